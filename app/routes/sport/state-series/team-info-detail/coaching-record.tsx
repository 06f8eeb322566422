import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import type { CoachingRecordView, CoachingRow } from './coaching-record-view';

const columns: readonly DataColumn<CoachingRow>[] = [
  { head: 'Season', cell: ({ text }) => <span className="whitespace-nowrap">{text}</span> },
  { head: 'W', name: 'Won', isNumeric: true, cell: ({ wins }) => wins },
  { head: 'L', name: 'Lost', isNumeric: true, cell: ({ losses }) => losses },
  { head: 'T', name: 'Tied', isNumeric: true, cell: ({ ties }) => ties },
  { head: 'Place', cell: ({ place }) => place ?? '' },
];

export function CoachingRecord({ coaching }: { readonly coaching: CoachingRecordView }) {
  const { schools, grandTotal } = coaching;
  if (grandTotal === null) return <EmptyState>No coaching record available.</EmptyState>;
  return (
    <DataTable
      caption="Coaching Record"
      columns={columns}
      sections={schools.map(({ name, seasons, total }) => ({
        key: name,
        title: name,
        rows: seasons,
        totals: [total],
      }))}
      totals={[grandTotal]}
    />
  );
}

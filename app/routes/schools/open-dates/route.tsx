import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Found } from '~/components/ui/found';
import { noValue } from '~/models/text/no-value';
import type { LoaderArgs } from '~/page/load-page';
import { openDateRules, type OpenDateRow, sources, toOpenDateGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toOpenDateGroups);

export default function OpenDates() {
  return <LoadedListPage rules={openDateRules} Body={Dates} />;
}

const columns: readonly DataColumn<OpenDateRow>[] = [
  { head: 'School', renderCell: ({ school }) => <Found name={school} /> },
  { head: 'Open date', renderCell: ({ date }) => <span className="whitespace-nowrap">{date}</span> },
  { head: 'Contest', whenNarrow: 'folded', renderCell: ({ contestType }) => contestType ?? noValue },
  { head: 'Location', whenNarrow: 'folded', renderCell: ({ location }) => location ?? noValue },
  {
    head: 'Contract',
    name: 'Length of the contract',
    whenNarrow: 'folded',
    renderCell: ({ contractLength }) => contractLength ?? noValue,
    renderFoldedCell: ({ contractLength }) => (contractLength === null ? null : `Contract: ${contractLength}`),
  },
  {
    head: 'Notes',
    whenNarrow: 'folded',
    renderCell: ({ notes }) => <span className="block min-w-40">{notes ?? noValue}</span>,
    renderFoldedCell: ({ notes }) => notes,
  },
];

function Dates({ group: { title, rows } }: { readonly group: ListGroup<OpenDateRow> }) {
  const terms = [...new Set(rows.map(({ term }) => term))];
  return (
    <DataTable
      caption={`Open dates in ${title ?? 'all sports'}`}
      columns={columns}
      sections={terms.map((term) => ({ key: term, title: term, rows: rows.filter((row) => row.term === term) }))}
    />
  );
}

import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { noValue } from '~/models/text/no-value';
import type { LoaderArgs } from '~/page/load-page';
import { type ClinicianRow, clinicianRules, sources, toClinicianGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toClinicianGroups);

export default function Clinicians() {
  return <LoadedListPage rules={clinicianRules} Body={ClinicianTable} what="The clinicians" />;
}

const columns: readonly DataColumn<ClinicianRow>[] = [
  { head: 'Name', renderCell: ({ name }) => name },
  { head: 'City', renderCell: ({ city }) => city ?? noValue },
  { head: 'ID', name: 'Official ID', renderCell: ({ officialId }) => officialId },
];

function ClinicianTable({ group: { title, rows } }: { readonly group: ListGroup<ClinicianRow> }) {
  return (
    <DataTable
      caption={`Clinicians in ${title ?? 'all sports'}`}
      columns={columns}
      rows={rows}
      buildRowKey={({ officialId }) => officialId}
    />
  );
}

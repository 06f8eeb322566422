import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Found, FoundNames } from '~/components/ui/found';
import type { LoaderArgs } from '~/page/load-page';
import { type CooperativeRow, cooperativeRules, sources, toCooperativeGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toCooperativeGroups);

export default function CooperativeTeams() {
  return <LoadedListPage rules={cooperativeRules} Body={Agreements} />;
}

const columns: readonly DataColumn<CooperativeRow>[] = [
  { head: 'Host', renderCell: ({ host }) => <Found name={host} /> },
  { head: 'With', renderCell: ({ guests }) => <FoundNames names={guests} /> },
  {
    head: 'Ends',
    name: 'The agreement ends',
    renderCell: ({ ends }) => <span className="whitespace-nowrap">{ends}</span>,
  },
];

function Agreements({ group: { title, rows } }: { readonly group: ListGroup<CooperativeRow> }) {
  return <DataTable caption={`Cooperative teams in ${title ?? 'all sports'}`} columns={columns} rows={rows} />;
}

import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { toRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Found, FoundNames } from '~/components/ui/found';
import { OptionalLink } from '~/components/ui/site-link';
import { getFootballTeamPath } from '~/config/football-team-path';
import type { LoaderArgs } from '~/page/load-page';
import { type CooperativeTeamRow, cooperativeTeamRules, sources, toCooperativeGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toCooperativeGroups, toRegularSeasonHeading);

export default function CooperativeTeams() {
  return <LoadedListPage rules={cooperativeTeamRules} Body={Teams} />;
}

const columns: readonly DataColumn<CooperativeTeamRow>[] = [
  { head: 'Host', whenNarrow: 'folded-with-name', renderCell: ({ host }) => <Found name={host} /> },
  {
    head: 'Team',
    isRowHead: true,
    renderCell: ({ id, name, logoUrl }) => (
      <span className="flex items-center gap-2">
        <SchoolMark markKey={id} name={name} logoUrl={logoUrl} />
        <OptionalLink to={getFootballTeamPath(id)} className="min-h-6 min-w-0 content-center">
          <Found name={name} />
        </OptionalLink>
      </span>
    ),
  },
  { head: 'Schools', renderCell: ({ schools }) => <FoundNames names={schools} /> },
  { head: 'Enroll.', name: 'Enrollment of all schools', isNumeric: true, field: 'enrollment' },
];

function Teams({ group: { rows } }: { readonly group: ListGroup<CooperativeTeamRow> }) {
  return <DataTable caption="Cooperative teams" columns={columns} rows={rows} />;
}

import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { Found } from '~/components/list/list-matcher';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { pack } from '~/components/ui/packed';
import { SiteLink } from '~/components/ui/site-link';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { buildTeamSchedulePath } from '~/models/football/team-path';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { type CooperativeTeamRow, cooperativeTeamRules, sources, toCooperativeGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const heading = buildRegularSeasonHeading(requireRegularSeasonSport(args.params));
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toCooperativeGroups(optional.teams?.value ?? []);
  return { heading, groups: pack(unavailable.includes('teams') ? null : groups) };
}

export default function CooperativeTeams() {
  const { heading, groups } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={usePageHeading()}
      area={heading}
      groups={useUnpacked(groups)}
      rules={cooperativeTeamRules}
      Body={Teams}
      what="The cooperative teams"
    />
  );
}

const columns: readonly DataColumn<CooperativeTeamRow>[] = [
  { head: 'Host', isFoldedOnPhones: true, isNamedWhenFolded: true, cell: ({ host }) => <Found name={host} /> },
  {
    head: 'Team',
    isRowHead: true,
    cell: ({ id, name, logoUrl }) => (
      <span className="flex items-center gap-2">
        <SchoolMark markKey={id} name={name} logoUrl={logoUrl} />
        <SiteLink to={buildTeamSchedulePath(id)} className="min-h-6 min-w-0 content-center">
          <Found name={name} />
        </SiteLink>
      </span>
    ),
  },
  {
    head: 'Schools',
    cell: ({ schools }) => (
      <ul>
        {schools.map((school) => (
          <li key={school}>
            <Found name={school} />
          </li>
        ))}
      </ul>
    ),
  },
  { head: 'Enroll.', name: 'Enrollment of all schools', isNumeric: true, cell: ({ enrollment }) => enrollment },
];

function Teams({ group: { rows } }: { readonly group: ListGroup<CooperativeTeamRow> }) {
  return (
    <DataTable
      caption="Cooperative teams"
      isCaptionHidden
      columns={columns}
      sections={[{ key: 'teams', rows }]}
      rowKey={({ id }) => id}
    />
  );
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { BidNotes } from '~/components/football/bid-notes';
import { JumpLinks } from '~/components/football/jump-links';
import { PlayoffSection } from '~/components/football/playoff-section';
import { TeamName } from '~/components/football/team-name';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { buildHref, Route } from '~/href';
import { loadView } from '~/page/load-view';
import { buildPageMeta } from '~/page/page-meta';
import { type ClincherRow, sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) => buildPageMeta(args, { title: 'Football Playoff Clinchers' });

export default function Clinchers() {
  const { heading, clinchers, unavailable, ...packed } = useLoaderData<typeof loader>();
  const groups = useUnpacked(packed.groups);
  return (
    <Page className="print-small" {...heading}>
      <LiveBar stamp={clinchers.stamp} refreshHref={buildHref(Route.fbClinchers, { sportId: 'football' })} />
      <div className="mt-3">
        <JumpLinks label="Bids" sections={clinchers.sections} />
      </div>
      {unavailable.includes('clinchers') && <Unavailable what="The clinchers" isMain />}
      {!unavailable.includes('clinchers') && groups.length === 0 && (
        <EmptyState detail="The list begins with the first results of the season.">No data available.</EmptyState>
      )}
      {groups.map(({ id, title, size, rows }) => (
        <PlayoffSection key={id} id={id} title={title} aside={size}>
          <DataTable caption={title} columns={columns} rows={rows} />
        </PlayoffSection>
      ))}
      {groups.length > 0 && (
        <div className="mt-6">
          <BidNotes />
        </div>
      )}
    </Page>
  );
}

const columns: readonly DataColumn<ClincherRow>[] = [
  { head: 'Bid', cell: ({ bid }) => bid },
  { head: 'School', isRowHead: true, className: 'max-w-none', cell: (row) => <TeamName team={row} /> },
  { head: 'W-L', name: 'Wins and losses', isNumeric: true, cell: ({ record }) => record },
  { head: 'Opp. Wins', name: 'Wins of all opponents', isNumeric: true, cell: ({ opponentsWins }) => opponentsWins },
  {
    head: 'Def. Opp. Wins',
    name: 'Wins of defeated opponents',
    isNumeric: true,
    isFoldedOnPhones: true,
    isNamedWhenFolded: true,
    cell: ({ defeatedOpponentsWins }) => defeatedOpponentsWins,
  },
  {
    head: 'Enroll',
    name: 'Enrollment',
    isNumeric: true,
    isFoldedOnPhones: true,
    isNamedWhenFolded: true,
    cell: ({ enrollment }) => enrollment,
  },
];

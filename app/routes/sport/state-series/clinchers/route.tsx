import { useLoaderData } from '@remix-run/react';
import { PlayoffListPage } from '~/blocks/state-series/playoff-list-page';
import { BidBadge } from '~/components/football/bid-badge';
import { BidNotes } from '~/components/football/bid-notes';
import { TeamName } from '~/components/football/team-name';
import { type DataColumn, foldedFigure } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { buildHref, Route } from '~/href';
import { formatEnrollment, formatWinsAndLosses } from '~/models/football/playoff-columns';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import type { Clincher } from '~/upstream/football-qualification';
import { sources, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage({ title: 'Football Playoff Clinchers' });

export default function Clinchers() {
  return (
    <PlayoffListPage
      data={useLoaderData<typeof loader>()}
      path={buildHref(Route.fbClinchers, { sportId: 'football' })}
      columns={columns}
      what="The clinchers"
      label="Bids"
      className="print-small"
      empty={<EmptyState detail="The list begins with the first results of the season.">No data available.</EmptyState>}
    >
      <div className="mt-6">
        <BidNotes />
      </div>
    </PlayoffListPage>
  );
}

const columns: readonly DataColumn<Clincher>[] = [
  { head: 'Bid', width: 'w-9 large-phone:w-12', renderCell: ({ bid }) => <BidBadge bid={bid} /> },
  {
    head: 'School',
    isRowHead: true,
    className: 'max-w-none',
    renderCell: (row) => <TeamName team={row} isForHundreds />,
  },
  {
    head: 'W-L',
    name: 'Wins and losses',
    isNumeric: true,
    width: 'w-11 large-phone:w-20',
    renderCell: formatWinsAndLosses,
  },
  {
    head: 'Opp. Wins',
    name: 'Wins of all opponents',
    isNumeric: true,
    width: 'w-20 large-phone:w-26',
    field: 'opponentsWins',
  },
  {
    head: 'Def. Opp. Wins',
    name: 'Wins of defeated opponents',
    ...foldedFigure,
    width: 'w-34',
    field: 'defeatedOpponentsWins',
  },
  {
    head: 'Enroll',
    name: 'Enrollment',
    ...foldedFigure,
    width: 'w-26',
    renderCell: (row) => formatEnrollment(row.enrollment),
  },
];

import { useLoaderData } from '@remix-run/react';
import { PlayoffListPage } from '~/blocks/state-series/playoff-list-page';
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
  { head: 'Bid', field: 'bid' },
  { head: 'School', isRowHead: true, className: 'max-w-none', renderCell: (row) => <TeamName team={row} /> },
  { head: 'W-L', name: 'Wins and losses', isNumeric: true, renderCell: formatWinsAndLosses },
  { head: 'Opp. Wins', name: 'Wins of all opponents', isNumeric: true, field: 'opponentsWins' },
  { head: 'Def. Opp. Wins', name: 'Wins of defeated opponents', ...foldedFigure, field: 'defeatedOpponentsWins' },
  { head: 'Enroll', name: 'Enrollment', ...foldedFigure, renderCell: (row) => formatEnrollment(row.enrollment) },
];

import { useLoaderData } from '@remix-run/react';
import { PlayoffListPage } from '~/blocks/state-series/playoff-list-page';
import { BidNotes } from '~/components/football/bid-notes';
import { bidColumn, defeatedWinsColumn, recordColumn, schoolColumn } from '~/components/football/playoff-columns';
import type { DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
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
      path={buildHref(Route.fbClinchers, { sportId: playoffSportId })}
      columns={columns}
      secondLine="[--before:0rem] tablet:[--before:3rem]"
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
  // The heading above the table says it, too.
  { ...bidColumn, className: 'max-tablet:hidden' },
  { ...schoolColumn, isRowHead: true },
  recordColumn,
  {
    head: 'Opp. Wins',
    name: 'Wins of all opponents',
    isNumeric: true,
    width: 'w-17 large-phone:w-26',
    field: 'opponentsWins',
  },
  defeatedWinsColumn,
  {
    head: 'Enroll',
    name: 'Enrollment',
    isNumeric: true,
    whenNarrow: 'folded',
    renderFoldedCell: ({ enrollment }) => enrollment !== null && `Enrollment ${formatEnrollment(enrollment)}`,
    width: 'w-26',
    renderCell: (row) => formatEnrollment(row.enrollment),
  },
];

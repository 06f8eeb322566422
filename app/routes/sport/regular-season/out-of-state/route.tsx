import { useLoaderData } from '@remix-run/react';
import { GameDay, GameResult } from '~/components/football/game-day';
import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { Results } from '~/components/ui/results';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type OutOfStateRow, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

const columns: readonly DataColumn<OutOfStateRow>[] = [
  {
    head: 'School',
    renderCell: ({ school, logoUrl }) => (
      <span className="flex items-center gap-2">
        <span className="max-tablet:hidden">
          <SchoolMark markKey={school} name={school} logoUrl={logoUrl} />
        </span>
        {school}
      </span>
    ),
  },
  {
    head: 'Date',
    whenNarrow: 'folded',
    renderCell: ({ date, time }) => (
      <span className="whitespace-nowrap">
        {date} {time !== null && <span className="text-xs text-ink-2 tablet:block">{time}</span>}
      </span>
    ),
  },
  { head: 'Result', renderCell: GameResult },
  {
    head: 'Opponent',
    renderCell: ({ to, school, opponent }) => (
      <GameDay to={to} about={school}>
        {opponent}
      </GameDay>
    ),
  },
];

export default function OutOfState() {
  const { heading, weeks, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page className="print-small" {...heading}>
      {unavailable.includes('games') && <Unavailable what="The games" isMain />}
      {!unavailable.includes('games') && weeks.length === 0 && <EmptyState>No games found.</EmptyState>}
      {weeks.length > 0 && (
        <Results>
          <DataTable caption="Games against teams of other states" columns={columns} sections={weeks} />
        </Results>
      )}
    </Page>
  );
}

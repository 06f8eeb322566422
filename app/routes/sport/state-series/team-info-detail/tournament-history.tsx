import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Results } from '~/components/ui/results';
import type { HistoryYear, TeamProfileView } from './page';

const columns: readonly DataColumn<HistoryYear['games'][number]>[] = [
  { head: 'Round', renderCell: ({ round }) => round },
  { head: 'Winner', renderCell: ({ winnerName }) => <b>{winnerName}</b> },
  { head: 'Score', name: 'Winner’s score', isNumeric: true, renderCell: (game) => game.winnerScore },
  { head: 'Loser', field: 'loserName' },
  { head: 'Opp.', name: 'Loser’s score', isNumeric: true, renderCell: (game) => game.loserScore },
  { head: 'OT / PK', name: 'Overtime and penalty kicks', field: 'decidedIn' },
];

interface TournamentHistoryProps {
  readonly years: readonly HistoryYear[];
  readonly profile: TeamProfileView;
}

export function TournamentHistory({ years, profile: { programName } }: TournamentHistoryProps) {
  if (years.length === 0) {
    return <EmptyState>{`This is the first tournament appearance for ${programName}.`}</EmptyState>;
  }
  return (
    <Results isWhole>
      <div className="grid gap-6">
        {years.map((year) => (
          <Year key={year.id} year={year} />
        ))}
      </div>
    </Results>
  );
}

function Year({ year: { year, place, facts, games } }: { readonly year: HistoryYear }) {
  return (
    <div className="min-w-0">
      <h3>
        {year}
        {place !== null && <span className="ml-3 text-d-md font-semibold text-ink-2">{`${place} place`}</span>}
      </h3>
      <dl className="mb-2 flex flex-wrap gap-x-5 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {games.length > 0 && <DataTable caption={`Games of ${year}`} columns={columns} rows={games} />}
    </div>
  );
}

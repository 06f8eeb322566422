import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Results } from '~/components/ui/results';
import type { HistoryGameRow, HistoryView, HistoryYear } from './history-view';

const columns: readonly DataColumn<HistoryGameRow>[] = [
  { head: 'Round', field: 'round' },
  { head: 'Winner', renderCell: ({ winner, hasWon }) => (hasWon ? <b>{winner}</b> : winner) },
  { head: 'Score', name: 'Winner’s score', isNumeric: true, field: 'winnerScore' },
  { head: 'Loser', field: 'loser' },
  { head: 'Opp.', name: 'Loser’s score', isNumeric: true, field: 'loserScore' },
  { head: 'OT / PK', name: 'Overtime and penalty kicks', field: 'decidedIn' },
];

/** Earlier trips to the state finals by year. */
export function TournamentHistory({ history: { years, emptyText } }: { readonly history: HistoryView }) {
  if (years.length === 0) return <EmptyState>{emptyText}</EmptyState>;
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
      <h3 className="text-d-lg">
        {year}
        {place !== null && <span className="ml-3 text-d-md font-semibold text-accent">{place}</span>}
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

import { ResultMark } from '~/components/scores/result-mark';
import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { noValue } from '~/models/text/no-value';
import type { GameRow, SeasonView } from './season-view';

const columns: readonly DataColumn<GameRow>[] = [
  { head: 'Date', renderCell: ({ date }) => <span className="whitespace-nowrap">{date}</span> },
  { head: 'Opponent', field: 'opponent' },
  {
    head: 'W/L',
    name: 'Won, lost or tied',
    renderCell: ({ outcome }) => <ResultMark result={outcome} missing={noValue} />,
  },
  {
    head: 'Score',
    name: 'Own score',
    isNumeric: true,
    renderCell: ({ ownScore }) => <span className="result">{ownScore ?? noValue}</span>,
  },
  {
    head: 'Opp.',
    name: 'Opponent’s score',
    isNumeric: true,
    renderCell: ({ opponentScore }) => <span className="result">{opponentScore ?? noValue}</span>,
  },
];

export function Season({ season: { parts } }: { readonly season: SeasonView }) {
  if (parts.length === 0) return <EmptyState>No scores available.</EmptyState>;
  return (
    <Results>
      <DataTable caption="Scores" columns={columns} sections={parts} />
    </Results>
  );
}

/** The last results and the next game. */
export function LatestGames({ season: { season, latest, next } }: { readonly season: SeasonView }) {
  if (latest.length === 0 && next === null) return null;
  return (
    <Part id="latest-games" title="Latest Games" note={season}>
      <Results>
        <ul className="max-w-2xl text-sm">
          {next !== null && (
            <li className={gameLine}>
              <span className="text-ink-2">{next.date}</span>
              <span>{next.opponent}</span>
              <b>Next</b>
            </li>
          )}
          {latest.map(({ contestId, date, opponent, outcome, ownScore, opponentScore }) => (
            <li key={contestId} className={gameLine}>
              <span className="text-ink-2">{date}</span>
              <span>{opponent}</span>
              <span className="result whitespace-nowrap">
                <ResultMark result={outcome} missing={noValue} /> {ownScore ?? noValue}-{opponentScore ?? noValue}
              </span>
            </li>
          ))}
        </ul>
      </Results>
    </Part>
  );
}

const gameLine = 'grid min-h-row grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line';

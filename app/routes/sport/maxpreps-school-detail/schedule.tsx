import { useMemo } from 'react';
import { ResultMark } from '~/components/scores/result-mark';
import { useLatestGame } from '~/components/scores/use-latest-game';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Results } from '~/components/ui/results';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import type { GameState, ShownGame } from '~/models/games/seen-games';
import { noValue } from '~/models/text/no-value';
import type { GameRow } from './season-view';

/** The season game by game. */
export function Schedule({ games }: { readonly games: readonly GameRow[] }) {
  if (games.length === 0) return <EmptyState>No games found.</EmptyState>;
  const hasSets = games.some(({ sets }) => sets !== null);
  return (
    <>
      <Results>
        <DataTable caption="Schedule" columns={hasSets ? [...columns, setsColumn] : columns} rows={games} />
      </Results>
      {games.some(({ isConference }) => isConference) && <p className="mt-2 text-sm text-ink-2">* Conference game</p>}
    </>
  );
}

const columns: readonly DataColumn<GameRow>[] = [
  { head: 'Date', renderCell: (game) => <GameDate game={game} /> },
  { head: 'Opponent', isRowHead: true, renderCell: (game) => <Opponent game={game} /> },
  { head: 'W/L', name: 'Won, lost or tied', renderCell: (game) => <Result game={game} /> },
  { head: 'Score', name: 'Score, or start', isNumeric: true, renderCell: (game) => <Score game={game} /> },
];

const setsColumn: DataColumn<GameRow> = {
  head: 'Sets',
  whenNarrow: 'folded',
  renderCell: ({ sets }) => (sets === null ? noValue : <span className="result tablet:whitespace-nowrap">{sets}</span>),
};

function GameDate({ game: { date, gameTo, opponent } }: { readonly game: GameRow }) {
  if (gameTo === null) return <span className="whitespace-nowrap">{date}</span>;
  return (
    <SiteLink
      to={gameTo}
      prefetch="none"
      about={`game against ${opponent}`}
      className="inline-block min-h-6 whitespace-nowrap"
    >
      {date}
    </SiteLink>
  );
}

function Opponent({ game: { isAway, opponent, opponentTo, isConference } }: { readonly game: GameRow }) {
  return (
    <>
      <span className="inline-flex items-baseline gap-1">
        {isAway && (
          <>
            <span aria-hidden="true">@ </span>
            <span className="sr-only">at </span>
          </>
        )}
        <OptionalLink to={opponentTo} prefetch="none" className="inline-block min-h-6">
          {opponent}
        </OptionalLink>
      </span>
      {isConference && (
        <>
          <span aria-hidden="true">*</span>
          <span className="sr-only">, conference</span>
        </>
      )}
    </>
  );
}

/** The row's latest known state. Rows with sets lack points, so they tell cards nothing. */
function useLatestRow(game: GameRow): { readonly row: GameRow; readonly isMarked: boolean } {
  const { later, isMarked } = useLatestGame(
    useMemo(() => readGameRow(game), [game]),
    game.sets === null,
  );
  return { row: later === null ? game : showStateInRow(game, later), isMarked };
}

function Result({ game }: { readonly game: GameRow }) {
  const { row } = useLatestRow(game);
  return <ResultMark result={row.outcome} missing={noValue} />;
}

function Score({ game }: { readonly game: GameRow }) {
  const { row, isMarked } = useLatestRow(game);
  const { score, shootout, outcome, isLive, boxScoreUrl, opponent, date } = row;
  // An upcoming game shows its start here.
  const look = outcome === null && !isLive ? '' : 'result';
  return (
    <OptionalLink
      to={boxScoreUrl}
      about={`box score against ${opponent}, ${date}`}
      className={`inline-block min-h-6 ${look}`}
    >
      <span className={`whitespace-nowrap ${look}${isMarked ? ' just-changed' : ''}`}>{score + shootout}</span>
    </OptionalLink>
  );
}

/** The row's game in the daily feed; `null` for an old game. */
export function readGameRow({ id, followed, outcome, isLive, score }: GameRow): ShownGame | null {
  if (followed === null) return null;
  const [own, others] = score.replace(/^Live /, '').split('-');
  const isOver = outcome !== null;
  const hasScores = isOver || isLive;
  return {
    id,
    names: followed.names,
    feed: 'd',
    asOfMs: followed.asOfMs,
    state: {
      kind: isOver ? 'final' : isLive ? 'live' : 'scheduled',
      scores: hasScores ? [[own ?? null], [others ?? null]] : [[null], [null]],
      outcomes: [outcome === 'W' ? 'won' : null, outcome === 'L' ? 'won' : null],
      words: [isOver ? 'Final' : isLive ? 'Live' : score],
    },
  };
}

/** The row with a later state, whose first team is its own; unchanged for a state without a score. */
export function showStateInRow(row: GameRow, { kind, scores: [own, others], outcomes }: GameState): GameRow {
  if ((kind !== 'live' && kind !== 'final') || [own[0], others[0]].includes(null)) return row;
  const points = own.map((text, index) => [Number(text), Number(others[index])] as const);
  const [wins, losses] =
    points.length === 1
      ? (points[0] ?? [0, 0])
      : [points.filter(([a, b]) => a > b).length, points.filter(([a, b]) => a < b).length];
  const score = `${wins}-${losses}`;
  if (kind === 'live') return { ...row, outcome: null, isLive: true, score: `Live ${score}` };
  const winner = outcomes.indexOf('won');
  return {
    ...row,
    isLive: false,
    outcome: winner === 0 ? 'W' : winner === 1 ? 'L' : 'T',
    score,
    sets: points.length === 1 ? row.sets : points.map((set) => set.join('-')).join(', '),
  };
}

import { useMemo } from 'react';
import { ResultMark } from '~/components/scores/result-mark';
import { useLatestGame } from '~/components/scores/use-latest-game';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Results } from '~/components/ui/results';
import { SiteLink } from '~/components/ui/site-link';
import { noValue } from '~/models/text/no-value';
import { readGameRow, showStateInRow } from './latest-row';
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
  { head: 'Date', cell: (game) => <GameDate game={game} /> },
  { head: 'Opponent', isRowHead: true, cell: (game) => <Opponent game={game} /> },
  { head: 'W/L', name: 'Won, lost or tied', cell: (game) => <Result game={game} /> },
  { head: 'Score', name: 'Score, or start', isNumeric: true, cell: (game) => <Score game={game} /> },
];

const setsColumn: DataColumn<GameRow> = {
  head: 'Sets',
  isFoldedOnPhones: true,
  cell: ({ sets }) => (sets === null ? noValue : <span className="result tablet:whitespace-nowrap">{sets}</span>),
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
      {isAway && (
        <>
          <span aria-hidden="true">@ </span>
          <span className="sr-only">at </span>
        </>
      )}
      {opponentTo === null ? (
        opponent
      ) : (
        <SiteLink to={opponentTo} prefetch="none" className="inline-block min-h-6">
          {opponent}
        </SiteLink>
      )}
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
  const { score, outcome, boxScoreUrl, opponent, date } = row;
  // An upcoming game shows its start here.
  const look = outcome === null ? '' : 'result';
  const text = <span className={`whitespace-nowrap ${look}${isMarked ? ' just-changed' : ''}`}>{score}</span>;
  if (boxScoreUrl === null) return text;
  return (
    <SiteLink
      to={boxScoreUrl}
      about={`box score against ${opponent}, ${date}`}
      className={`inline-block min-h-6 ${look}`}
    >
      {text}
    </SiteLink>
  );
}

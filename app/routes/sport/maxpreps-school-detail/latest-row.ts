import type { GameState, ShownGame } from '~/models/games/seen-games';
import type { GameRow } from './season-view';

/** The row's game in the daily feed; `null` for an old game. */
export function readGameRow({ id, followed, outcome, score }: GameRow): ShownGame | null {
  if (followed === null) return null;
  const [own, others] = score.split('-');
  const isOver = outcome !== null;
  return {
    id,
    names: followed.names,
    feed: 'd',
    asOfMs: followed.asOfMs,
    state: {
      kind: isOver ? 'final' : 'scheduled',
      scores: isOver ? [[own ?? null], [others ?? null]] : [[null], [null]],
      outcomes: [outcome === 'W' ? 'won' : null, outcome === 'L' ? 'won' : null],
      words: [isOver ? 'Final' : score],
    },
  };
}

/** The row with a later state, whose first team is its own. */
export function showStateInRow(row: GameRow, { kind, scores: [own, others], outcomes, words }: GameState): GameRow {
  if (kind !== 'live' && kind !== 'final') return row;
  const points = own.map((text, index) => [Number(text), Number(others[index])] as const);
  const [wins, losses] =
    points.length === 1
      ? (points[0] ?? [0, 0])
      : [points.filter(([a, b]) => a > b).length, points.filter(([a, b]) => a < b).length];
  const score = `${wins}-${losses}`;
  if (kind === 'live') return { ...row, outcome: null, score: [score, ...words].join(' ') };
  const winner = outcomes.indexOf('won');
  return {
    ...row,
    outcome: winner === 0 ? 'W' : winner === 1 ? 'L' : 'T',
    score,
    sets: points.length === 1 ? row.sets : points.map((set) => set.join('-')).join(', '),
  };
}

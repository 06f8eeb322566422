import type { GameState, ShownGame } from '../games/seen-games';
import type { ScheduleRow } from './schedule-view';

/** A game of a schedule, as score cards of its week know it; `null` for one that is not followed. */
export function readScheduleRow({ followed, result, score, note }: ScheduleRow): ShownGame | null {
  if (followed === undefined) return null;
  const [own, others] = score?.split('-') ?? [];
  const isOver = result !== null;
  return {
    ...followed,
    feed: 'f',
    state: {
      kind: isOver ? 'final' : 'scheduled',
      scores: isOver ? [[own ?? null], [others ?? null]] : [[null], [null]],
      outcomes: [result === 'W' ? 'won' : null, result === 'L' ? 'won' : null],
      words: isOver && note === null ? ['Final'] : [note ?? ''],
    },
  };
}

/** The row with a later state, whose first team is the schedule's own; unchanged for a state without a score. */
export function showStateInScheduleRow(row: ScheduleRow, { kind, scores, outcomes, words }: GameState): ScheduleRow {
  const points = scores.map(([first]) => first);
  if ((kind !== 'live' && kind !== 'final') || points.includes(null)) return row;
  const score = points.join('-');
  if (kind === 'live') return { ...row, result: null, score, note: words.join(' ') };
  const winner = outcomes.indexOf('won');
  return {
    ...row,
    result: winner === 0 ? 'W' : winner === 1 ? 'L' : 'T',
    score,
    // `Final / OT`
    note: words[0]?.split(' / ')[1] ?? null,
  };
}

import { type Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { Champions } from '~/models/state-series/champions';
import type { GolfFinals } from '../state-series/golf-finals';
import type { LiveBoards } from './golf-sources';
import { toGolfBoard } from './golf-view';
import type { LiveBoard } from './live-view';

/** Golf finals played today: leaders of each class. */
export interface RunningFinalsView {
  readonly boards: readonly LiveBoard[];
  /** `null` while nothing could be read. */
  readonly stamp: UpdateStamp | null;
}

const leadersOfClass = 5;

/** `null` on days without play. */
export function toRunningFinalsView(
  sport: Sport,
  finals: GolfFinals | null,
  boards: LiveBoards,
  today: string,
  clock: ContentClock,
): RunningFinalsView | null {
  if (finals === null || !finals.days.includes(today)) return null;
  const oldest = findOldestValue(Object.values(boards.sourceValues));
  return {
    boards: finals.sites.map((site) => toGolfBoard(site, boards, sport.id, leadersOfClass)),
    stamp: oldest && updateStamp(oldest, clock),
  };
}

/**
 * Whether the champions are those of the current finals: their medalist is then on the leaderboard with the same score.
 * `null` if there is nothing to compare.
 */
export function areOfRunningFinals(
  champions: readonly Champions[],
  { sourceValues }: Pick<LiveBoards, 'sourceValues'>,
): boolean | null {
  const compared = champions.flatMap(({ classId, individuals: [medalist] }) => {
    const board = sourceValues[classId ?? '']?.value;
    if (board === undefined || medalist === undefined) return [];
    return [board.standings.some(({ name, gross }) => name === medalist.name && gross === medalist.points)];
  });
  return compared.length === 0 ? null : compared.every(Boolean);
}

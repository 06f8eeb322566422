import { DAY_MS, MINUTE_MS } from '~/time-units';
import type { Game } from './game';
import { computeGameStart } from './game-days';
import { readGameStatus } from './game-status';

/** A game without a final score after its expected end (content clock). */
export type OverdueGame = ReturnType<typeof listOverdueGames>[number];

export interface OverdueOptions {
  readonly nowMs: number;
  readonly timeZone: string;
  /** Typical duration of a game of a sport; the sport is `null` in feeds of a single sport. */
  readonly getMinutes: (sportId: string | null) => number;
}

/** Minutes after the expected end from which a missing final score is worth a call. */
export const OVERDUE_AFTER_MINUTES = 90;

/** Days after which a missing score is given up, so that the list does not grow forever. */
export const OVERDUE_FOR_DAYS = 30;

const MOST_OVERDUE_MS = OVERDUE_FOR_DAYS * DAY_MS;
/** A game without a time of day may begin at any time until this one, in minutes after midnight. */
const LATEST_START = 20 * 60;

/** Games without a final score in any feed long after their expected end, longest overdue first. */
export function listOverdueGames(games: readonly Game[], options: OverdueOptions) {
  const settled = new Set(games.filter(isSettled).map(getCompetitionId));
  const open = new Map(games.filter((game) => !isSettled(game)).map((game) => [getCompetitionId(game), game]));
  return [...open.values()]
    .filter((game) => !settled.has(getCompetitionId(game)))
    .flatMap((game) => {
      const expectedEndMs = computeExpectedEnd(game, options);
      if (expectedEndMs === null) return [];
      const overdueMs = options.nowMs - expectedEndMs;
      const isOverdue = overdueMs >= OVERDUE_AFTER_MINUTES * MINUTE_MS && overdueMs <= MOST_OVERDUE_MS;
      return isOverdue ? [{ game, expectedEndMs, overdueMs }] : [];
    })
    .sort((a, b) => b.overdueMs - a.overdueMs);
}

function isSettled(game: Game): boolean {
  if (game.kind === 'final' || game.kind === 'forfeit') return true;
  const remark = game.kind === 'scheduled' ? game.remark : null;
  return [remark, game.scheduleChange].some((words) =>
    ['cancelled', 'postponed', 'halted', 'forfeit'].includes(readGameStatus(words ?? '').progress),
  );
}

/** Feeds number games independently, so a game is identified by teams, day and hour. */
function getCompetitionId({ day, sportId, time, teams }: Game): string {
  return [day, sportId, time?.minutesOfDay, ...teams.map(({ name }) => name).sort()].join('|');
}

function computeExpectedEnd({ day, time, sportId }: Game, { timeZone, getMinutes }: OverdueOptions): number | null {
  const start = computeGameStart(
    { day, time: { minutesOfDay: time?.minutesOfDay ?? LATEST_START, text: '' } },
    timeZone,
  );
  return start && start.valueOf() + getMinutes(sportId) * MINUTE_MS;
}

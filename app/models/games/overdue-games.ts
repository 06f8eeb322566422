import { fromZonedTime } from 'date-fns-tz';
import { DAY_MS, MINUTE_MS } from '~/time-units';
import type { Game } from './game';

/** A game that should be over, and for which nobody has sent a final score. */
export interface OverdueGame {
  readonly game: Game;
  /** Milliseconds since the epoch, content clock. */
  readonly expectedEndMs: number;
  readonly overdueMs: number;
}

export interface OverdueOptions {
  /** Content clock. */
  readonly nowMs: number;
  readonly timeZone: string;
  /** How long a game of a sport takes, in minutes; of feeds that hold one sport only the sport is `null`. */
  readonly getMinutes: (sportId: string | null) => number;
  /** So long after the expected end a game is overdue. */
  readonly graceMinutes: number;
}

/** A final score that is missing for so long after the expected end is worth a call. */
export const OVERDUE_AFTER_MINUTES = 90;

/** Of what ended earlier nobody is called any more: a feed that never gives a final score would fill the list for ever. */
export const OVERDUE_FOR_DAYS = 30;

const MOST_OVERDUE_MS = OVERDUE_FOR_DAYS * DAY_MS;
/** Words with which a feed says that a game is not played now. */
const NOT_PLAYED = /postpone|cancel|suspend|no contest|bye|forfeit|moved|resched/i;
/** A game without a time of day may begin at any time until this one, in minutes after midnight. */
const LATEST_START = 20 * 60;

/**
 * Games that are still not final so long after they should have ended: somebody has to be called. Of a game that several
 * feeds hold, one final score is enough. Those of the last `OVERDUE_FOR_DAYS`, longest overdue first.
 */
export function listOverdueGames(games: readonly Game[], options: OverdueOptions): readonly OverdueGame[] {
  const settled = new Set(games.filter(isSettled).map(getCompetitionId));
  const open = new Map(games.filter((game) => !isSettled(game)).map((game) => [getCompetitionId(game), game]));
  return [...open.values()]
    .filter((game) => !settled.has(getCompetitionId(game)))
    .flatMap((game): OverdueGame[] => {
      const expectedEndMs = expectedEnd(game, options);
      if (expectedEndMs === null) return [];
      const overdueMs = options.nowMs - expectedEndMs;
      const isOverdue = overdueMs >= options.graceMinutes * MINUTE_MS && overdueMs <= MOST_OVERDUE_MS;
      return isOverdue ? [{ game, expectedEndMs, overdueMs }] : [];
    })
    .sort((one, other) => other.overdueMs - one.overdueMs);
}

function isSettled(game: Game): boolean {
  if (game.kind === 'final' || game.kind === 'forfeit') return true;
  const remark = game.kind === 'scheduled' ? game.remark : null;
  return NOT_PLAYED.test(`${remark ?? ''} ${game.scheduleChange ?? ''}`);
}

/** Feeds number their games each for itself: the same teams on the same day, at the same hour, are the same game. */
function getCompetitionId({ day, sportId, time, teams }: Game): string {
  return [day, sportId, time?.minutesOfDay, ...teams.map(({ name }) => name).sort()].join('|');
}

function expectedEnd({ day, time, sportId }: Game, { timeZone, getMinutes }: OverdueOptions): number | null {
  if (day === null) return null;
  const start = time?.minutesOfDay ?? LATEST_START;
  const [hour, minute] = [Math.floor(start / 60), start % 60].map((part) => String(part).padStart(2, '0'));
  const startMs = fromZonedTime(`${day}T${hour ?? ''}:${minute ?? ''}:00`, timeZone).valueOf();
  return Number.isNaN(startMs) ? null : startMs + getMinutes(sportId) * MINUTE_MS;
}

import type { PrepGame } from '~/upstream/prep-schools';
import { getMonday } from '../dates/calendar-date';
import { parseCalledOff, compareTimes } from '../games/game';

/** What a schedule says of a season so far. */
export interface TeamSeason {
  /** Games with a result, oldest first. */
  readonly played: readonly PrepGame[];
  /** The newest five results, oldest first. */
  readonly lastFive: readonly PrepGame[];
  /** The first game that is still to be played; `null` after the season. */
  readonly next: PrepGame | null;
  readonly ties: number;
  readonly weeks: readonly WeekOfPoints[];
}

/** The points of the games of one week, from its Monday on. */
interface WeekOfPoints {
  /** `YYYY-MM-DD` */
  readonly monday: string;
  readonly games: number;
  readonly scored: number;
  readonly allowed: number;
}

/** @param today `YYYY-MM-DD` */
export function buildTeamSeason(games: readonly PrepGame[], today: string): TeamSeason {
  const ordered = sortByDay(games);
  const played = ordered.filter(({ outcome }) => outcome !== null);
  return {
    played,
    lastFive: played.slice(-5),
    next: ordered.find((game) => isToCome(game, today)) ?? null,
    ties: played.filter(({ outcome }) => outcome === 'T').length,
    weeks: groupByWeek(played),
  };
}

/** Games by date and time; those without a date last. */
export function sortByDay(games: readonly PrepGame[]): PrepGame[] {
  return [...games].sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999') || compareTimes(a.time, b.time));
}

/** Whether the time says that a game is called off or postponed. */
function isOff({ time }: PrepGame): boolean {
  return time !== null && parseCalledOff(time.text) !== null;
}

function isToCome(game: PrepGame, today: string): boolean {
  return game.outcome === null && game.day !== null && game.day >= today && !isOff(game);
}

function groupByWeek(played: readonly PrepGame[]): WeekOfPoints[] {
  const weeks = new Map<string, WeekOfPoints>();
  for (const { day, ownScore, opponentScore } of played) {
    if (day === null || ownScore === null || opponentScore === null) continue;
    const monday = getMonday(day);
    const { games, scored, allowed } = weeks.get(monday) ?? { games: 0, scored: 0, allowed: 0 };
    weeks.set(monday, { monday, games: games + 1, scored: scored + ownScore, allowed: allowed + opponentScore });
  }
  return [...weeks.values()];
}

import type { PrepGame } from '~/upstream/prep-schools';
import { compareByDay, getMonday } from '../dates/calendar-date';
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
  return [...games].sort((a, b) => compareByDay(a, b) || compareTimes(a.time, b.time));
}

function isToCome({ outcome, day, time }: PrepGame, today: string): boolean {
  return outcome === null && day !== null && day >= today && parseCalledOff(time?.text ?? '') === null;
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

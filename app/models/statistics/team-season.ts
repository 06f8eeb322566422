import type { PrepGame } from '~/upstream/prep-schools';
import { compareByDay, getMonday } from '../dates/calendar-date';
import { parseCalledOff, compareTimes } from '../games/game';
import { isNoGame } from '../teams/placeholder';

/**
 * What a schedule says of a season so far: games with a result (oldest first), the first that is still to be played, and points by week.
 * @param today `YYYY-MM-DD`
 */
export function buildTeamSeason(games: readonly PrepGame[], today: string) {
  const ordered = sortByDay(games);
  const played = ordered.filter(({ outcome }) => outcome !== null);
  const left = ordered.filter((game) => isToCome(game, today));
  return {
    played,
    lastFive: played.slice(-5),
    next: left[0] ?? null,
    leftCount: left.length,
    ties: played.filter(({ outcome }) => outcome === 'T').length,
    weeks: groupByWeek(played),
  };
}

/** Games by date and time; those without a date last. */
export function sortByDay(games: readonly PrepGame[]): PrepGame[] {
  return [...games].sort((a, b) => compareByDay(a, b) || compareTimes(a.time, b.time));
}

function isToCome({ outcome, day, time, opponent }: PrepGame, today: string): boolean {
  return (
    !isNoGame(opponent) && outcome === null && day !== null && day >= today && parseCalledOff(time?.text ?? '') === null
  );
}

function groupByWeek(played: readonly PrepGame[]) {
  const weeks = new Map<string, { readonly games: number; readonly scored: number; readonly allowed: number }>();
  for (const { day, ownScore, opponentScore } of played) {
    if (day === null || ownScore === null || opponentScore === null) continue;
    const monday = getMonday(day);
    const { games, scored, allowed } = weeks.get(monday) ?? { games: 0, scored: 0, allowed: 0 };
    weeks.set(monday, { games: games + 1, scored: scored + ownScore, allowed: allowed + opponentScore });
  }
  return [...weeks].map(([monday, points]) => ({ monday, ...points }));
}

import type { PrepGame } from '~/upstream/prep-schools';
import { compareByDay } from '../dates/calendar-date';
import { parseCalledOff, compareTimes } from '../games/game';
import { isNoGame } from '../teams/placeholder';

/**
 * What a schedule says of a season so far: games with a result and those still to be played, oldest first.
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
    left,
    ties: played.filter(({ outcome }) => outcome === 'T').length,
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

import { footballSeason as season } from '~/config/football';
import { addDays } from '~/models/dates/calendar-date';
import { findOtherSeason } from '~/models/dates/season';
import { findPairingsDay, parseFootballClass } from '~/models/football/weeks';
import type { PolledTeam, PollGames } from '~/upstream/football-polls';

export const usualPollClass = season.classes[0] ?? '';

/** The class of an address in any case; the usual one for none and for an unknown one. */
export function choosePollClass(given: string | undefined): string {
  return parseFootballClass(given, season) ?? usualPollClass;
}

/** `null` for a team that was not ranked: upstream sends nothing, `0` or `NR`. */
export function findPreviousRank({ previousRank }: PolledTeam): string | null {
  return previousRank === '0' || previousRank === 'NR' ? null : previousRank;
}

/** `at Grandale` */
export function formatOpponent({ place, opponent }: NonNullable<PollGames['next']>): string {
  return [place, opponent].filter(Boolean).join(' ');
}

/** Polls appear weekly in the regular season. Once its field is drawn, one of more than a week ago is the season's last. */
export function isFinalPoll(releaseDay: string | null, today: string): boolean {
  if (releaseDay !== null && findOtherSeason(releaseDay, today) !== null) return true;
  const drawDay = findPairingsDay(today, season);
  return drawDay < today && (releaseDay ?? drawDay) < addDays(today, -7);
}

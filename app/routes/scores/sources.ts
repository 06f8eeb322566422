import { dailyGames } from '~/upstream/maxpreps';
import { shownDay } from '../daily-games/shown-day';
import type { PageRequest } from '../page-sources';

/** The games of the day asked for, or of today. Without them the page still stands, with words. */
export function scoresSources({ query, clock }: PageRequest) {
  return { critical: {}, optional: { games: dailyGames.with({ day: shownDay(query, clock) }) } };
}

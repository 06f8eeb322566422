import { findSport, type Sport } from '~/config/sports';
import { dailyGamesSportIds } from '~/routes/daily-games/score-sports';
import { shownDay } from '~/routes/daily-games/shown-day';
import type { PageRequest } from '~/routes/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { sportFacts } from '~/upstream/sports';

/** The games of the day, of which the page shows those of its sport, and what the bar of the sport shows. */
export function sportScoresSources({ params, query, clock }: PageRequest) {
  return {
    critical: {},
    optional: { games: dailyGames.with({ day: shownDay(query, clock) }) },
    subject: { facts: sportFacts.with({ sportId: sportOfDailyGames(params).id }) },
  };
}

/** The sport that the address names; the first of the list when there is no such sport (specification 2, section 2). */
export function sportOfDailyGames({ sportId = '' }: Readonly<Record<string, string | undefined>>): Sport {
  const [first = ''] = dailyGamesSportIds;
  const sport = findSport(sportId) ?? findSport(first);
  if (sport === undefined) throw new RangeError(`The association has no ${first}.`);
  return sport;
}

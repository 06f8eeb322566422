import { dailyGames } from '~/upstream/maxpreps';
import { tournamentScoresOfDay } from '~/upstream/tournament-scores';
import { shownDay } from '../daily-games/shown-day';
import type { PageRequest } from '../page-sources';

/** All sports of one day; cross country comes from the state series, class by class. */
export function scoresByDateSources({ query, clock }: PageRequest) {
  const day = shownDay(query, clock);
  return {
    critical: {},
    optional: {
      games: dailyGames.with({ day }),
      girlsCrossCountry: tournamentScoresOfDay.with({ sportId: 'girls-cross-country', day }),
      boysCrossCountry: tournamentScoresOfDay.with({ sportId: 'boys-cross-country', day }),
    },
  };
}

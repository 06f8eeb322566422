import type { PageRequest } from '~/routes/page-sources';
import { tournamentScores } from '~/upstream/tournament-scores';

/** Every state-series game of the sport. Without them the page stands, with words. */
export function boxScoresSources({ params }: PageRequest) {
  return { critical: {}, optional: { games: tournamentScores.with({ sportId: params.sportId ?? '' }) } };
}

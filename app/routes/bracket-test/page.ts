import { sampleBracket } from '~/config/sports';
import { tournamentScoresOfClass } from '~/upstream/tournament-scores';

/** The games of the one bracket that the page shows. */
export function sources() {
  return { optional: { games: tournamentScoresOfClass.with(sampleBracket) } };
}

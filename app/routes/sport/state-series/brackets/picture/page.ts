import { findAskedClass } from '~/blocks/state-series/class-of-address';
import type { SportPageRequest } from '~/page/page-sources';
import { requestTournamentScores } from '~/upstream/tournament-scores';

/** The games of the class that the address names. */
export function sources({ sport, params }: SportPageRequest) {
  return { critical: { games: requestTournamentScores(sport.id, findAskedClass(sport.id, params.classId)) } };
}

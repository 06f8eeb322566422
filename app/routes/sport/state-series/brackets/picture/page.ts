import { findAskedClass } from '~/blocks/state-series/class-of-address';
import type { SportPageRequest } from '~/page/page-sources';
import { requestGamesOfClass } from '~/routes/sport/state-series/scores/page';

/** The games of the class that the address names. */
export function sources({ sport, params }: SportPageRequest) {
  return { critical: requestGamesOfClass(sport.id, findAskedClass(sport.id, params.classId)).optional };
}

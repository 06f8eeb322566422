import { findAskedClass } from '~/blocks/state-series/class-of-address';
import { findSport } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';
import { requestGamesOfClass } from '~/routes/sport/state-series/scores/page';

/**
 * The games of the class that the address names.
 * @throws Response 404 for what is no sport: upstream is not asked
 */
export function sources({ params }: PageRequest) {
  const { sportId = '', classId } = params;
  if (findSport(sportId) === undefined) throw new Response(null, { status: 404 });
  return { critical: requestGamesOfClass(sportId, findAskedClass(sportId, classId)).optional };
}

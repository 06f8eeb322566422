import { requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import type { PageRequest } from '~/page/page-sources';
import { stateFinalTeams } from '~/upstream/state-finals';
import { buildTeamsSeasonSources } from '../team-info/page';

/**
 * The teams of the title games. Without them the page stands, with words.
 * @throws Response 404 for a sport without playoffs
 */
export function sources({ params }: PageRequest) {
  const { id: sportId } = requirePlayoffs(params);
  return {
    optional: { teams: stateFinalTeams.with({ sportId }), ...buildTeamsSeasonSources(sportId) },
    mayBeAbsent: ['scores'],
  };
}

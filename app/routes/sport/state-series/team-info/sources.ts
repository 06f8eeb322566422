import { stateFinalTeams } from '../../../../upstream/state-finals';
import type { PageRequest } from '../../../page-sources';

/** The teams of the sport, all classes: a class shows its part of them. */
export function teamInfoSources({ params }: PageRequest) {
  return { critical: { teams: stateFinalTeams.with({ sportId: params.sportId ?? '' }) }, optional: {} };
}

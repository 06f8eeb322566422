import { sportFacts } from '../../../../upstream/sports';
import { stateFinalTeams } from '../../../../upstream/state-finals';
import type { PageRequest } from '../../../page-sources';

/** The teams of the sport, all classes: a class shows its part of them. Without any the old server's page is shown, which the facts name. */
export function teamInfoSources({ params }: PageRequest) {
  const { sportId = '' } = params;
  return {
    critical: { teams: stateFinalTeams.with({ sportId }) },
    subject: { facts: sportFacts.with({ sportId }) },
    optional: {},
  };
}

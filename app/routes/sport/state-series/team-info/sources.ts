import type { PageRequest } from '~/routes/page-sources';
import { sportFacts } from '~/upstream/sports';
import { stateFinalTeams } from '~/upstream/state-finals';

/** The teams of the sport, all classes: a class shows its part of them. Without any the old server's page is shown, which the facts name. */
export function teamInfoSources({ params }: PageRequest) {
  const { sportId = '' } = params;
  return {
    critical: { teams: stateFinalTeams.with({ sportId }) },
    subject: { facts: sportFacts.with({ sportId }) },
    optional: {},
  };
}

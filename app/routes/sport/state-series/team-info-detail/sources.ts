import type { PageRequest } from '~/routes/page-sources';
import {
  stateFinalCoach,
  stateFinalHistory,
  stateFinalRosters,
  stateFinalScores,
  stateFinalTeam,
} from '~/upstream/state-finals';

/** One team. Without its roster, season, coach or history the page says so and shows the rest. */
export function teamDetailSources({ params }: PageRequest) {
  const sportId = params.sportId ?? '';
  const schoolId = params.schoolId ?? '';
  return {
    critical: { team: stateFinalTeam.with({ sportId, schoolId }) },
    optional: {
      rosters: stateFinalRosters.with({ sportId }),
      scores: stateFinalScores.with({ sportId }),
      coach: stateFinalCoach.with({ sportId, schoolId }),
      history: stateFinalHistory.with({ sportId, schoolId }),
    },
  };
}

import type { PageRequest } from '~/routes/page-sources';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { golfFilesOf, golfFinalsOfAddress } from '../golf-finals';

/** Both leaderboards of the class that the address names. A file that is missing is an empty leaderboard. */
export function leaderboardSources({ params, environment: { SEASON } }: PageRequest) {
  const files = golfFilesOf(SEASON, golfFinalsOfAddress(SEASON, params, params.classId));
  return {
    critical: {},
    optional: { individuals: golfIndividualLeaders.with(files), teams: golfTeamLeaders.with(files) },
  };
}

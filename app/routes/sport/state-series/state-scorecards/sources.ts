import type { PageRequest } from '~/routes/page-sources';
import { golfFirstRound, golfSecondRound } from '~/upstream/golf';
import { golfFilesOf, golfFinalsOfAddress } from '../golf-finals';

/** The cards of both rounds of the class that the address names. A file that is missing is a round without cards. */
export function scorecardsSources({ params, query, environment: { SEASON } }: PageRequest) {
  const files = golfFilesOf(SEASON, golfFinalsOfAddress(SEASON, params, query.class ?? params.classId));
  return { critical: {}, optional: { first: golfFirstRound.with(files), second: golfSecondRound.with(files) } };
}

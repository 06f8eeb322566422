import { requirePlayoffs } from '~/blocks/state-series/playoffs-of-address';
import { playoffSummaryToken } from '~/config/football';
import type { PageRequest } from '~/page/page-sources';
import { playoffSummaryEdition } from '~/upstream/playoff-summary';
import { requireClassNumber } from '../playoff-team-info/page';

/**
 * The teams of the class that the query names, in the edition of the token. Without them the page stands, with
 * words.
 * @throws Response 404 for a sport without playoffs
 */
export function sources({ params, query }: PageRequest) {
  requirePlayoffs(params);
  return {
    optional: {
      summary: playoffSummaryEdition.with({ token: playoffSummaryToken, classNumber: requireClassNumber(query.class) }),
    },
  };
}

import type { PageRequest } from '~/routes/page-sources';
import { finalsPapersSources } from '../finals-papers-sources';
import { golfFinalsOfAddress } from '../golf-finals';

/**
 * The papers of the golf finals. All classes are on one page.
 * @throws Response 404 for a sport that is not golf: upstream is not asked about it
 */
export function sources(page: PageRequest) {
  golfFinalsOfAddress(page.environment.SEASON, page.params, undefined);
  return finalsPapersSources(page);
}

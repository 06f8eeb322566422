import type { PageRequest } from '~/routes/page-sources';
import { finalsDocumentSources } from '../finals-document-sources';
import { golfAnnouncementSources } from '../golf-finals';

/**
 * The documents of the golf finals. All classes are on one page.
 * @throws Response 404 for a sport that is not golf: upstream is not asked about it
 */
export function sources(page: PageRequest) {
  const { optional, mayBeAbsent } = golfAnnouncementSources(page);
  return { optional: { ...finalsDocumentSources(page).optional, ...optional }, mayBeAbsent };
}

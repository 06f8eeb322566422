import { finalsDocumentSources } from '~/blocks/state-series/finals-document-sources';
import { golfAnnouncementSources } from '~/blocks/state-series/golf-finals';
import type { PageRequest } from '~/page/page-sources';

/**
 * The documents of the golf finals. All classes are on one page.
 * @throws Response 404 for a sport that is not golf: upstream is not asked about it
 */
export function sources(page: PageRequest) {
  const { optional, mayBeAbsent } = golfAnnouncementSources(page);
  return { optional: { ...finalsDocumentSources(page).optional, ...optional }, mayBeAbsent };
}

import { buildFinalsDocumentSources } from '~/blocks/state-series/finals-document-sources';
import { buildGolfAnnouncementSources } from '~/blocks/state-series/golf-finals';
import type { PageRequest } from '~/page/page-sources';

/**
 * The documents of the golf finals. All classes are on one page.
 * @throws Response 404 for a sport that is not golf: upstream is not asked about it
 */
export function sources(page: PageRequest) {
  const { optional, mayBeAbsent } = buildGolfAnnouncementSources(page);
  return { optional: { ...buildFinalsDocumentSources(page).optional, ...optional }, mayBeAbsent };
}

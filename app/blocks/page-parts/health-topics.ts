import { listSitePages } from '~/config/site-index';
import { type LinkedPage, listLinkedPages } from '~/models/content/page-links';
import { cmsPage, type CmsPage } from '~/upstream/pages';

const path = '/health-safety';

export function requestHealthPage() {
  return { ...cmsPage.with({ path: path.slice(1) }), isNamed: true };
}

/** The topics that the page links to and the navigation does not have. */
export function listHealthTopics(page: CmsPage | null | undefined, product: string): readonly LinkedPage[] {
  const known = new Set(listSitePages(product).map((sitePage) => sitePage.path));
  return listLinkedPages(page?.body ?? [], path).filter((topic) => !known.has(topic.path));
}

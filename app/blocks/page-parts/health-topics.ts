import type { CmsPage } from '~/models/content/cms-page';
import { type LinkedPage, listLinkedPages } from '~/models/content/page-links';
import { cmsPage } from '~/upstream/pages';

const path = '/health-safety';

/** The page whose links are the topics of health and safety: nothing else lists them. */
export function requestHealthPage() {
  return cmsPage.with({ path: path.slice(1) });
}

/** The pages of health and safety that it leads to; none without it. */
export function listHealthTopics(page: CmsPage | null | undefined): readonly LinkedPage[] {
  return listLinkedPages(page?.body ?? [], path);
}

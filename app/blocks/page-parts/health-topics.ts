import { type LinkedPage, listLinkedPages } from '~/models/content/page-links';
import { cmsPage, type CmsPage } from '~/upstream/pages';

const path = '/health-safety';

export function requestHealthPage() {
  return cmsPage.with({ path: path.slice(1) });
}

export function listHealthTopics(page: CmsPage | null | undefined): readonly LinkedPage[] {
  return listLinkedPages(page?.body ?? [], path);
}

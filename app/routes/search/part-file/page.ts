import { buildFirstArticlesSource } from '~/blocks/page-parts/all-articles';
import type { PageRequest } from '~/page/page-sources';
import { listDirectoryRequests } from '../directory-part';
import { listTextRequests } from '../pages-part';

/** Sources of one file of the search index: `pages.json`, `directory.json` or `news.json`; the router accepts no others. */
export function sources({ params, environment }: Pick<PageRequest, 'params' | 'environment'>) {
  if (params.file === 'pages.json') return { optional: listTextRequests(environment.PRODUCT) };
  if (params.file === 'directory.json') return { optional: listDirectoryRequests() };
  return { optional: buildFirstArticlesSource() };
}

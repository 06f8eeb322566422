import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage } from '~/page/load-page';
import { findLastPagePath, type buildNewsListSources, type NewsListView, toNewsListView } from './news-list-view';

/**
 * What a page of a list shows; `null` when it could not be read.
 * @throws Response that leads to the last page, for one beyond it
 */
export async function loadNewsList(
  args: LoaderFunctionArgs,
  sources: ReturnType<typeof buildNewsListSources>,
): Promise<NewsListView | null> {
  const { optional, unavailable } = await loadPage(args, sources);
  if (unavailable.includes('articles')) return null;
  const { page, query } = args.context.site;
  const articles = optional.articles?.value ?? { items: [], total: 0 };
  const instead = findLastPagePath(articles, page.canonicalPath, query.page);
  if (instead !== null) throw redirect(instead);
  return toNewsListView(articles, page.canonicalPath, query.page);
}

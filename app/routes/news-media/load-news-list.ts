import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage } from '~/page/load-page';
import type { NewsPage } from '~/upstream/news';
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
  return unavailable.includes('articles') ? null : showNewsPage(args, optional.articles?.value);
}

/**
 * What a page of a list shows, of what upstream has there.
 * @throws Response that leads to the last page, for one beyond it
 */
export function showNewsPage(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  articles: NewsPage = { items: [], total: 0 },
): NewsListView {
  const { page, query } = context.site;
  const instead = findLastPagePath(articles, page.canonicalPath, query.page);
  if (instead !== null) throw redirect(instead);
  return toNewsListView(articles, page.canonicalPath, query.page);
}

import { buildHref, Route } from '~/href';
import { nameHiddenResult } from '~/models/content/tells-result';
import type { SearchEntry } from '~/models/search/search-entry';
import { type LoaderArgs, loadSources } from '~/page/load-page';
import { collectArticles, type NewsItem, newsPage, requestFurtherPages } from '~/upstream/news';

/** The first page, whose total names the other pages. */
export function buildFirstArticlesSource() {
  return { articles: newsPage.with({ page: '1', category: '' }) };
}

export interface AllArticles {
  /** The newest first. */
  readonly articles: readonly NewsItem[];
  /** No page of the list is missing. */
  readonly isComplete: boolean;
}

export async function loadAllArticles({ context: { site } }: LoaderArgs): Promise<AllArticles> {
  const optional = buildFirstArticlesSource();
  const first = await loadSources(site, { optional, vanishing: ['articles'] });
  const firstPage = first.optional.articles?.value ?? null;
  const further = await loadSources(site, { optional: requestFurtherPages(firstPage?.total ?? 0) });
  const pages = Object.values(further.optional).map((read) => read?.value ?? null);
  return {
    articles: collectArticles([firstPage, ...pages]),
    isComplete: first.unavailable.length + further.unavailable.length === 0,
  };
}

/** The articles as entries of the search. */
export function toNewsEntries(
  articles: readonly Pick<NewsItem, 'slug' | 'title' | 'publishedDay' | 'category'>[],
): readonly SearchEntry[] {
  return articles.map(({ slug, title, publishedDay, category }): SearchEntry => {
    const neutralTitle = nameHiddenResult(title);
    return {
      path: buildHref(Route.newsArticle, { slug }),
      title,
      ...(category !== 'News' && { detail: category }),
      ...(neutralTitle !== null && { neutralTitle }),
      ...(publishedDay !== null && { day: publishedDay }),
    };
  });
}

import type { TeaserView } from '~/components/article/news-list';
import { countPages, toPagerView } from '~/components/ui/pager';
import { chooseArt } from '~/config/art-for-words';
import { addToHref, buildHref, Route } from '~/href';
import { cutExcerpt } from '~/models/content/excerpt';
import { tellsResult } from '~/models/content/tells-result';
import { formatLongDate } from '~/models/dates/calendar-date';
import { formatCount, formatPage } from '~/models/text/format-count';
import { redirectTo } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { ARTICLES_PER_PAGE, type NewsItem, newsPage, type NewsPage } from '~/upstream/news';

const TEASER_CHARACTERS = 300;

/** A page of articles; without it the list shows a message. */
export function buildNewsListSources(category: string) {
  return ({ query }: Pick<PageRequest, 'query'>) => ({
    optional: { articles: newsPage.with({ page: query.page ?? '1', category }) },
  });
}

type NewsListValues = ValuesOf<ReturnType<typeof buildNewsListSources>>;

/** A page of articles, or a redirect to the last page. */
export function toView(
  { optional, unavailable }: Pick<NewsListValues, 'optional'> & { readonly unavailable: readonly string[] },
  { page, query }: PageRequest,
) {
  if (unavailable.includes('articles')) return { view: null };
  const articles = optional.articles?.value ?? { items: [], total: 0 };
  const instead = findLastPagePath(articles, page.canonicalPath, query.page);
  return instead === null ? { view: toNewsListView(articles, page.canonicalPath, query.page) } : redirectTo(instead);
}

/** One page of a list of articles. */
export type NewsListView = ReturnType<typeof toNewsListView>;

/** `asked` is the page of the canonical query. */
export function toNewsListView({ items, total }: NewsPage, path: string, asked: string | undefined) {
  const lastPage = countPages(total, ARTICLES_PER_PAGE);
  const page = parseAskedPage(asked);
  return {
    teasers: items.map(toTeaser),
    countText: total === 0 ? '' : `${formatCount(total, 'article')}${formatPage(page, lastPage)}`,
    pager: toPagerView(page, lastPage, (number) => buildPageHref(path, number)),
  };
}

/** Redirect target for a page beyond the last; `null` for an existing page. */
export function findLastPagePath({ items, total }: NewsPage, path: string, asked: string | undefined): string | null {
  const lastPage = countPages(total, ARTICLES_PER_PAGE);
  return items.length === 0 && parseAskedPage(asked) > lastPage ? buildPageHref(path, lastPage) : null;
}

function parseAskedPage(asked: string | undefined): number {
  return Number(asked ?? '1');
}

function buildPageHref(path: string, page: number): string {
  return addToHref(path, { page: page === 1 ? null : String(page) });
}

export function toTeaser({ id, slug, title, publishedDay, category, opening, image, video }: NewsItem): TeaserView {
  const teaser = cutExcerpt(opening, TEASER_CHARACTERS);
  return {
    key: id,
    href: buildHref(Route.newsArticle, { slug }),
    title,
    date: publishedDay === null ? null : { text: formatLongDate(publishedDay), iso: publishedDay },
    category,
    teaser,
    tellsResult: tellsResult(title, teaser),
    thumbnailUrl: image?.url ?? null,
    isVideo: image === null && video !== null,
    art: chooseArt(title, opening),
  };
}

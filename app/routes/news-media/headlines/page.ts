import { type AllArticles, buildFirstArticlesSource } from '~/blocks/page-parts/all-articles';
import type { SourceRequest } from '~/cache/source/define-source';
import type { SelectOption } from '~/components/ui/fields';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager';
import { findSport, type Sport, sportFamilies, sports } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import { formatCount, formatPage } from '~/models/text/format-count';
import { foldText } from '~/models/text/search-text';
import { slugify } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';
import { PageOutcome } from '~/page/page-outcome';
import { type DependentRequest, type PageRequest, requestAfter, type ValuesOf } from '~/page/page-sources';
import { ARTICLES_PER_PAGE, collectArticles, type NewsItem, type NewsPage, requestFurtherPages } from '~/upstream/news';
import { buildNewsListSources, type NewsListView, toTeaser, toView as toWholeList } from '../news-list-view';

const path = buildHref(Route.newsHeadlines);
/** So many of the newest articles name the categories to choose from. */
const KNOWN_CATEGORIES_OF = 60;

type Query = Readonly<Record<string, string>>;

/** One page of articles, with categories from the newest ones. Filtering reads all articles, because upstream does not filter by sport. */
export function sources({ query }: Pick<PageRequest, 'query'>): {
  readonly optional: { readonly articles: SourceRequest<NewsPage> };
  readonly dependent: Readonly<Record<string, DependentRequest<NewsPage>>>;
} {
  if (isFiltered(query)) return { optional: buildFirstArticlesSource(), dependent: {} };
  const { articles } = buildNewsListSources('')({ query }).optional;
  const requestPage = (page: string) =>
    requestAfter(articles, ({ total }) => requestFurtherPages(Math.min(total, KNOWN_CATEGORIES_OF))[page] ?? null);
  const pages = Object.keys(requestFurtherPages(KNOWN_CATEGORIES_OF));
  return { optional: { articles }, dependent: Object.fromEntries(pages.map((page) => [page, requestPage(page)])) };
}

/** Whether the address names a sport or category. */
export function isFiltered({ sport, category }: Query): boolean {
  return sport !== undefined || category !== undefined;
}

export type HeadlineFilters = ReturnType<typeof toHeadlineFilters>;

/** `headlines` are those with offered categories. */
export function toHeadlineFilters(headlines: readonly NewsItem[], { sport = '', category = '' }: Query) {
  const categories = new Map(headlines.map((headline) => [slugify(headline.category), headline.category]));
  const sportOptions = sortOptions(sports.map(({ id, title }) => ({ value: id, text: title })));
  const categoryOptions = sortOptions(Array.from(categories, ([value, text]) => ({ value, text })));
  const findOffered = (options: readonly SelectOption[], value: string) =>
    options.some((option) => option.value === value) ? value : '';
  return {
    path,
    /** `''` for all. */
    sport: findOffered(sportOptions, sport),
    category: findOffered(categoryOptions, category),
    sportOptions: [{ value: '', text: 'All sports' }, ...sportOptions],
    categoryOptions: [{ value: '', text: 'All categories' }, ...categoryOptions],
  };
}

function sortOptions(options: readonly SelectOption[]): readonly SelectOption[] {
  return [...options].sort((a, b) => compareText(a.text, b.text));
}

/** The articles whose titles name the sport, and that are of the category. */
export function toFilteredView(headlines: readonly NewsItem[], filters: HeadlineFilters, page?: string): NewsListView {
  const { sport, category } = filters;
  const wanted = findSport(sport);
  const found = headlines.filter(
    (headline) =>
      (wanted === undefined || isAbout(headline, wanted)) &&
      (category === '' || slugify(headline.category) === category),
  );
  const lastPage = countPages(found.length, ARTICLES_PER_PAGE);
  const shown = clampPage(page, lastPage);
  return {
    teasers: slicePage(found, shown, ARTICLES_PER_PAGE).map(toTeaser),
    countText: `${formatCount(found.length, 'article')}${formatPage(shown, lastPage)}`,
    pager: toPagerView(shown, lastPage, (number) =>
      addToHref(path, { sport, category, page: number === 1 ? null : String(number) }),
    ),
  };
}

/** `Golf` is for boys and girls, `Girls Golf` not for boys, and `Flag Football` is not football. */
function isAbout({ title }: NewsItem, { sharedId, gender }: Sport): boolean {
  const text = ` ${foldText(title)} `;
  const named = sportFamilies
    .filter(({ name }) => text.includes(` ${foldText(name)}`))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (named?.sharedId !== sharedId) return false;
  const genders = ['boys', 'girls'].filter((candidate) => text.includes(` ${candidate} `));
  return gender === null || genders.length === 0 || genders.includes(gender);
}

export function toView({ optional, dependent, unavailable }: ValuesOf<typeof sources>, request: PageRequest) {
  const known = collectArticles([optional.articles, ...Object.values(dependent)].map((read) => read?.value ?? null));
  const filters = toHeadlineFilters(known, request.query);
  const whole = toWholeList({ optional, unavailable }, request);
  return whole instanceof PageOutcome ? whole : { ...whole, filters, isIncomplete: false };
}

/** The articles of a sport or a category. */
export function toFilteredPage({ articles, isComplete }: AllArticles, { query }: Pick<PageRequest, 'query'>) {
  const filters = toHeadlineFilters(articles, query);
  const isUnavailable = !isComplete && articles.length === 0;
  return {
    filters,
    view: isUnavailable ? null : toFilteredView(articles, filters, query.page),
    /** Some articles are missing. */
    isIncomplete: !isComplete && !isUnavailable,
  };
}

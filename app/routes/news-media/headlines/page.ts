import type { TeaserView } from '~/components/article/news-list';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager-links';
import type { SelectOption } from '~/components/ui/select-field';
import { chooseArt } from '~/config/art-for-words';
import { findSport, type Sport, sportFamilies, sports } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import { longDate } from '~/models/dates/calendar-date';
import { formatCount } from '~/models/text/format-count';
import { foldText } from '~/models/text/search-text';
import { slugify } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';
import { PageOutcome } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import {
  ARTICLES_PER_PAGE,
  buildHeadlineSources,
  collectHeadlines,
  type Headline,
  newsHeadlines,
} from '~/upstream/news';
import { buildNewsListSources, type NewsListView, toView as toWholeList } from '../news-list-view';

const path = buildHref(Route.newsHeadlines);

type Query = Readonly<Record<string, string>>;

/** Every article, the newest first, page by page; all headlines once they are filtered, which upstream does not do by sport. */
export function sources({ query }: Pick<PageRequest, 'query'>) {
  const isAll = !isFiltered(query);
  return {
    optional: {
      ...(isAll ? { headlines1: newsHeadlines.with({ page: '1' }) } : buildHeadlineSources()),
      ...(isAll && buildNewsListSources('')({ query }).optional),
    },
    mayBeAbsent: isAll ? ['headlines1'] : [],
  };
}

/** Whether the address asks for the articles of a sport or a category. */
export function isFiltered({ sport, category }: Query): boolean {
  return sport !== undefined || category !== undefined;
}

export interface HeadlineFilters {
  readonly path: string;
  /** `''` for all. */
  readonly sport: string;
  readonly category: string;
  readonly sportOptions: readonly SelectOption[];
  readonly categoryOptions: readonly SelectOption[];
}

/** @param headlines those that are known, whose categories are offered */
export function toHeadlineFilters(
  headlines: readonly Headline[],
  { sport = '', category = '' }: Query,
): HeadlineFilters {
  const categories = new Map(headlines.map((headline) => [slugify(headline.category), headline.category]));
  const sportOptions = sports
    .map(({ id, title }) => ({ value: id, text: title }))
    .sort((one, other) => compareText(one.text, other.text));
  const categoryOptions = [...categories]
    .map(([value, text]) => ({ value, text }))
    .sort((one, other) => compareText(one.text, other.text));
  const isOffered = (options: readonly SelectOption[], value: string) =>
    options.some((option) => option.value === value);
  return {
    path,
    sport: isOffered(sportOptions, sport) ? sport : '',
    category: isOffered(categoryOptions, category) ? category : '',
    sportOptions: [{ value: '', text: 'All sports' }, ...sportOptions],
    categoryOptions: [{ value: '', text: 'All categories' }, ...categoryOptions],
  };
}

/** The articles whose titles name the sport, and that are of the category. */
export function toFilteredView(headlines: readonly Headline[], filters: HeadlineFilters, page?: string): NewsListView {
  const { sport, category } = filters;
  const wanted = findSport(sport);
  const found = headlines.filter(
    (headline) =>
      (wanted === undefined || isAbout(headline, wanted)) &&
      (category === '' || slugify(headline.category) === category),
  );
  const lastPage = countPages(found.length, ARTICLES_PER_PAGE);
  const shown = clampPage(page, lastPage);
  const pages = lastPage > 1 ? `, page ${shown} of ${lastPage}` : '';
  return {
    teasers: slicePage(found, shown, ARTICLES_PER_PAGE).map(toTeaser),
    countText: `${formatCount(found.length, 'article')}${pages}`,
    pager: toPagerView(shown, lastPage, (number) =>
      addToHref(path, { sport, category, page: number === 1 ? null : String(number) }),
    ),
  };
}

/** Whether a title names the sport: `Golf` is that of boys and of girls, `Girls Golf` is not that of boys, and `Flag Football` not football. */
function isAbout({ title }: Headline, { sharedId, gender }: Sport): boolean {
  const text = ` ${foldText(title)} `;
  const named = sportFamilies
    .filter(({ name }) => text.includes(` ${foldText(name)}`))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (named?.sharedId !== sharedId) return false;
  const genders = ['boys', 'girls'].filter((one) => text.includes(` ${one} `));
  return gender === null || genders.length === 0 || genders.includes(gender);
}

/** Of a headline nothing but its title is known. */
function toTeaser({ slug, title, publishedDay, category }: Headline): TeaserView {
  return {
    key: slug,
    href: buildHref(Route.newsArticle, { slug }),
    title,
    date: publishedDay === null ? null : { text: longDate(publishedDay), iso: publishedDay },
    category,
    teaser: '',
    thumbnailUrl: null,
    isVideo: false,
    art: chooseArt(title),
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, request: PageRequest) {
  const headlines = collectHeadlines(optional);
  const filters = toHeadlineFilters(headlines, request.query);
  if (isFiltered(request.query)) {
    const hasFailed = headlines.length === 0 && unavailable.length > 0;
    return { filters, view: hasFailed ? null : toFilteredView(headlines, filters, request.query.page) };
  }
  const whole = toWholeList({ optional: { articles: optional.articles ?? null }, unavailable }, request);
  return whole instanceof PageOutcome ? whole : { ...whole, filters };
}

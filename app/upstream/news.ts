import * as z from 'zod';
import {
  defineSource,
  MAX_UNKNOWN_PER_MINUTE,
  type SourceRequest,
  type WireContext,
} from '~/cache/source/define-source';
import { listCmsPaths } from '~/models/content/page-links';
import { articleOpening } from './fields/article-opening';
import { emailAddress } from './fields/contact';
import { dayAndTime } from './fields/moment';
import { richText } from './fields/rich-text';
import { distinctRows } from './fields/rows';
import {
  type Read,
  type RowOf,
  httpUrl,
  rowKey,
  nestedObject,
  optionalText,
  text,
  wholeNumber,
  wireObject,
  withName,
  refuse,
  defineGroup,
  readFirstRow,
} from './wire';

// GET /v1/news?recent=Y: the newest articles with their whole HTML bodies. Lists keep only the opening.

const define = defineGroup('news', 'news');

/** Fields that lists and articles share. */
const headFields = (context: WireContext) => ({
  articleId: rowKey(),
  slug: text(),
  title: text({ required: 'has no title' }),
  datePublished: dayAndTime(context),
  category: text(),
});

function toHead(row: Read<ReturnType<typeof headFields>>) {
  return {
    id: row.articleId,
    /** Last segment of the article's address: its slug, or its id without one. */
    slug: row.slug || row.articleId,
    title: row.title,
    /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
    publishedDay: row.datePublished?.day ?? null,
    /** Milliseconds since the epoch; `null` when upstream gave only the day. */
    publishedAtMs: row.datePublished?.atMs ?? null,
    category: row.category || 'News',
  };
}

function newsRow(context: WireContext) {
  return wireObject({ ...headFields(context), articleBody: articleOpening(context) }).transform((row) => ({
    ...toHead(row),
    /** First paragraph of the body, plain, up to 400 characters. */
    opening: row.articleBody.text,
    image: row.articleBody.image,
    video: row.articleBody.video,
  }));
}

export type NewsItem = RowOf<typeof newsRow>;

const newsRows = distinctRows(newsRow, ({ id }) => id);

/** Articles come with their whole bodies, which may have megabytes. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const MAX_ARTICLE_BYTES = 4 * 1024 * 1024;

export const recentNews = define('recent', '/v1/news?recent=Y', newsRows, {
  maxBytes: MAX_LIST_BYTES,
  listNames: listSlugs,
});

function listSlugs(items: readonly NewsItem[]): readonly string[] {
  return items.map(({ slug }) => slug);
}

// GET /v1/news?page={n}&limit=10[&category=...]: one page of the list, newest first, with the number of articles.

/** Articles per page of upstream. */
export const ARTICLES_PER_PAGE = 10;

/** The most pages that are read together: the 1,000 newest articles. */
const MOST_PAGES = 100;

export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** Articles on all pages. */
  readonly total: number;
}

function pageOfNews(context: WireContext): z.ZodType<NewsPage> {
  const rest = nestedObject({ pagination: nestedObject({ totalRecords: wholeNumber() }) });
  return z.unknown().transform((body, refusal) => {
    const items = newsRows(context).safeParse(body);
    if (!items.success) return refuse(refusal, items.error.issues[0]?.message ?? 'is no page of articles');
    return { items: items.data, total: rest.parse(body).pagination.totalRecords ?? items.data.length };
  });
}

export const newsPage = defineSource({
  name: 'news.page',
  sample: { page: '1', category: '' },
  buildPath: ({ page, category }) =>
    `/v1/news?page=${encodeURIComponent(page)}&limit=${ARTICLES_PER_PAGE}${category === '' ? '' : `&category=${encodeURIComponent(category)}`}`,
  policy: 'news',
  // A search without copies requests all pages at once. 30 more may be requested beyond the last page.
  maxUnknownPerMinute: MOST_PAGES + MAX_UNKNOWN_PER_MINUTE,
  namedBy: { getName: nameNewsPage, sources: ['news.page'], listRequests: requestFirstPage },
  // The articles, and the pages of the list.
  listNames: ({ items, total }, { category }) => [
    ...listSlugs(items),
    ...listPageNumbers(total).map((page) => nameNewsPage({ page, category })),
  ],
  isEmpty: ({ items }) => items.length === 0,
  maxBytes: MAX_LIST_BYTES,
  buildSchema: pageOfNews,
});

interface NewsPageParams {
  readonly page: string;
  readonly category: string;
}

/** The space keeps it apart from the slug of an article. */
function nameNewsPage({ page, category }: NewsPageParams): string {
  return `${category} ${page}`;
}

function requestFirstPage({ category }: NewsPageParams): readonly SourceRequest[] {
  return [newsPage.with({ page: '1', category })];
}

function listPageNumbers(total: number): readonly string[] {
  const lastPage = Math.min(MOST_PAGES, Math.ceil(total / ARTICLES_PER_PAGE));
  return Array.from({ length: lastPage }, (_, index) => String(index + 1));
}

/** The other pages of a list. Articles only move to later pages, so a copy may be an hour old (decision 44). */
export function requestFurtherPages(total: number): Readonly<Record<string, SourceRequest<NewsPage>>> {
  const pages = listPageNumbers(total).slice(1);
  return Object.fromEntries(pages.map((page) => [page, newsPage.with({ page, category: '' }, 'reference')]));
}

/** The articles, newest first, without duplicates from articles that moved between two requests. */
export function collectArticles(pages: readonly (NewsPage | null)[]): readonly NewsItem[] {
  const all = pages.flatMap((page) => page?.items ?? []);
  return [...new Map(all.map((article) => [article.slug, article])).values()];
}

// GET /v1/news/{slug}: one article, by its slug or its id.

function article(context: WireContext) {
  return wireObject({
    ...headFields(context),
    articleBody: richText(context).catch([]),
    author: {
      name: [optionalText(), 'author'],
      title: [optionalText(), 'authorTitle'],
      email: [emailAddress(), 'authorEmail'],
      avatarUrl: [httpUrl(), 'authorAvatar'],
    },
  }).transform((row) => ({
    ...toHead(row),
    /** Empty when the body is missing or unreadable. */
    body: row.articleBody,
    /** The author; `null` when upstream names none. */
    author: withName(row.author),
  }));
}

export type NewsArticle = RowOf<typeof article>;

export const newsArticle = define('article', '/v1/news/{slug}', readFirstRow(article), {
  sample: { slug: 'state-finals-wrap' },
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  namedBy: {
    getName: ({ slug }) => slug,
    sources: ['news.recent', 'news.page'],
    listRequests: () => [
      recentNews.with({}),
      ...listPageNumbers(Infinity).map((page) => newsPage.with({ page, category: '' })),
    ],
  },
  listNames: (article) => listCmsPaths(article?.body ?? []),
  maxBytes: MAX_ARTICLE_BYTES,
});

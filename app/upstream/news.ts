import * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type SourceRequest, type WireContext } from '~/cache/define-source';
import { articleOpening } from './fields/article-opening';
import { emailAddress } from './fields/contact';
import { dayAndTime } from './fields/moment';
import { richText } from './fields/rich-text';
import { distinctRows } from './fields/rows';
import {
  type Read,
  type RowOf,
  httpUrl,
  identifier,
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
  articleId: identifier(),
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

export const recentNews = define('recent', '/v1/news?recent=Y', newsRows, { maxBytes: MAX_LIST_BYTES });

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
  isEmpty: ({ items }) => items.length === 0,
  maxBytes: MAX_LIST_BYTES,
  buildSchema: pageOfNews,
});

/** The other pages of a list. Articles only move to later pages, so a copy may be an hour old (decision 44). */
export function requestFurtherPages(total: number): Readonly<Record<string, SourceRequest<NewsPage>>> {
  const lastPage = Math.min(MOST_PAGES, Math.ceil(total / ARTICLES_PER_PAGE));
  const pages = Array.from({ length: Math.max(0, lastPage - 1) }, (_, index) => String(index + 2));
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
  maxBytes: MAX_ARTICLE_BYTES,
});

import * as z from 'zod';
import { defineSource, type SourceRequest, type WireContext } from '~/cache/define-source';
import type { RichText } from '~/models/content/rich-text';
import type { WebVideo } from '~/models/content/web-video';
import { articleOpening, type ArticleImage } from './fields/article-opening';
import { emailAddress } from './fields/email-address';
import { dayAndTime } from './fields/moment';
import { richText } from './fields/rich-text';
import { dataRows, firstRow, httpUrl, identifier, optionalText, text, wholeNumber, wireObject } from './wire';

// GET /v1/news?recent=Y: the newest articles with their whole HTML bodies. Lists keep only the opening.

export interface NewsItem {
  readonly id: string;
  /** Last segment of the article's address: its slug, or its id without one. */
  readonly slug: string;
  readonly title: string;
  /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
  readonly publishedDay: string | null;
  readonly category: string;
  /** First paragraph of the body, plain, up to 400 characters. */
  readonly opening: string;
  /** The first picture of the body. */
  readonly image: ArticleImage | null;
  /** The first video of the body. */
  readonly video: WebVideo | null;
}

function newsRow(context: WireContext): z.ZodType<NewsItem> {
  return wireObject({
    articleId: identifier(),
    slug: text(),
    title: text().pipe(z.string().min(1, { error: 'has no title' })),
    datePublished: dayAndTime(context),
    category: text(),
    articleBody: articleOpening(),
  }).transform((row) => ({
    id: row.articleId,
    slug: row.slug || row.articleId,
    title: row.title,
    publishedDay: row.datePublished?.day ?? null,
    category: row.category || 'News',
    opening: row.articleBody.text,
    image: row.articleBody.image,
    video: row.articleBody.video,
  }));
}

/** Articles come with their whole bodies, which may have megabytes. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const MAX_ARTICLE_BYTES = 4 * 1024 * 1024;

export const recentNews = defineSource({
  name: 'news.recent',
  path: () => '/v1/news?recent=Y',
  policy: 'news',
  maxBytes: MAX_LIST_BYTES,
  schema: (context: WireContext) => dataRows(context, newsRow(context)),
});

// GET /v1/news?page={n}&limit=10[&category=...]: one page of the list, newest first, and the total number of
// articles.

/** Articles per page of upstream. */
export const ARTICLES_PER_PAGE = 10;

export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** Articles on all pages. */
  readonly total: number;
}

interface NewsPageParams extends Record<string, string> {
  /** From `1`. */
  readonly page: string;
  /** `''` for all. */
  readonly category: string;
}

function pageOfNews(context: WireContext): z.ZodType<NewsPage> {
  const pagination = wireObject({ totalRecords: wholeNumber() }).catch({ totalRecords: null });
  const rest = wireObject({ pagination }).catch({ pagination: { totalRecords: null } });
  return z.unknown().transform((body, refusal) => {
    const items = dataRows(context, newsRow(context)).safeParse(body);
    if (items.success) {
      return { items: items.data, total: rest.parse(body).pagination.totalRecords ?? items.data.length };
    }
    refusal.addIssue({ code: 'custom', message: items.error.issues[0]?.message ?? 'is no page of articles' });
    return z.NEVER;
  });
}

export const newsPage = defineSource<NewsPageParams, NewsPage>({
  name: 'news.page',
  sample: { page: '1', category: '' },
  path: ({ page, category }) =>
    `/v1/news?page=${encodeURIComponent(page)}&limit=${ARTICLES_PER_PAGE}${category === '' ? '' : `&category=${encodeURIComponent(category)}`}`,
  policy: 'news',
  // Pages beyond the last one have nothing.
  maxUnknownPerMinute: 30,
  isEmpty: ({ items }) => items.length === 0,
  maxBytes: MAX_LIST_BYTES,
  schema: pageOfNews,
});

// The same list in longer pages, reduced to titles, because asking for every article ten at a time takes too many calls.

/** An article by its title. */
export type Headline = Pick<NewsItem, 'slug' | 'title' | 'publishedDay' | 'category'>;

const HEADLINES_PER_PAGE = 100;
/** The 1,000 newest articles. */
const headlinePages = Array.from({ length: 10 }, (_, index) => index + 1);

function headlineRow(context: WireContext): z.ZodType<Headline> {
  return wireObject({
    articleId: identifier(),
    slug: text(),
    title: text().pipe(z.string().min(1, { error: 'has no title' })),
    datePublished: dayAndTime(context),
    category: text(),
  }).transform(({ articleId, slug, title, datePublished, category }) => ({
    slug: slug || articleId,
    title,
    publishedDay: datePublished?.day ?? null,
    category: category || 'News',
  }));
}

export const newsHeadlines = defineSource<{ readonly page: string }, readonly Headline[]>({
  name: 'news.headlines',
  sample: { page: '1' },
  path: ({ page }) => `/v1/news?page=${encodeURIComponent(page)}&limit=${HEADLINES_PER_PAGE}`,
  policy: 'news',
  maxBytes: MAX_LIST_BYTES,
  schema: (context: WireContext) => dataRows(context, headlineRow(context)),
});

type HeadlinesPart = `headlines${number}`;

/** What a page reads that needs all headlines; `collectHeadlines` puts their values together. */
export function buildHeadlineSources(): Readonly<Record<HeadlinesPart, SourceRequest<readonly Headline[]>>> {
  return Object.fromEntries(
    headlinePages.map((page) => [`headlines${page}`, newsHeadlines.with({ page: String(page) })]),
  );
}

/** All headlines, the newest first, each once: an article that is published between two calls moves the others on. */
export function collectHeadlines(
  values: Readonly<Partial<Record<HeadlinesPart, { readonly value: readonly Headline[] } | null>>>,
): readonly Headline[] {
  const all = headlinePages.flatMap((page) => values[`headlines${page}`]?.value ?? []);
  return [...new Map(all.map((headline) => [headline.slug, headline])).values()];
}

// GET /v1/news/{slug}: one article, by its slug or its id.

export interface NewsArticle {
  readonly id: string;
  /** Last segment of the article's address: its slug, or its id without one. */
  readonly slug: string;
  readonly title: string;
  /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
  readonly publishedDay: string | null;
  readonly category: string;
  /** Empty when the body is missing or unreadable. */
  readonly body: RichText;
  /** The author; `null` when upstream names none. */
  readonly author: ArticleAuthor | null;
}

interface ArticleAuthor {
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly avatarUrl: string | null;
}

export interface ArticleParams extends Record<string, string> {
  /** Slug or id. */
  readonly slug: string;
}

function article(context: WireContext): z.ZodType<NewsArticle> {
  return wireObject({
    articleId: identifier(),
    slug: text(),
    title: text().pipe(z.string().min(1, { error: 'has no title' })),
    datePublished: dayAndTime(context),
    category: text(),
    articleBody: richText(context).catch([]),
    author: text(),
    authorTitle: optionalText(),
    authorEmail: emailAddress(),
    authorAvatar: httpUrl(),
  }).transform((row) => ({
    id: row.articleId,
    slug: row.slug || row.articleId,
    title: row.title,
    publishedDay: row.datePublished?.day ?? null,
    category: row.category || 'News',
    body: row.articleBody,
    author:
      row.author === ''
        ? null
        : { name: row.author, title: row.authorTitle, email: row.authorEmail, avatarUrl: row.authorAvatar },
  }));
}

/** `null` for an unknown article. */
export const newsArticle = defineSource<ArticleParams, NewsArticle | null>({
  name: 'news.article',
  sample: { slug: 'state-finals-wrap' },
  path: ({ slug }) => `/v1/news/${encodeURIComponent(slug)}`,
  policy: 'news',
  maxUnknownPerMinute: 30,
  maxBytes: MAX_ARTICLE_BYTES,
  schema: (context: WireContext) => firstRow(article(context)),
});

export const newsSources = [recentNews, newsPage, newsHeadlines, newsArticle];

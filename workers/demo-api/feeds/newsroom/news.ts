import { computeMoment } from '../../calendar/clock';
import { failure, json, type Answer } from '../../http/answer';
import { param, queryText, rollFor, type Context } from '../../http/context';
import { looseNumber, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { escapeHtml } from '../../words/slug';
import { articlesUpTo, boardCategory, writeArticle, type Article, type ArticleStub } from '../../world/news';
import { writeBody } from './article-body';
import { writerFor } from './news-desk';
import { standingArticles } from './standing-articles';

const recentCount = 8;
const defaultLimit = 10;
const longestLimit = 100;

/** `GET /v1/news?recent=Y`, or a page of the list: `?page=&limit=[&category=]`. */
export function news(context: Context): Answer {
  const articles = everyArticle(context);
  if (queryText(context, 'recent') === 'Y') {
    const rows = articles.slice(0, recentCount).map((article) => articleRow(context, article));
    return looseAnswer(context, withBadRows(rollFor(context, 'recent', context.clock.today), rows));
  }
  const category = queryText(context, 'category');
  const found = articles.filter((article) => category === null || article.category === category);
  const limit = wholeNumber(context, 'limit', defaultLimit);
  const page = wholeNumber(context, 'page', 1);
  if (limit === null || limit > longestLimit) return failure(400, 'Invalid parameter: limit');
  if (page === null) return failure(400, 'Invalid parameter: page');
  const rows = found.slice((page - 1) * limit, page * limit).map((article) => articleRow(context, article));
  const totalRecords = looseNumber(rollFor(context, 'total', category ?? '', context.clock.today), found.length);
  return json({ data: rows, pagination: { page, limit, totalRecords, totalPages: Math.ceil(found.length / limit) } });
}

/** `GET /v1/news/{slug or id}` */
export function newsArticle(context: Context): Answer {
  const article = articleNamed(context, param(context, 'slug'));
  return article === null ? failure(404, 'Article not found') : looseAnswer(context, buildArticleRow(context, article));
}

/** The published article of a slug or an id. */
export function articleNamed(context: Context, wanted: string): Article | null {
  const id = Number(/(\d+)$/.exec(wanted)?.[1]);
  const stub = everyArticle(context).find(
    ({ id: own, topic }) => own === id || (topic.kind === 'standing' && topic.slug === wanted),
  );
  if (stub === undefined) return null;
  const article = writeArticle(context.world, stub);
  return wanted === String(id) || article.slug === wanted ? article : null;
}

function everyArticle(context: Context): ArticleStub[] {
  const { world, clock } = context;
  const articles = [...articlesUpTo(world, clock.today, clock.minutesNow), ...standingArticles(context)];
  return articles.sort((left, right) => right.day - left.day || right.publishedMinutes - left.publishedMinutes);
}

/** A whole number from the query; null when invalid. */
function wholeNumber(context: Context, name: string, otherwise: number): number | null {
  const value = Number(queryText(context, name) ?? otherwise);
  return Number.isInteger(value) && value >= 1 ? value : null;
}

function articleRow(context: Context, stub: ArticleStub): Row {
  return buildArticleRow(context, writeArticle(context.world, stub));
}

function buildArticleRow(context: Context, article: Article): Row {
  const roll = rollFor(context, 'article', article.id);
  const writer = writerFor(context, roll);
  const isOffice = article.category === boardCategory || roll.chance(0.15);
  const row: Row = {
    articleId: article.id,
    slug: article.slug,
    title: roll.chance(0.1) ? escapeHtml(article.title) : article.title,
    datePublished: dateText(context, article, roll.chance(0.12)),
    category: article.category === 'News' && roll.chance(0.08) ? null : article.category,
    articleBody: writeBody(context, article),
    author: isOffice ? `${context.product} Communications` : `${writer.firstName} ${writer.lastName}`,
    authorTitle: isOffice ? null : writer.title,
    authorEmail: isOffice ? '' : writer.email,
    authorAvatar: isOffice ? null : writer.portrait,
  };
  return withRowQuirks(roll, row, {
    numbers: ['articleId'],
    texts: ['title', 'author'],
    optional: ['author', 'authorTitle', 'authorEmail', 'authorAvatar'],
    spellings: { articleId: ['articleID'] },
  });
}

/** The moment of publication; some rows have the day only, as midnight UTC. */
function dateText({ clock }: Context, { day, publishedMinutes }: Article, isDayOnly: boolean): string {
  const ms = isDayOnly ? day * 86_400_000 : computeMoment(day, publishedMinutes, clock.timeZone);
  return new Date(ms).toISOString();
}

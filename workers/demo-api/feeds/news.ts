import { momentOf } from '../calendar/clock';
import { failure, json, type Answer } from '../http/answer';
import { param, queryText, rollFor, type Context } from '../http/context';
import { roughen, withBadRows, type Row } from '../quirks/rough';
import { looseAnswer } from '../quirks/wrapper';
import { boyNames, familyNames, girlNames } from '../words/people';
import { escapeHtml, slugOf } from '../words/slug';
import { articlesUpTo, type Article } from '../world/news';
import { bodyOf } from './news-body';
import { standingArticles } from './standing-articles';

const recentCount = 8;
const defaultLimit = 10;
const longestLimit = 100;

/** `GET /v1/news?recent=Y`, or a page of the list: `?page=&limit=[&category=]`. */
export function news(context: Context): Answer {
  if (queryText(context, 'recent') === 'Y') {
    const rows = everyArticle(context, recentCount)
      .slice(0, recentCount)
      .map((article) => articleRow(context, article));
    return looseAnswer(context, withBadRows(rollFor(context, 'recent', context.clock.today), rows));
  }
  const category = queryText(context, 'category');
  const found = everyArticle(context).filter((article) => category === null || article.category === category);
  const limit = Math.min(longestLimit, wholeNumber(context, 'limit', defaultLimit));
  const page = wholeNumber(context, 'page', 1);
  const rows = found.slice((page - 1) * limit, page * limit).map((article) => articleRow(context, article));
  return json({
    data: rows,
    pagination: { page, limit, totalRecords: found.length, totalPages: Math.ceil(found.length / limit) },
  });
}

/** `GET /v1/news/{slug or id}` */
export function newsArticle(context: Context): Answer {
  const wanted = param(context, 'slug');
  const article = everyArticle(context).find(({ slug, id }) => slug === wanted || String(id) === wanted);
  return article === undefined ? failure(404, 'Article not found') : looseAnswer(context, articleRow(context, article));
}

function everyArticle(context: Context, count?: number): Article[] {
  const { world, clock } = context;
  const articles = [...articlesUpTo(world, clock.today, clock.minutesNow, count), ...standingArticles(context)];
  return articles.sort((left, right) => right.day - left.day || right.publishedMinutes - left.publishedMinutes);
}

function wholeNumber(context: Context, name: string, otherwise: number): number {
  const value = Math.trunc(Number(queryText(context, name) ?? otherwise));
  return value >= 1 ? value : otherwise;
}

function articleRow(context: Context, article: Article): Row {
  const roll = rollFor(context, 'article', article.id);
  const author = `${roll.pick(roll.chance(0.5) ? girlNames : boyNames)} ${roll.pick(familyNames)}`;
  const published = momentOf(article.day, article.publishedMinutes, context.clock.timeZone);
  const isOffice = roll.chance(0.2);
  const row: Row = {
    articleId: article.id,
    slug: article.slug,
    title: roll.chance(0.1) ? escapeHtml(article.title) : article.title,
    datePublished: roll.chance(0.12) ? dateOnly(published) : new Date(published).toISOString(),
    category: roll.chance(0.08) ? null : article.category,
    articleBody: bodyOf(context, article),
    author: isOffice ? `${context.product} Communications` : author,
    authorTitle: isOffice
      ? null
      : roll.pick(['Assistant Executive Director', 'Communications Coordinator', 'Staff Writer']),
    authorEmail: isOffice ? '' : `${slugOf(author).replaceAll('-', '.')}@psaa.invalid`,
    authorAvatar: roll.chance(0.4) ? null : `${context.origin}/media/people/${slugOf(author)}.svg`,
  };
  return roughen(roll, row, {
    numbers: ['articleId'],
    texts: ['title', 'author'],
    optional: ['author', 'authorTitle', 'authorEmail', 'authorAvatar'],
    spellings: { articleId: ['articleID', 'id'], authorAvatar: ['authorImage'] },
  });
}

function dateOnly(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 10)}T00:00:00.000Z`;
}

import { momentOf } from '../../calendar/clock';
import { failure, json, type Answer } from '../../http/answer';
import { param, queryText, rollFor, type Context } from '../../http/context';
import { roughen, withBadRows, type Row } from '../../quirks/rough';
import { looseAnswer } from '../../quirks/wrapper';
import { boyNames, familyNames, girlNames } from '../../words/people';
import { escapeHtml, slugOf } from '../../words/slug';
import { articlesUpTo, written, type ArticleStub } from '../../world/news';
import { bodyOf } from './news-body';
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
  const limit = Math.min(longestLimit, wholeNumber(context, 'limit', defaultLimit));
  const page = wholeNumber(context, 'page', 1);
  const rows = found.slice((page - 1) * limit, page * limit).map((article) => articleRow(context, article));
  const pagination = { page, limit, totalRecords: found.length, totalPages: Math.ceil(found.length / limit) };
  return json({ data: rows, pagination });
}

/** `GET /v1/news/{slug or id}` */
export function newsArticle(context: Context): Answer {
  const wanted = param(context, 'slug');
  const id = Number(/(\d+)$/.exec(wanted)?.[1]);
  const stub = everyArticle(context).find((article) => article.id === id || article.standing?.slug === wanted);
  const fits = stub !== undefined && (wanted === String(id) || written(context.world, stub).slug === wanted);
  return fits ? looseAnswer(context, articleRow(context, stub)) : failure(404, 'Article not found');
}

function everyArticle(context: Context): ArticleStub[] {
  const { world, clock } = context;
  const articles = [...articlesUpTo(world, clock.today, clock.minutesNow), ...standingArticles(context)];
  return articles.sort((left, right) => right.day - left.day || right.publishedMinutes - left.publishedMinutes);
}

function wholeNumber(context: Context, name: string, otherwise: number): number {
  const value = Math.trunc(Number(queryText(context, name) ?? otherwise));
  return value >= 1 ? value : otherwise;
}

function articleRow(context: Context, stub: ArticleStub): Row {
  const article = written(context.world, stub);
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

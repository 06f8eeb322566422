import { computeMoment } from '../../calendar/clock';
import { answerFailure, answerJson, type Answer } from '../../http/answer';
import { readParam, readQueryText, createDiceFor, type Context } from '../../http/context';
import { pickOddValue } from '../../quirks/odd-values';
import { loosenNumber, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { escapeHtml } from '../../words/slug';
import { listArticles, boardCategory, writeArticle, type Article, type ArticleStub } from '../../world/news';
import { writeBody } from './article-body';
import { pickWriter } from './news-desk';
import { listStandingArticles } from './standing-articles';

const recentCount = 8;
const defaultLimit = 10;
const longestLimit = 100;

/** `GET /v1/news?recent=Y` or `?page=&limit=[&category=]` */
export function answerNews(context: Context): Answer {
  const articles = listAllArticles(context);
  if (readQueryText(context, 'recent') === 'Y') {
    const rows = articles.slice(0, recentCount).map((article) => buildNewsRow(context, article));
    return answerLoosely(context, withBadRows(createDiceFor(context, 'recent', context.clock.today), rows));
  }
  const category = readQueryText(context, 'category');
  const found = articles.filter((article) => category === null || article.category === category);
  const limit = readWholeNumber(context, 'limit', defaultLimit);
  const page = readWholeNumber(context, 'page', 1);
  if (limit === null || limit > longestLimit) return answerFailure(400, 'Invalid parameter: limit');
  if (page === null) return answerFailure(400, 'Invalid parameter: page');
  const rows = found.slice((page - 1) * limit, page * limit).map((article) => buildNewsRow(context, article));
  const totalRecords = loosenNumber(createDiceFor(context, 'total', category ?? '', context.clock.today), found.length);
  return answerJson({
    data: rows,
    pagination: { page, limit, totalRecords, totalPages: Math.ceil(found.length / limit) },
  });
}

/** `GET /v1/news/{slug or id}` */
export function answerNewsArticle(context: Context): Answer {
  const article = findArticle(context, readParam(context, 'slug'));
  return article === null
    ? answerFailure(404, 'Article not found')
    : answerLoosely(context, buildArticleRow(context, article));
}

export function findArticle(context: Context, wanted: string): Article | null {
  const id = Number(/(\d+)$/.exec(wanted)?.[1]);
  const stub = listAllArticles(context).find(
    ({ id: own, topic }) => own === id || (topic.kind === 'standing' && topic.slug === wanted),
  );
  if (stub === undefined) return null;
  const article = writeArticle(context.world, stub);
  return wanted === String(id) || article.slug === wanted ? article : null;
}

function listAllArticles(context: Context): ArticleStub[] {
  const { world, clock } = context;
  const articles = [...listArticles(world, clock.today, clock.minutesNow), ...listStandingArticles(context)];
  return articles.sort((left, right) => right.day - left.day || right.publishedMinutes - left.publishedMinutes);
}

/** Null when invalid. */
function readWholeNumber(context: Context, name: string, otherwise: number): number | null {
  const value = Number(readQueryText(context, name) ?? otherwise);
  return Number.isInteger(value) && value >= 1 ? value : null;
}

function buildNewsRow(context: Context, stub: ArticleStub): Row {
  return buildArticleRow(context, writeArticle(context.world, stub));
}

function buildArticleRow(context: Context, article: Article): Row {
  const roll = createDiceFor(context, 'article', article.id);
  const writer = pickWriter(context, roll);
  const isOffice = article.category === boardCategory || roll.drawChance(0.15);
  const row: Row = {
    articleId: article.id,
    slug: article.slug,
    title: formatTitle(article, roll.drawChance(0.1)),
    datePublished: formatDate(context, article, roll.drawChance(0.12)),
    category: article.category === 'News' && roll.drawChance(0.08) ? null : article.category,
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

/** Some editors keep their markup in the title. */
function formatTitle({ id, title }: Article, isEscaped: boolean): string {
  const markup = [
    `<em>${escapeHtml(title)}</em>`,
    `<strong>${escapeHtml(title)}</strong>&nbsp;`,
    `<p>${escapeHtml(title)}</p>`,
  ];
  return pickOddValue(id, 'title', markup, 15) ?? (isEscaped ? escapeHtml(title) : title);
}

/** Some rows have only the day, as UTC midnight. */
function formatDate({ clock }: Context, { day, publishedMinutes }: Article, isDayOnly: boolean): string {
  const ms = isDayOnly ? day * 86_400_000 : computeMoment(day, publishedMinutes, clock.timeZone);
  return new Date(ms).toISOString();
}

import { toCivilDate, toDayNumber, getSchoolYear, formatTerm, type DayNumber } from '../../calendar/civil';
import { computeMoment } from '../../calendar/clock';
import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import { fill } from '../../words/fill';
import type { WrittenPage } from '../../words/texts';
import { writtenPages } from '../../words/texts.generated';
import { writeBody } from '../newsroom/article-body';
import { findArticle } from '../newsroom/news';

const emptied: ReadonlySet<string> = new Set(['no-such-page', 'about/old-home', 'resources/test', 'officials/test2']);
const closing = 'news-media/announcements/office-closed';
const byPath = new Map(writtenPages.map((page) => [page.path, page]));

/** `GET /v1/pages/{path...}`: a list of one page; empty for an emptied page. */
export function answerPage(context: Context): Answer {
  const path = readParam(context, 'path').replace(/\/+$/, '').toLowerCase();
  if (emptied.has(path)) return answerData([]);
  if (path === closing) return answerClosingPage(context);
  const found = byPath.get(path);
  return found === undefined
    ? answerFailure(404, `Page not found: ${path}`)
    : answerData([buildPageRow(context, found)]);
}

/** The announcement is a page and a news article. */
function answerClosingPage(context: Context): Answer {
  const article = findArticle(context, 'office-closed');
  if (article === null) return answerFailure(404, `Page not found: ${closing}`);
  const { timeZone } = context.clock;
  const published = new Date(computeMoment(article.day, article.publishedMinutes, timeZone)).toISOString();
  const content = writeBody(context, article);
  return answerData([
    { title: article.title, subtitle: null, content, created: published, updated: published, author: null },
  ]);
}

function buildPageRow(context: Context, { path, title, subtitle, author, content }: WrittenPage): Row {
  const roll = createDiceFor(context, 'page', path);
  const values = buildPageValues(context);
  const created = toDayNumber(roll.drawBetween(2014, 2022), roll.drawBetween(1, 12), roll.drawBetween(1, 28));
  const updated = findLastUpdate(context, roll.drawBelow(365));
  const row: Row = {
    pageId: 4000 + roll.drawBelow(5000),
    path,
    title: fill(title, values),
    subtitle: subtitle === null ? roll.pick([null, '']) : fill(subtitle, values),
    content: fill(content, values),
    created: formatMoment(context, created, roll.drawBetween(480, 1020), roll.drawWeighted([70, 20, 10])),
    updated: formatMoment(context, updated, roll.drawBetween(480, 1020), roll.drawWeighted([70, 20, 10])),
    author,
  };
  return withRowQuirks(roll, row, {
    numbers: ['pageId'],
    texts: ['title', 'subtitle'],
    optional: ['subtitle', 'author', 'created'],
    spellings: { subtitle: ['subTitle'], updated: ['Updated'] },
  });
}

function buildPageValues({ world, clock, origin, product, associationName }: Context): Record<string, string> {
  const schoolYear = getSchoolYear(clock.today);
  return {
    association: associationName.replaceAll('&', '&amp;'),
    product,
    origin,
    term: formatTerm(schoolYear),
    lastTerm: formatTerm(schoolYear - 1),
    nextTerm: formatTerm(schoolYear + 1),
    year: String(schoolYear),
    nextYear: String(schoolYear + 1),
    schools: String(world.schools.length),
  };
}

/** Each page has a yearly review day. */
function findLastUpdate({ clock }: Context, dayOfYear: number): DayNumber {
  const thisYear = toDayNumber(toCivilDate(clock.today).year, 1, 1) + dayOfYear;
  return thisYear < clock.today ? thisYear : toDayNumber(toCivilDate(clock.today).year - 1, 1, 1) + dayOfYear;
}

/** ISO, the database's format, or UTC midnight. */
function formatMoment({ clock }: Context, day: DayNumber, minutes: number, form: number): string {
  const moment = new Date(form === 2 ? day * 86_400_000 : computeMoment(day, minutes, clock.timeZone)).toISOString();
  return form === 1 ? moment.slice(0, 19).replace('T', ' ') : moment;
}

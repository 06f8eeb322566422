import { toCivilDate, formatMonthAndDay, getSchoolYear, formatTerm, type DayNumber } from '../calendar/civil';
import { createDice } from '../random/dice';
import { fill } from '../words/fill';
import { slugify } from '../words/slug';
import type { OfficeStory } from '../words/texts';
import { officeStories } from '../words/texts.generated';
import { writeGameHeadline, writeSportHeadline, type Headline } from './headlines';
import { listBoardMeetingDays } from './meetings';
import type { World } from './world';

/** Cheap to generate for all articles. */
export interface ArticleStub {
  /** The day's number and the article's place on it. */
  readonly id: number;
  readonly day: DayNumber;
  /** Local minutes after midnight. */
  readonly publishedMinutes: number;
  readonly category: string;
  readonly topic: Topic;
}

type Topic =
  | { readonly kind: 'game' | 'sport' }
  | { readonly kind: 'board'; readonly meetingDay: DayNumber }
  | { readonly kind: 'office'; readonly story: OfficeStory }
  /** Has a fixed slug. */
  | { readonly kind: 'standing'; readonly slug: string; readonly buildHeadline: () => Headline };

export interface Article extends ArticleStub, Headline {
  readonly slug: string;
}

export const boardCategory = 'Board Meeting Summaries';
export const officeCategory = 'Announcements';

const daysKept = 2 * 365;
const articlesPerDay = [30, 40, 24, 6];
const gameShare = 0.62;
/** Places of articles that the calendar sets. */
const officePlace = 8;
const boardPlace = 9;

/** Two years, newest first. */
export function listArticles(world: World, today: DayNumber, minutesNow: number): ArticleStub[] {
  return Array.from({ length: daysKept }, (_, ago) => today - ago).flatMap((day) =>
    listArticlesOfDay(world, day).filter((article) => day < today || article.publishedMinutes <= minutesNow),
  );
}

/** The slug ends in the id. */
export function writeArticle(world: World, stub: ArticleStub): Article {
  if (stub.topic.kind === 'standing') return { ...stub, ...stub.topic.buildHeadline(), slug: stub.topic.slug };
  const headline = writeHeadline(world, stub);
  return { ...stub, ...headline, slug: `${slugify(headline.title)}-${stub.id}` };
}

function writeHeadline(world: World, { id, day, topic }: ArticleStub): Headline {
  const roll = createDice(world.seed, 'headline', id);
  switch (topic.kind) {
    case 'game':
      return writeGameHeadline(world, roll, day);
    case 'sport':
      return writeSportHeadline(roll, day);
    case 'board':
      return {
        title: `Board of Directors summary: ${formatMonthAndDay(topic.meetingDay)}, ${toCivilDate(topic.meetingDay).year}`,
        subject: { kind: 'board', meetingDay: topic.meetingDay },
      };
    case 'office':
      return {
        title: fill(topic.story.title, {
          term: formatTerm(getSchoolYear(day)),
          nextTerm: formatTerm(getSchoolYear(day) + 1),
          year: String(toCivilDate(day).year),
        }),
        subject: { kind: 'office', story: topic.story },
      };
    case 'standing':
      return topic.buildHeadline();
  }
}

function listArticlesOfDay(world: World, day: DayNumber): ArticleStub[] {
  const roll = createDice(world.seed, 'news', day);
  const daily = Array.from({ length: roll.drawWeighted(articlesPerDay) }, (_, index): ArticleStub => {
    const kind = roll.drawChance(gameShare) ? 'game' : 'sport';
    const publishedMinutes = roll.drawBetween(7 * 60, 21 * 60);
    const isSeries = kind === 'sport' && roll.drawChance(0.4);
    return {
      id: day * 10 + index,
      day,
      publishedMinutes,
      category: isSeries ? 'State Series' : 'News',
      topic: { kind },
    };
  });
  return [...daily, ...listDatedArticles(day)].sort((left, right) => right.publishedMinutes - left.publishedMinutes);
}

/** Yearly announcements, and summaries on the day after a board meeting. */
function listDatedArticles(day: DayNumber): ArticleStub[] {
  const { month, day: date } = toCivilDate(day);
  const story = officeStories.find((candidate) => candidate.month === month && candidate.day === date);
  const found: ArticleStub[] = [];
  if (story !== undefined)
    found.push(buildStub(day, officePlace, 9 * 60 + 30, officeCategory, { kind: 'office', story }));
  const meetingDay = day - 1;
  if (isBoardDay(meetingDay))
    found.push(buildStub(day, boardPlace, 15 * 60 + 5, boardCategory, { kind: 'board', meetingDay }));
  return found;
}

const boardDays = new Map<number, ReadonlySet<DayNumber>>();

function isBoardDay(day: DayNumber): boolean {
  const schoolYear = getSchoolYear(day);
  const known = boardDays.get(schoolYear) ?? new Set(listBoardMeetingDays(schoolYear));
  boardDays.set(schoolYear, known);
  return known.has(day);
}

function buildStub(day: DayNumber, place: number, minutes: number, category: string, topic: Topic): ArticleStub {
  return { id: day * 10 + place, day, publishedMinutes: minutes, category, topic };
}

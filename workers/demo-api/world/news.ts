import type { DayNumber } from '../calendar/civil';
import { dice } from '../random/dice';
import { slugOf } from '../words/slug';
import { headlineOf, type Headline, type HeadlineKind } from './headlines';
import type { World } from './world';

/** That an article exists, when and under which heading: cheap to know for all of them. */
export interface ArticleStub {
  readonly id: number;
  readonly day: DayNumber;
  /** Local minutes after midnight. */
  readonly publishedMinutes: number;
  readonly kind: HeadlineKind;
  readonly category: string;
  /** Fixed words for articles that are always there. */
  readonly standing?: Headline & { readonly slug: string };
}

export interface Article extends ArticleStub, Headline {
  readonly slug: string;
}

const articlesKept = 640;
const articlesPerDay = [30, 45, 20, 5];
const kinds: readonly HeadlineKind[] = ['game', 'sport', 'board', 'office'];
const kindWeights = [52, 28, 11, 9];

/** The newest articles as of a moment, newest first. */
export function articlesUpTo(world: World, today: DayNumber, minutesNow: number): ArticleStub[] {
  const found: ArticleStub[] = [];
  for (let day = today; found.length < articlesKept; day -= 1) {
    found.push(...articlesOn(world, day).filter((article) => day < today || article.publishedMinutes <= minutesNow));
  }
  return found.slice(0, articlesKept);
}

/** The article with its words. A slug ends in the article's id, so that it can be found again. */
export function written(world: World, stub: ArticleStub): Article {
  if (stub.standing !== undefined) return { ...stub, ...stub.standing };
  const headline = headlineOf(world, dice(world.seed, 'headline', stub.id), stub.day, stub.kind);
  return { ...stub, ...headline, slug: `${slugOf(headline.title)}-${stub.id}` };
}

function articlesOn(world: World, day: DayNumber): ArticleStub[] {
  const roll = dice(world.seed, 'news', day);
  return Array.from({ length: roll.weighted(articlesPerDay) }, (_, index): ArticleStub => {
    const kind = kinds[roll.weighted(kindWeights)] ?? 'sport';
    const publishedMinutes = roll.between(7 * 60, 21 * 60);
    return { id: day * 10 + index, day, publishedMinutes, kind, category: categoryOf(kind, roll.next()) };
  }).sort((left, right) => right.publishedMinutes - left.publishedMinutes);
}

function categoryOf(kind: HeadlineKind, draw: number): string {
  switch (kind) {
    case 'game':
      return 'News';
    case 'sport':
      return draw < 0.6 ? 'News' : 'State Series';
    case 'board':
      return 'Board Meeting Summaries';
    case 'office':
      return 'Announcements';
  }
}

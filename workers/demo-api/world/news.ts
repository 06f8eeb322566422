import type { DayNumber } from '../calendar/civil';
import { dice } from '../random/dice';
import { slugOf } from '../words/slug';
import { draftHeadline, type Subject } from './headlines';
import type { World } from './world';

export interface Article {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly day: DayNumber;
  /** Local minutes after midnight. */
  readonly publishedMinutes: number;
  readonly category: string;
  readonly subject: Subject;
}

const articlesKept = 640;
const cache = new WeakMap<World, Map<DayNumber, readonly Article[]>>();

/** The newest articles as of a day, newest first. Each day brings up to three. */
export function articlesUpTo(world: World, today: DayNumber, minutesNow: number, count = articlesKept): Article[] {
  const found: Article[] = [];
  for (let day = today; found.length < count && day > today - count * 3; day -= 1) {
    const daily = articlesOn(world, day).filter((article) => day < today || article.publishedMinutes <= minutesNow);
    found.push(...daily);
  }
  return found.slice(0, count);
}

function articlesOn(world: World, day: DayNumber): readonly Article[] {
  const known = cache.get(world) ?? new Map<DayNumber, readonly Article[]>();
  cache.set(world, known);
  let articles = known.get(day);
  if (articles === undefined) {
    articles = writeHeadlines(world, day);
    known.set(day, articles);
  }
  return articles;
}

function writeHeadlines(world: World, day: DayNumber): Article[] {
  const roll = dice(world.seed, 'news', day);
  const count = roll.weighted([30, 45, 20, 5]);
  return Array.from({ length: count }, (_, index): Article => {
    const draft = draftHeadline(world, roll, day);
    const id = day * 10 + index;
    // Only stories about games have titles that never come again.
    const slug = slugOf(draft.title) + (draft.subject.kind === 'game' ? '' : `-${id}`);
    return { ...draft, id, slug, day, publishedMinutes: roll.between(7 * 60, 21 * 60) };
  }).sort((left, right) => right.publishedMinutes - left.publishedMinutes);
}

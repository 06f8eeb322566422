import { termOf, schoolYearOf, type DayNumber, monthAndDay } from '../calendar/civil';
import { momentAfter } from '../calendar/clock';
import { dice, type Dice } from '../random/dice';
import { slugOf } from '../words/slug';
import { outOfState, type Game } from './game';
import { stateOf } from './game-state';
import { sportOf, sports, type Sport } from './sports';
import type { World } from './world';

/** What an article is about; the body is written from it on demand. */
export type Subject =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'sport'; readonly sport: Sport }
  | { readonly kind: 'board' }
  | { readonly kind: 'office' };

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
  const count = roll.weighted([40, 40, 15, 5]);
  return Array.from({ length: count }, (_, index) => headline(world, roll, day, index)).sort(
    (left, right) => right.publishedMinutes - left.publishedMinutes,
  );
}

function headline(world: World, roll: Dice, day: DayNumber, index: number): Article {
  const { title, category, subject } = subjectOf(world, roll, day);
  return {
    id: day * 10 + index,
    slug: `${slugOf(title)}${roll.chance(0.3) ? `-${day % 1000}` : ''}`,
    title,
    day,
    publishedMinutes: roll.between(7 * 60, 21 * 60),
    category,
    subject,
  };
}

interface Draft {
  readonly title: string;
  readonly category: string;
  readonly subject: Subject;
}

function subjectOf(world: World, roll: Dice, day: DayNumber): Draft {
  const form = roll.weighted([50, 30, 12, 8]);
  if (form === 0) return gameStory(world, roll, day) ?? sportStory(roll, day);
  if (form === 1) return sportStory(roll, day);
  if (form === 2) {
    const title = `Board of Directors summary: ${monthAndDay(day)}`;
    return { title, category: 'Board Meeting Summaries', subject: { kind: 'board' } };
  }
  return { title: roll.pick(officeTitles), category: 'Announcements', subject: { kind: 'office' } };
}

const officeTitles = [
  'Office hours over the coming weekend',
  'Nominations open for the officials recognition award',
  'Parking map for state final weekends is out',
  'Sportsmanship pledge reaches its 500th school',
  'Apply by the end of the month: student advisory council',
  'Heat and air quality guidance, updated',
  'New search for licensed officials in every county',
] as const;

/** A story about a game of the day before. */
function gameStory(world: World, roll: Dice, day: DayNumber): Draft | null {
  const games = world
    .gamesOn(day - 1)
    .filter((game) => game.away !== outOfState && game.plan.style !== 'cross-country');
  if (games.length === 0) return null;
  const game = roll.pick(games);
  const state = stateOf(game, momentAfter(day + 1));
  if (state.status !== 'final' || state.result.home === state.result.away) return null;
  const { home, away } = state.result;
  const [winner, loser] = home > away ? [game.home, game.away] : [game.away, game.home];
  const names = [winner, loser].map((index) => world.schools[index]?.shortName ?? 'Visitors');
  const verb =
    Math.abs(home - away) <= 3
      ? roll.pick(['edges', 'holds off', 'slips past'])
      : roll.pick(['beats', 'tops', 'pulls away from']);
  const score = `${Math.max(home, away)}-${Math.min(home, away)}`;
  const ending = state.result.ending === '' ? '' : ` (${state.result.ending})`;
  const title = `${sportOf(game.plan.sportId).title}: ${names[0] ?? ''} ${verb} ${names[1] ?? ''}, ${score}${ending}`;
  return { title, category: 'News', subject: { kind: 'game', game } };
}

function sportStory(roll: Dice, day: DayNumber): Draft {
  const sport = roll.pick(sports);
  const term = termOf(schoolYearOf(day));
  const title = roll.pick([
    `${sport.title}: dates and sites for ${term}`,
    `${sport.title} rules changes approved for next season`,
    `Five things to know before the ${sport.title.toLowerCase()} state series`,
    `${sport.title} advisory committee sends two proposals to the board`,
    `Officials: ${sport.title.toLowerCase()} clinics open for registration`,
    `How the ${sport.title.toLowerCase()} field is chosen`,
  ]);
  return {
    title,
    category: roll.pick(['News', 'News', 'State Series', 'Officials']),
    subject: { kind: 'sport', sport },
  };
}

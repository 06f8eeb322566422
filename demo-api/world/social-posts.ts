import { getSchoolYear, formatTerm, type DayNumber } from '../calendar/civil';
import { buildNoonClock, type Clock } from '../calendar/clock';
import { createDice, type Dice } from '../random/dice';
import { fill } from '../words/fill';
import { gamePosts, generalPosts, sportPosts } from '../words/social-posts.json';
import { outOfState } from './game';
import { findGameLeader, getGameState } from './game-state';
import { memoize } from './memoize';
import { groupInSeason, isSummerBreak } from './season-groups';
import { getSport, sports, type Sport } from './sports';
import type { World } from './world';

export interface SocialPost {
  readonly day: DayNumber;
  /** Among the posts of its day. */
  readonly index: number;
  /** Local minutes after midnight. */
  readonly minutes: number;
  readonly sport: Sport;
  readonly text: string;
}

const postsPerDay = [18, 34, 28, 14, 6];
const gamesConsidered = 3;

/** Newest day first. */
export function listRecentPosts(world: World, clock: Clock, product: string, days: number): SocialPost[] {
  return Array.from({ length: days }, (_, ago) => clock.today - ago)
    .flatMap((day) => listCachedPosts(world, day, product))
    .filter(({ day, minutes }) => day < clock.today || minutes <= clock.minutesNow);
}

/** A day's posts never change. */
function listCachedPosts(world: World, day: DayNumber, product: string): SocialPost[] {
  const days = memoize(world, `posts of ${product}`, () => new Map<DayNumber, SocialPost[]>());
  const posts = days.get(day) ?? writePostsOfDay(world, day, product);
  days.set(day, posts);
  return posts;
}

function writePostsOfDay(world: World, day: DayNumber, product: string): SocialPost[] {
  const count = createDice(world.seed, 'posts', day).drawWeighted(postsPerDay);
  return Array.from({ length: count }, (_, index): SocialPost => {
    const roll = createDice(world.seed, 'post', day, index);
    const minutes = roll.drawBetween(8 * 60, 22 * 60);
    const isGame = roll.drawChance(0.36);
    const game = isGame ? writeGamePost(world, roll, day) : null;
    return { day, index, minutes, ...(game ?? writeOtherPost(roll, day, product)) };
  });
}

type Words = Pick<SocialPost, 'sport' | 'text'>;

/** A result of the day before. */
function writeGamePost(world: World, roll: Dice, day: DayNumber): Words | null {
  const games = world.listGamesOn(day - 1);
  if (games.length === 0) return null;
  for (let attempt = 0; attempt < gamesConsidered; attempt += 1) {
    const game = roll.pick(games);
    const state = getGameState(game, buildNoonClock(day + 1));
    if (state.status !== 'final' || game.away === outOfState || game.plan.style === 'cross-country') continue;
    const { home, away, ending } = state.result;
    const isHomeWin = findGameLeader(game, home, away) === 'home';
    if (home === away) continue;
    const [winner, loser] = (isHomeWin ? [game.home, game.away] : [game.away, game.home]).map(
      (index) => world.schools[index]?.shortName ?? 'Visitors',
    );
    const score = `${Math.max(home, away)}-${Math.min(home, away)}${ending === '' ? '' : ` (${ending})`}`;
    const sport = getSport(game.plan.sportId);
    const values = { ...getNames(sport), winner: winner ?? '', loser: loser ?? '', score };
    return { sport, text: fill(roll.pick(gamePosts), values) };
  }
  return null;
}

function writeOtherPost(roll: Dice, day: DayNumber, product: string): Words {
  const sport = roll.pick(sports.filter(({ group }) => group === groupInSeason(day)));
  const isOfSport = roll.drawChance(0.7) && !isSummerBreak(day);
  const text = roll.pick(isOfSport ? sportPosts : generalPosts);
  return { sport, text: fill(text, { ...getNames(sport), term: formatTerm(getSchoolYear(day)), product }) };
}

function getNames(sport: Sport): { Sport: string; sport: string; tag: string } {
  return { Sport: sport.title, sport: sport.title.toLowerCase(), tag: `#${sport.title.replace(/\W+/g, '')}` };
}

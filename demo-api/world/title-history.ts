import { getSchoolYear } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { createDice, hashSeed } from '../random/dice';
import { getFirstEdition, playedSince } from './first-editions';
import type { Game } from './game';
import { findEventualWinner, getResult, getGameState } from './game-state';
import { listGolfChampions } from './golf/champions';
import { listMeets } from './meets';
import { memoize } from './memoize';
import { listSchoolsOffering } from './offerings';
import { listPastFinalsOfClass } from './past-finals';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import { listStateFinalDays } from './sport-dates';
import { getClassName, type Sport } from './sports';
import { findFinalsPlan } from './state-finals';
import { getStrength } from './strength';
import { listTennisChampions } from './tennis-standings';
import { isTennis } from './tennis-tournament';
import { getFinalsDay, listTitleGames } from './title-games';
import type { World } from './world';

export interface Title {
  /** The year in which the school year began. */
  readonly schoolYear: number;
  /** Empty for a single class. */
  readonly className: string;
  readonly champion: School;
  readonly runnerUp: School | null;
  /** `2-1`, or points in meets; empty where unknown. */
  readonly score: string;
}

/** Latest first, small schools first. */
export function listTitles(world: World, sport: Sport, clock: Clock): Title[] {
  const last = getSchoolYear(clock.today);
  const years = Array.from({ length: Math.max(0, last - playedSince + 1) }, (_, index) => last - index);
  const first = getFirstEdition(sport.id);
  return [
    ...years
      .filter((year) => year >= first)
      .flatMap((year) => listTitlesOfYear(world, sport, year, clock, year === last)),
    ...listOldTitles(world, sport),
  ];
}

function listTitlesOfYear(
  world: World,
  sport: Sport,
  schoolYear: number,
  clock: Clock,
  isRunning: boolean,
): readonly Title[] {
  const decide = (): Title[] => listDecidedTitles(world, sport, schoolYear, clock);
  return isRunning ? decide() : memoize(world, `titles ${sport.id} ${schoolYear}`, decide);
}

/** Of a generated season. */
function listDecidedTitles(world: World, sport: Sport, schoolYear: number, clock: Clock): Title[] {
  const plan = findFinalsPlan(sport.id);
  if (plan !== undefined) {
    return mayBeDecided(plan, schoolYear, clock)
      ? listTitleGames(world, plan, schoolYear)
          .filter((game) => getGameState(game, clock).status === 'final')
          .flatMap((game) => listGameTitles(world, game))
      : [];
  }
  const last = listStateFinalDays(sport, schoolYear).at(-1) ?? Infinity;
  if (clock.today < last) return [];
  if (isTennis(sport)) {
    const champions = listTennisChampions(world, sport, schoolYear, clock).filter(({ isOver }) => isOver);
    return champions.flatMap(({ className, teams }) => awardTitle(schoolYear, className, teams));
  }
  if (sport.id.endsWith('golf')) {
    const champions = listGolfChampions(world, sport.id, schoolYear, clock);
    return champions.flatMap(({ className, teams }) => awardTitle(schoolYear, className, teams));
  }
  if (clock.today === last) return [];
  return sport.id.endsWith('cross-country')
    ? listMeets(world, sport, last, schoolYear).flatMap(({ className, places }) =>
        awardTitle(schoolYear, className, places),
      )
    : inventTitles(world, sport, schoolYear);
}

/** @param places best first */
function awardTitle(
  schoolYear: number,
  className: string,
  [first, second]: readonly { readonly school: School; readonly points: number }[],
): Title[] {
  if (first === undefined) return [];
  const { school: champion, points } = first;
  return [{ schoolYear, className, champion, runnerUp: second?.school ?? null, score: String(points) }];
}

/** A season is not generated before its finals. */
function mayBeDecided(plan: SeasonPlan, schoolYear: number, clock: Clock): boolean {
  return clock.today >= getFinalsDay(plan, schoolYear) - 1;
}

function listGameTitles(world: World, game: Game): Title[] {
  const homeWon = findEventualWinner(game) === 'home';
  const champion = world.schools[homeWon ? game.home : game.away];
  const runnerUp = world.schools[homeWon ? game.away : game.home] ?? null;
  const { home, away, ending } = getResult(game);
  const score = `${Math.max(home, away)}-${Math.min(home, away)}${ending === '' ? '' : ` (${ending})`}`;
  const { schoolYear, stage } = game;
  return champion === undefined ? [] : [{ schoolYear, className: stage?.className ?? '', champion, runnerUp, score }];
}

/** Before generated seasons, latest first. */
function listOldTitles(world: World, sport: Sport): readonly Title[] {
  return memoize(world, `old titles ${sport.id}`, () => {
    const plan = findFinalsPlan(sport.id);
    const classes = sport.classes.length === 0 ? [''] : sport.classes;
    const first = getFirstEdition(sport.id);
    const years = Array.from({ length: Math.max(0, playedSince - first) }, (_, index) => playedSince - 1 - index);
    if (plan === undefined) return years.flatMap((year) => inventTitles(world, sport, year));
    const games = classes.flatMap((className) =>
      listPastFinalsOfClass(world, plan, className).flatMap((finals) => finals.games),
    );
    return games
      .filter(({ stage }) => stage?.round === 'Championship')
      .flatMap((game) => listGameTitles(world, game))
      .sort(
        (left, right) =>
          right.schoolYear - left.schoolYear || classes.indexOf(left.className) - classes.indexOf(right.className),
      );
  });
}

/** Strength plus a random spread. */
function inventTitles(world: World, sport: Sport, schoolYear: number): Title[] {
  const sportKey = hashSeed(world.seed, sport.id);
  const classes = sport.classes.length === 0 ? [''] : sport.classes;
  return classes.flatMap((className) => {
    const roll = createDice(world.seed, 'old title', sport.id, className, schoolYear);
    const rated = listSchoolsOffering(world, sport.id)
      .filter(({ enrollment }) => getClassName(sport, enrollment) === className)
      .map((school) => ({ school, rating: getStrength(school, sportKey, schoolYear) + roll.drawNormal() * 0.6 }))
      .sort((left, right) => right.rating - left.rating);
    const [first, second] = rated;
    return first === undefined
      ? []
      : [{ schoolYear, className, champion: first.school, runnerUp: second?.school ?? null, score: '' }];
  });
}

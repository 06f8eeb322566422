import { getItemAt } from '../random/dice';
import type { Game } from './game';
import { findEventualWinner } from './game-state';
import { memoize } from './memoize';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import type { World } from './world';

export interface Seeded {
  readonly school: School;
  readonly seed: number;
}

/** A part of a series with its own champion, such as a regional. */
export interface SeriesBracket {
  readonly level: string;
  /** From 1 within its level and class. */
  readonly number: number;
  /** Of the title game; empty where the better seed hosts. */
  readonly site: string;
  readonly title: Game;
  /** The title game last. */
  readonly games: readonly Game[];
  /** Teams that start here, best seed first. */
  readonly teams: readonly Seeded[];
}

/** Small brackets first. */
export interface ClassSeries {
  readonly className: string;
  readonly regionals: readonly SeriesBracket[];
  /** With the numbers of their regionals. */
  readonly sectionals: readonly (SeriesBracket & { readonly regionals: readonly number[] })[];
  readonly superSectionals: readonly SeriesBracket[];
  readonly state: SeriesBracket;
  readonly thirdPlace: Game | null;
}

/** Smallest schools first. */
export function listClassSeries(world: World, plan: SeasonPlan, schoolYear: number): readonly ClassSeries[] {
  return memoize(world, `series of games ${plan.sportId} ${schoolYear}`, () => {
    const games = world.getSeason(plan, schoolYear).games.filter(({ stage }) => stage !== null);
    const classes = [...new Set(games.map(({ stage }) => stage?.className ?? ''))];
    return classes.flatMap((className) =>
      buildClassSeries(
        world,
        className,
        games.filter(({ stage }) => stage?.className === className),
      ),
    );
  });
}

/** Null in a team's first game. */
export function findFeeder(game: Game, side: 'home' | 'away'): Game | null {
  const team = side === 'home' ? game.home : game.away;
  return game.stage?.feeders.find(({ home, away }) => home === team || away === team) ?? null;
}

function buildClassSeries(world: World, className: string, games: readonly Game[]): ClassSeries[] {
  const listTitleGames = (level: string): Game[] =>
    games.filter(({ stage }) => stage?.level === level && stage.round === 'Championship');
  const [final] = listTitleGames('State');
  if (final === undefined) return [];
  const buildBrackets = (level: string, from: readonly Game[]): SeriesBracket[] =>
    from.map((title, index) => buildSeriesBracket(world, level, index + 1, title));
  const regionals = buildBrackets('Regional', listTitleGames('Regional'));
  const sectionals = buildBrackets('Sectional', listTitleGames('Sectional')).map((sectional) => ({
    ...sectional,
    regionals: regionals
      .filter(({ title }) => sectional.games.some((game) => isFedBy(game, title)))
      .map(({ number }) => number),
  }));
  return [
    {
      className,
      regionals,
      sectionals,
      superSectionals: buildBrackets('Super-Sectional', listTitleGames('Super-Sectional')),
      state: buildSeriesBracket(world, 'State', 1, final),
      thirdPlace: games.find(({ stage }) => stage?.round === '3rd Place') ?? null,
    },
  ];
}

function isFedBy(game: Game, feeder: Game): boolean {
  return game.stage?.feeders.includes(feeder) === true;
}

/** Football's rounds are one bracket. */
function belongsTo(level: string, game: Game): boolean {
  const own = game.stage?.level;
  return own === level || (level === 'State' && own === 'Playoff');
}

function buildSeriesBracket(world: World, level: string, number: number, title: Game): SeriesBracket {
  const games: Game[] = [];
  const teams: Seeded[] = [];
  const visit = (game: Game): void => {
    for (const side of ['home', 'away'] as const) {
      const feeder = findFeeder(game, side);
      if (feeder !== null && belongsTo(level, feeder)) visit(feeder);
      else if (feeder === null) teams.push(getEntrant(world, game, side));
    }
    games.push(game);
  };
  visit(title);
  return {
    level,
    number,
    site: title.stage?.site ?? '',
    title,
    games: games.sort(
      (left, right) => left.day - right.day || left.startMinutes - right.startMinutes || left.id - right.id,
    ),
    teams: teams.sort((left, right) => left.seed - right.seed),
  };
}

/** Teams that can still reach a game, best seed first. */
export function listContenders(world: World, game: Game): Seeded[] {
  return (['home', 'away'] as const)
    .flatMap((side) => {
      const feeder = findFeeder(game, side);
      return feeder === null ? [getEntrant(world, game, side)] : listContenders(world, feeder);
    })
    .sort((left, right) => left.seed - right.seed);
}

function getEntrant(world: World, game: Game, side: 'home' | 'away'): Seeded {
  const seed = side === 'home' ? game.stage?.homeSeed : game.stage?.awaySeed;
  return { school: getItemAt(world.schools, side === 'home' ? game.home : game.away), seed: seed ?? 0 };
}

/** Whether or not the score was reported. */
export function findAdvancingSide(game: Game): 'home' | 'away' {
  return findEventualWinner(game) ?? 'home';
}

import { getSchoolYear } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { groupBy } from './conferences';
import { getFirstEdition, playedSince } from './first-editions';
import type { Game } from './game';
import { findEventualWinner, getGameState, findWinner } from './game-state';
import { memoize } from './memoize';
import { arePairingsPublic, areTeamsKnown } from './pairings';
import { listPastFinals, type ClassFinals } from './past-finals';
import type { School } from './schools';
import { seasonPlans, type SeasonPlan } from './season-plans';
import type { World } from './world';

/** Undefined for sports without team finals. */
export function findFinalsPlan(sportId: string): SeasonPlan | undefined {
  return seasonPlans.find(
    (plan) => plan.sportId === sportId && (plan.postseason !== null || plan.style === 'football'),
  );
}

export function listStateFinals(world: World, plan: SeasonPlan, schoolYear: number): readonly ClassFinals[] {
  return memoize(world, `state finals ${plan.sportId} ${schoolYear}`, () => {
    const games = world.getSeason(plan, schoolYear).games.filter((game) => game.stage?.level === 'State');
    return [...groupBy(games, (game) => game.stage?.className ?? '')].map(([className, ofClass]) => ({
      className,
      schoolYear,
      games: ofClass,
    }));
  });
}

/** Oldest first. */
export function listFinalsWith(world: World, plan: SeasonPlan, school: School, before: number): readonly ClassFinals[] {
  const first = Math.max(playedSince, getFirstEdition(plan.sportId));
  const played = Array.from({ length: Math.max(0, before - first) }, (_, index) => first + index);
  return [
    ...listPastFinals(world, plan, school).filter(({ schoolYear }) => schoolYear < before),
    ...played.flatMap((year) => listStateFinals(world, plan, year)),
  ].filter((finals) => listFinalists(finals).includes(school.index));
}

/** In bracket order. */
export function listFinalists({ games }: ClassFinals): number[] {
  const first = games.filter((game) => !game.stage?.feeders.some((feeder) => feeder.stage?.level === 'State'));
  return first.flatMap((game) => [game.home, game.away]);
}

/** Last year until all new teams have qualified. */
export function findFinalsYear(world: World, plan: SeasonPlan, clock: Clock): number | null {
  const current = getSchoolYear(clock.today);
  const year = haveAllQualified(world, plan, current, clock) ? current : current - 1;
  return year < getFirstEdition(plan.sportId) ? null : year;
}

function haveAllQualified(world: World, plan: SeasonPlan, schoolYear: number, clock: Clock): boolean {
  if (!arePairingsPublic(plan, schoolYear, clock)) return false;
  return listStateFinals(world, plan, schoolYear).every(({ games }) =>
    games
      .filter((game) => !game.stage?.feeders.some((feeder) => feeder.stage?.level === 'State'))
      .every((game) => areTeamsKnown(game, clock)),
  );
}

export type Place = 1 | 2 | 3 | 4;

/** Null while undecided, and for other teams. */
export function findPlaceIn({ games }: ClassFinals, team: number, clock: Clock): Place | null {
  return findPlaceBy(games, team, (game) => findWinner(game, getGameState(game, clock)));
}

export function findFinalPlace({ games }: ClassFinals, team: number): Place | null {
  return findPlaceBy(games, team, findEventualWinner);
}

function findPlaceBy(
  games: readonly Game[],
  team: number,
  winner: (game: Game) => 'home' | 'away' | null,
): Place | null {
  for (const game of games) {
    const round = game.stage?.round;
    if (round === 'Semifinal' || (game.home !== team && game.away !== team)) continue;
    const side = winner(game);
    if (side === null) return null;
    const hasWon = (side === 'home' ? game.home : game.away) === team;
    if (round === 'Championship') return hasWon ? 1 : 2;
    return hasWon ? 3 : 4;
  }
  return null;
}

import type { Clock } from '../calendar/clock';
import { createDice, hashSeed } from '../random/dice';
import { getFirstEdition, playedSince } from './first-editions';
import type { Game } from './game';
import { findEventualWinner, getGameState, findWinner } from './game-state';
import { memoize } from './memoize';
import { listPastFinals } from './past-finals';
import type { School } from './schools';
import { getPlan } from './season-plans';
import { findFinalPlace, type Place } from './state-finals';
import { getStrength } from './strength';
import type { World } from './world';

export interface PlayoffHistory {
  readonly appearances: number;
  /** In a row, including the latest edition. */
  readonly consecutive: number;
  /** The appearance before the latest edition; null for a first one. */
  readonly last: number | null;
  readonly wins: number;
  readonly losses: number;
  readonly titles: number;
  readonly runnerUps: number;
}

interface Trip {
  readonly schoolYear: number;
  readonly wins: number;
  readonly losses: number;
  readonly place: Place | null;
}

const plan = getPlan('football');
const rounds = 5;
const chanceToGoOn = 0.42;
/** The field grew over the years: minimum strength by first year. */
const thresholds: readonly (readonly [since: number, strength: number])[] = [
  [2001, 0.15],
  [1985, 0.55],
  [1980, 1.1],
  [1974, 1.35],
];
const luck = 0.6;

/** Up to an edition, at the clock's moment. */
export function getPlayoffHistory(world: World, school: School, edition: number, clock: Clock): PlayoffHistory {
  const earlier = listTripsBefore(world, school, edition);
  const trips = [
    ...earlier,
    ...listPlayedTrips(world, school, edition, (game) => findWinner(game, getGameState(game, clock))),
  ];
  const years = new Set(trips.map(({ schoolYear }) => schoolYear));
  let consecutive = 0;
  while (years.has(edition - consecutive)) consecutive += 1;
  const sum = (of: (trip: Trip) => number): number => trips.reduce((total, trip) => total + of(trip), 0);
  return {
    appearances: trips.length,
    consecutive,
    last: earlier.at(-1)?.schoolYear ?? null,
    wins: sum(({ wins }) => wins),
    losses: sum(({ losses }) => losses),
    titles: sum(({ place }) => (place === 1 ? 1 : 0)),
    runnerUps: sum(({ place }) => (place === 2 ? 1 : 0)),
  };
}

/** Oldest first. */
function listTripsBefore(world: World, school: School, edition: number): readonly Trip[] {
  const kept = memoize(world, `football trips before ${edition}`, () => new Map<number, readonly Trip[]>());
  const known = kept.get(school.index);
  if (known !== undefined) return known;
  const played = Array.from({ length: Math.max(0, edition - playedSince) }, (_, index) => playedSince + index);
  const trips = [
    ...inventTrips(world, school),
    ...played.flatMap((schoolYear) => listPlayedTrips(world, school, schoolYear, findEventualWinner)),
  ];
  kept.set(school.index, trips);
  return trips;
}

function listPlayedTrips(
  world: World,
  school: School,
  schoolYear: number,
  winner: (game: Game) => 'home' | 'away' | null,
): Trip[] {
  const games = world
    .getSeason(plan, schoolYear)
    .listGamesOf(school.index)
    .filter(({ stage }) => stage !== null);
  if (games.length === 0) return [];
  const decided = games.flatMap((game) => {
    const side = winner(game);
    return side === null ? [] : [{ hasWon: game[side] === school.index, isFinal: game.stage?.level === 'State' }];
  });
  const wins = decided.filter(({ hasWon }) => hasWon).length;
  const final = decided.find(({ isFinal }) => isFinal);
  const place = final === undefined ? null : final.hasWon ? 1 : 2;
  return [{ schoolYear, wins, losses: decided.length - wins, place }];
}

/** Finals appearances, and others by the team's strength. */
function inventTrips(world: World, school: School): Trip[] {
  const places = new Map(
    listPastFinals(world, plan, school).map(
      (finals) => [finals.schoolYear, findFinalPlace(finals, school.index)] as const,
    ),
  );
  const first = getFirstEdition(plan.sportId);
  return Array.from({ length: playedSince - first }, (_, index) => first + index).flatMap((schoolYear) =>
    inventTrip(world, school, schoolYear, places.get(schoolYear) ?? null),
  );
}

function inventTrip(world: World, school: School, schoolYear: number, place: Place | null): Trip[] {
  if (place === 1) return [{ schoolYear, wins: rounds, losses: 0, place }];
  if (place === 2) return [{ schoolYear, wins: rounds - 1, losses: 1, place }];
  const roll = createDice(world.seed, 'old playoffs', school.id, schoolYear);
  const strength = getStrength(school, hashSeed(world.seed, plan.sportId), schoolYear) + roll.drawNormal() * luck;
  const threshold = thresholds.find(([since]) => schoolYear >= since)?.[1] ?? Infinity;
  if (strength < threshold) return [];
  let wins = 0;
  while (wins < rounds - 2 && roll.drawChance(chanceToGoOn)) wins += 1;
  return [{ schoolYear, wins, losses: 1, place: null }];
}

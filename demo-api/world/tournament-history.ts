import type { Clock } from '../calendar/clock';
import { createDice, hashSeed } from '../random/dice';
import { getHeadCoach } from './coaches';
import { playedSince } from './first-editions';
import type { Game } from './game';
import { findEventualWinner, getResult } from './game-state';
import type { ClassFinals } from './past-finals';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import { findFinalPlace, listFinalsWith, findPlaceIn, listStateFinals, type Place } from './state-finals';
import { getStrength } from './strength';
import type { World } from './world';

export interface WinLossTie {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** In the state finals. */
export interface Appearance {
  readonly finals: ClassFinals;
  readonly games: readonly Game[];
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly wins: number;
  readonly losses: number;
  readonly place: Place | null;
  readonly season: WinLossTie;
  readonly coach: string;
}

/** Latest first. */
export function listAppearances(
  world: World,
  plan: SeasonPlan,
  school: School,
  before: number,
  clock: Clock,
): Appearance[] {
  return listFinalsWith(world, plan, school, before)
    .map((finals) => describeAppearance(world, plan, school, finals, clock))
    .reverse();
}

function describeAppearance(
  world: World,
  plan: SeasonPlan,
  school: School,
  finals: ClassFinals,
  clock: Clock,
): Appearance {
  const games = finals.games.filter(({ home, away }) => home === school.index || away === school.index);
  const sum = (mine: boolean): number =>
    games.reduce((total, game) => {
      const { home, away } = getResult(game);
      return total + ((game.home === school.index) === mine ? home : away);
    }, 0);
  const wins = games.filter((game) => getWinnerIndex(game) === school.index).length;
  return {
    finals,
    games,
    pointsFor: sum(true),
    pointsAgainst: sum(false),
    wins,
    losses: games.length - wins,
    place: findFinalPlace(finals, school.index),
    season: getTournamentSeason(world, plan, school, finals.schoolYear, clock),
    coach: getHeadCoach(world, school, plan.sportId, finals.schoolYear).name,
  };
}

export function getWinnerIndex(game: Game): number {
  return findEventualWinner(game) === 'away' ? game.away : game.home;
}

/** At the clock's moment. */
export function getTournamentSeason(
  world: World,
  plan: SeasonPlan,
  school: School,
  schoolYear: number,
  clock: Clock,
): WinLossTie & { readonly place: Place | null } {
  if (schoolYear >= playedSince) {
    const { wins, losses, ties } = world.getSeason(plan, schoolYear).computeRecord(school.index, clock);
    const places = listStateFinals(world, plan, schoolYear).map((finals) => findPlaceIn(finals, school.index, clock));
    return { wins, losses, ties, place: places.find((place) => place !== null) ?? null };
  }
  const finals = listFinalsWith(world, plan, school, playedSince).find((final) => final.schoolYear === schoolYear);
  const place = finals === undefined ? null : findFinalPlace(finals, school.index);
  return { ...inventSeason(world, plan, school, schoolYear, place), place };
}

const fewestOfFinalists = 0.72;

/** Follows strength and finals appearances. */
function inventSeason(
  world: World,
  plan: SeasonPlan,
  school: School,
  schoolYear: number,
  place: Place | null,
): WinLossTie {
  const roll = createDice(world.seed, 'old season', plan.sportId, school.id, schoolYear);
  const strength = getStrength(school, hashSeed(world.seed, plan.sportId), schoolYear);
  const weeks = plan.weeks - plan.idleWeeks.length;
  const games = weeks * plan.slots.length + (place === null ? roll.drawBelow(3) : 5 + roll.drawBelow(3));
  const share = 1 / (1 + Math.exp(-(strength * 1.3 + roll.drawNormal() * 0.3)));
  const ties = plan.style === 'soccer' ? roll.drawBelow(4) : 0;
  const decided = games - ties;
  const mostWins = decided - (place === null || place === 1 ? 0 : place === 4 ? 2 : 1);
  const wins = Math.round(decided * (place === null ? share : Math.max(fewestOfFinalists, share)));
  return { wins: Math.min(mostWins, wins), losses: decided - Math.min(mostWins, wins), ties };
}

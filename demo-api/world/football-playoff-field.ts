import { buildNoonClock, type Clock } from '../calendar/clock';
import { listFootballClaims, type FootballClaim } from './football-bids';
import { divideFieldIntoClasses, selectField } from './football-field';
import { getFootballSizes } from './football-size';
import { getFootballWeek } from './football-weeks';
import type { Game } from './game';
import { memoize } from './memoize';
import { findPairedYear, getPairingsMoment } from './pairings';
import { getPlan } from './season-plans';
import { getSport } from './sports';
import type { World } from './world';

const plan = getPlan('football');
const firstPlayoffWeek = 10;

/** Smallest schools first, by rank: a projection until the field is selected. */
export function listPlayoffClasses(world: World, claims: readonly FootballClaim[]): (readonly FootballClaim[])[] {
  const champions = new Set(claims.filter(({ bid }) => bid === 'R').map(({ school }) => school.index));
  return divideFieldIntoClasses(selectField(claims, champions), getFootballSizes(world));
}

export interface PlayoffClass {
  readonly schoolYear: number;
  readonly className: string;
  /** 1 for 1A. */
  readonly classNumber: number;
  /** By rank. */
  readonly teams: readonly FootballClaim[];
  /** By round, top to bottom. */
  readonly rounds: readonly (readonly Game[])[];
}

/** Standings at the selection of the field, best first. */
export function listFinalClaims(world: World, schoolYear: number): readonly FootballClaim[] {
  return memoize(world, `football claims ${schoolYear}`, () =>
    listFootballClaims(world, buildNoonClock(getPairingsMoment(plan, schoolYear).today + 1)),
  );
}

/** Smallest schools first. */
export function listPlayoffs(world: World, schoolYear: number): readonly PlayoffClass[] {
  return memoize(world, `football playoffs ${schoolYear}`, () => {
    const classes = listPlayoffClasses(world, listFinalClaims(world, schoolYear));
    const games = world.getSeason(plan, schoolYear).games.filter(({ stage }) => stage !== null);
    return getSport('football').classes.map((className, index): PlayoffClass => {
      const ofClass = games.filter(({ stage }) => stage?.className === className);
      const rounds = [0, 1, 2, 3, 4].map((round) =>
        ofClass.filter((game) => getFootballWeek(game) === firstPlayoffWeek + round),
      );
      return { schoolYear, className, classNumber: index + 1, teams: classes[index] ?? [], rounds };
    });
  });
}

/** Of each class last year's edition until this year's is paired. */
export function listShownPlayoffs(world: World, clock: Clock): readonly PlayoffClass[] {
  return getSport('football').classes.flatMap((className) => {
    const schoolYear = findPairedYear(plan, clock, className);
    const playoffs = schoolYear === null ? [] : listPlayoffs(world, schoolYear);
    return playoffs.filter((playoff) => playoff.className === className);
  });
}

import { momentAfter, type Clock } from '../calendar/clock';
import { footballClaims, type FootballClaim } from './football-bids';
import { divideFieldIntoClasses, fieldFrom } from './football-field';
import { footballSizes } from './football-size';
import { getFootballWeek } from './football-weeks';
import type { Game } from './game';
import { memoize } from './memoize';
import { pairedYear, pairingsMoment } from './pairings';
import { getPlan } from './season-plans';
import { getSport } from './sports';
import type { World } from './world';

const plan = getPlan('football');
const firstPlayoffWeek = 10;

/** Smallest schools first, by rank: a projection until the field is selected. */
export function playoffClasses(world: World, claims: readonly FootballClaim[]): (readonly FootballClaim[])[] {
  const champions = new Set(claims.filter(({ bid }) => bid === 'R').map(({ school }) => school.index));
  return divideFieldIntoClasses(fieldFrom(claims, champions), footballSizes(world));
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
export function finalClaims(world: World, schoolYear: number): readonly FootballClaim[] {
  return memoize(world, `football claims ${schoolYear}`, () =>
    footballClaims(world, momentAfter(pairingsMoment(plan, schoolYear).today + 1)),
  );
}

/** Smallest schools first. */
export function listPlayoffs(world: World, schoolYear: number): readonly PlayoffClass[] {
  return memoize(world, `football playoffs ${schoolYear}`, () => {
    const classes = playoffClasses(world, finalClaims(world, schoolYear));
    const games = world.season(plan, schoolYear).games.filter(({ stage }) => stage !== null);
    return getSport('football').classes.map((className, index): PlayoffClass => {
      const ofClass = games.filter(({ stage }) => stage?.className === className);
      const rounds = [0, 1, 2, 3, 4].map((round) =>
        ofClass.filter((game) => getFootballWeek(game) === firstPlayoffWeek + round),
      );
      return { schoolYear, className, classNumber: index + 1, teams: classes[index] ?? [], rounds };
    });
  });
}

/** Last year's edition until this year's is paired. */
export function shownPlayoffs(world: World, clock: Clock): readonly PlayoffClass[] {
  const schoolYear = pairedYear(plan, clock);
  return schoolYear === null ? [] : listPlayoffs(world, schoolYear);
}

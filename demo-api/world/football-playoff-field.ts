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

/**
 * The eight classes, smallest schools first, each in order of rank: a projection from these standings, final once the
 * field is selected.
 */
export function playoffClasses(world: World, claims: readonly FootballClaim[]): (readonly FootballClaim[])[] {
  const champions = new Set(claims.filter(({ bid }) => bid === 'R').map(({ school }) => school.index));
  return divideFieldIntoClasses(fieldFrom(claims, champions), footballSizes(world));
}

/** One year's tournament of one class. */
export interface PlayoffClass {
  readonly schoolYear: number;
  readonly className: string;
  /** Counts from 1 for 1A. */
  readonly classNumber: number;
  /** In order of rank. */
  readonly teams: readonly FootballClaim[];
  /** Round by round, each in the order of the bracket from top to bottom. */
  readonly rounds: readonly (readonly Game[])[];
}

/** All teams' qualification standings when the field of a school year was selected, best first. */
export function finalClaims(world: World, schoolYear: number): readonly FootballClaim[] {
  return memoize(world, `football claims ${schoolYear}`, () =>
    footballClaims(world, momentAfter(pairingsMoment(plan, schoolYear).today + 1)),
  );
}

/** The playoffs of a paired school year, smallest schools first. */
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

/** The public edition: this school year's once it is paired, until then the one before. */
export function shownPlayoffs(world: World, clock: Clock): readonly PlayoffClass[] {
  const schoolYear = pairedYear(plan, clock);
  return schoolYear === null ? [] : listPlayoffs(world, schoolYear);
}

import { getItemAt, createDice, hashSeed } from '../random/dice';
import { splitIntoRegions } from './brackets';
import { memoize } from './memoize';
import { listSchoolsOffering } from './offerings';
import type { School } from './schools';
import { listStateFinalDays } from './sport-dates';
import { getClassName, type Sport } from './sports';
import { buildSectionalOrder, buildStateOrder } from './tennis-calendar';
import { findLoserSlot, makeDraw, findWinnerSlot, type DrawSlot, type TennisDraw } from './tennis-draw';
import { listTennisEntries, type TennisEntry, type TennisEvent } from './tennis-entries';
import { playConsolation, playMain, playThirdPlace, type Court } from './tennis-play';
import type { World } from './world';

export interface TennisSectional {
  /** From 1. */
  readonly number: number;
  readonly host: School;
  /** By name. */
  readonly schools: readonly School[];
  readonly draws: Readonly<Record<TennisEvent, TennisDraw>>;
}

/** Fourteen sectionals send four entries per event to the finals. */
export interface TennisSeries {
  readonly sport: Sport;
  readonly schoolYear: number;
  readonly className: string;
  readonly sectionals: readonly TennisSectional[];
  readonly finals: Readonly<Record<TennisEvent, TennisDraw>>;
}

const sectionalCount = 14;
const largestSectional = 32;
const stateSeeds = 16;
const daysFromSectionalToFinals = 7;
/** In the afternoon, three days before a sectional, two before the finals. */
const sectionalDraw = { daysBefore: 3, minutes: 16 * 60 };
const stateDraw = { daysBefore: 2, minutes: 18 * 60 };

export function isTennis({ id }: Sport): boolean {
  return id === 'girls-tennis' || id === 'boys-tennis';
}

/** Includes future results; `tennis-match-state.ts` decides what is public. */
export function getTennisSeries(world: World, sport: Sport, schoolYear: number, className: string): TennisSeries {
  return memoize(world, `tennis ${sport.id} ${schoolYear} ${className}`, () => {
    const entered = listSchoolsOffering(world, sport.id).filter(
      ({ enrollment }) => getClassName(sport, enrollment) === className,
    );
    const sectionals = splitIntoRegions(entered, sectionalCount).map((schools, index) =>
      getTennisSectional(world, sport, schoolYear, className, schools, index + 1),
    );
    const buildFinalsDraw = (event: TennisEvent): TennisDraw =>
      getTennisDraw(world, sport, schoolYear, className, sectionals, event);
    return {
      sport,
      schoolYear,
      className,
      sectionals,
      finals: { singles: buildFinalsDraw('singles'), doubles: buildFinalsDraw('doubles') },
    };
  });
}

function getTennisSectional(
  world: World,
  sport: Sport,
  schoolYear: number,
  className: string,
  schools: readonly School[],
  number: number,
): TennisSectional {
  const host = getItemAt(schools, hashSeed(world.seed, 'tennis sectional', sport.id, className, number, schoolYear));
  const saturday = findFinalsSaturday(sport, schoolYear) - daysFromSectionalToFinals;
  const draw = (event: TennisEvent): TennisDraw => {
    const key = ['tennis sectional', sport.id, schoolYear, className, number, event];
    const court: Court = { seed: world.seed, key, order: buildSectionalOrder(saturday), gone: new Set() };
    const entries = schools.flatMap((school) => listTennisEntries(world, school, sport, schoolYear, event));
    const rated = sortByRating(world.seed, entries).slice(0, largestSectional);
    const seeds = rated.length > 16 ? 8 : 4;
    const slots = rated.map((entry, index): DrawSlot => ({
      entry,
      seed: index < seeds ? index + 1 : null,
      qualifiedAt: null,
    }));
    const places = makeDraw(
      createDice(world.seed, ...key),
      slots,
      (left, right) => left.entry.school === right.entry.school,
    );
    const main = playMain(court, places);
    return {
      event,
      publicFrom: { day: saturday - sectionalDraw.daysBefore, minutes: sectionalDraw.minutes },
      main,
      consolation: [],
      thirdPlace: playThirdPlace(court, main.at(-2) ?? []),
    };
  };
  return {
    number,
    host,
    schools: [...schools].sort((left, right) => left.index - right.index),
    draws: { singles: draw('singles'), doubles: draw('doubles') },
  };
}

/** First to fourth. */
export function findTopFour({ main, thirdPlace }: TennisDraw): readonly (DrawSlot | null)[] {
  const final = main.at(-1)?.[0];
  const order = (match: NonNullable<typeof thirdPlace>): (DrawSlot | null)[] => [
    findWinnerSlot(match),
    findLoserSlot(match),
  ];
  return [...(final ? order(final) : []), ...(thirdPlace === null ? [] : order(thirdPlace))];
}

function getTennisDraw(
  world: World,
  sport: Sport,
  schoolYear: number,
  className: string,
  sectionals: readonly TennisSectional[],
  event: TennisEvent,
): TennisDraw {
  const key = ['tennis finals', sport.id, schoolYear, className, event];
  const [firstDay = 0] = listStateFinalDays(sport, schoolYear);
  const court: Court = { seed: world.seed, key, order: buildStateOrder(firstDay), gone: new Set() };
  const qualified = sectionals.flatMap(({ host, draws }) =>
    findTopFour(draws[event]).flatMap((slot, index) =>
      slot === null ? [] : [{ entry: slot.entry, qualifiedAt: { host: host.name, place: index + 1 } }],
    ),
  );
  const places = new Map(qualified.map(({ entry, qualifiedAt }) => [entry, qualifiedAt] as const));
  // A better sectional place raises the rating.
  const claims = qualified.map(({ entry, qualifiedAt }) => ({ entry, bonus: 1.2 - qualifiedAt.place * 0.3 }));
  const rated = claims
    .map(({ entry, bonus }) => ({ entry, rating: getTennisRating(world.seed, entry) + bonus }))
    .sort((left, right) => right.rating - left.rating);
  const slots = rated.map(({ entry }, index): DrawSlot => ({
    entry,
    seed: index < stateSeeds ? index + 1 : null,
    qualifiedAt: places.get(entry) ?? null,
  }));
  const areKin = (left: DrawSlot, right: DrawSlot): boolean => left.qualifiedAt?.host === right.qualifiedAt?.host;
  const main = playMain(court, makeDraw(createDice(world.seed, ...key), slots, areKin));
  return {
    event,
    publicFrom: { day: firstDay - stateDraw.daysBefore, minutes: stateDraw.minutes },
    main,
    consolation: playConsolation(court, main),
    thirdPlace: playThirdPlace(court, main.at(-2) ?? []),
  };
}

function sortByRating(seed: number, entries: readonly TennisEntry[]): TennisEntry[] {
  return entries
    .map((entry) => ({ entry, rating: getTennisRating(seed, entry) }))
    .sort((left, right) => right.rating - left.rating)
    .map(({ entry }) => entry);
}

/** Strength plus a random error. */
function getTennisRating(seed: number, { strength, key }: TennisEntry): number {
  return strength + createDice(seed, 'tennis seeding', key).drawNormal() * 0.3;
}

function findFinalsSaturday(sport: Sport, schoolYear: number): number {
  return listStateFinalDays(sport, schoolYear).at(-1) ?? 0;
}

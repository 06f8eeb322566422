import { toDayNumber, type DayNumber } from '../calendar/civil';
import { getItemAt, hashSeed, mixBits } from '../random/dice';
import { memoize } from './memoize';
import { mayPlay, listSchoolsOffering } from './offerings';
import type { School } from './schools';
import { getSport, type Sport } from './sports';
import type { World } from './world';

export interface Guest {
  readonly school: School;
  /** Guests who joined together share one. */
  readonly agreement: number;
}

/** A small school's team, joined by students of neighbors. */
export interface Cooperative {
  readonly sportId: string;
  readonly host: School;
  /** Nearest first; never empty. */
  readonly guests: readonly Guest[];
}

interface Agreements {
  readonly all: readonly Cooperative[];
  readonly byHost: ReadonlyMap<number, Cooperative>;
  readonly byGuest: ReadonlyMap<number, Cooperative>;
}

const largestHost = 320;
const largestGuest = 450;
/** About 40 miles, as the square of degrees of latitude. */
const farthest = 0.36;

/** By name of the host. */
export function listCooperatives(world: World, sportId: string): readonly Cooperative[] {
  return getAgreements(world, sportId).all;
}

export function findCooperative(world: World, host: School, sportId: string): Cooperative | undefined {
  return getAgreements(world, sportId).byHost.get(host.index);
}

/** The team for which a guest's students play. */
export function findCooperativeJoined(world: World, guest: School, sportId: string): Cooperative | undefined {
  return getAgreements(world, sportId).byGuest.get(guest.index);
}

/** Agreements end on June 30 and are renewed. */
export function findAgreementEnd({ agreement }: Guest, schoolYear: number): DayNumber {
  const years = 2 + (agreement % 2);
  const last = schoolYear + years - 1 - ((schoolYear + (agreement >>> 1)) % years);
  return toDayNumber(last + 1, 6, 30);
}

function getAgreements(world: World, sportId: string): Agreements {
  const known = memoize(world, 'cooperatives', () => new Map<string, Agreements>());
  let agreements = known.get(sportId);
  if (agreements === undefined) {
    agreements = agree(world, getSport(sportId));
    known.set(sportId, agreements);
  }
  return agreements;
}

function agree(world: World, sport: Sport): Agreements {
  const teams = listSchoolsOffering(world, sport.id);
  const own = new Set(teams.map(({ index }) => index));
  const free = new Set(
    world.schools.filter(
      (school) => !own.has(school.index) && mayPlay(school, sport) && school.enrollment <= largestGuest,
    ),
  );
  const all: Cooperative[] = [];
  for (const host of teams) {
    if (host.enrollment >= largestHost || mixBits(host.key, hashSeed(0, sport.id)) % 6 !== 0) continue;
    const guests = listGuests(host, free, sport);
    if (guests.length === 0) continue;
    for (const { school } of guests) free.delete(school);
    all.push({ sportId: sport.id, host, guests });
  }
  return {
    all,
    byHost: new Map(all.map((cooperative) => [cooperative.host.index, cooperative] as const)),
    byGuest: new Map(
      all.flatMap((cooperative) => cooperative.guests.map(({ school }) => [school.index, cooperative] as const)),
    ),
  };
}

function listGuests(host: School, free: ReadonlySet<School>, sport: Sport): Guest[] {
  const key = hashSeed(host.key, 'cooperative', sport.id);
  const wanted = getItemAt([1, 1, 1, 1, 2, 2, 2, 3], key);
  return [...free]
    .map((school) => ({ school, distance: computeDistance(host, school) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((left, right) => left.distance - right.distance || left.school.index - right.school.index)
    .slice(0, wanted)
    .map(({ school }, index) => ({ school, agreement: index > 0 && key % 5 === 0 ? mixBits(key, index) : key }));
}

/** In squared degrees of latitude. */
function computeDistance({ town: left }: School, { town: right }: School): number {
  const north = left.latitude - right.latitude;
  const east = (left.longitude - right.longitude) * 0.76;
  return north * north + east * east;
}

import { getItemAt, createDice } from '../random/dice';
import { leadershipPositions, supportPositions } from '../words/office.json';
import { boyNames, familyNames, girlNames } from '../words/people';
import { slugify } from '../words/slug';
import { memoize } from './memoize';
import { getSharedId } from './sport-families';
import type { World } from './world';

interface OfficePosition {
  readonly title: string;
  readonly responsibilities: string;
  /** Shared ids of administered sports. */
  readonly sports?: readonly string[];
  readonly writes?: boolean;
  /** Index of the assisting support position. */
  readonly assistedBy?: number;
}

export interface OfficePerson {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly desk: OfficePosition;
}

const firstLeader = 11;
const firstSupporter = 41;

export function listLeadership(world: World): readonly OfficePerson[] {
  return memoize(world, 'office leadership', () => describeSeat(world, 'leadership', leadershipPositions, firstLeader));
}

export function listSupportStaff(world: World): readonly OfficePerson[] {
  return memoize(world, 'office support', () => describeSeat(world, 'support', supportPositions, firstSupporter));
}

export function listWriters(world: World): readonly OfficePerson[] {
  return [...listLeadership(world), ...listSupportStaff(world)].filter(({ desk }) => desk.writes === true);
}

export function getAdministrator(world: World, sportId: string): OfficePerson {
  const sharedId = getSharedId(sportId);
  const leaders = listLeadership(world);
  return leaders.find(({ desk }) => desk.sports?.includes(sharedId) === true) ?? getItemAt(leaders, 0);
}

export function findAssistant(world: World, { desk }: OfficePerson): OfficePerson | null {
  return desk.assistedBy === undefined ? null : getItemAt(listSupportStaff(world), desk.assistedBy);
}

/** `zofia.de.la.cruz@psaa.example` */
export function formatOfficeEmail({ firstName, lastName }: OfficePerson, product: string): string {
  return `${slugify(`${firstName} ${lastName}`).replaceAll('-', '.')}@${product.toLowerCase()}.example`;
}

/** Family names are unique. */
function describeSeat(world: World, floor: string, desks: readonly OfficePosition[], firstId: number): OfficePerson[] {
  const names = createDice(world.seed, 'office').shuffle(familyNames);
  return desks.map((desk, index) => {
    const roll = createDice(world.seed, 'office', floor, index);
    const firstName = roll.pick(roll.drawChance(0.5) ? girlNames : boyNames);
    return { id: firstId + index, firstName, lastName: getItemAt(names, firstId + index), desk };
  });
}

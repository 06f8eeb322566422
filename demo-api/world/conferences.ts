import { getItemAt, createDice, type Dice } from '../random/dice';
import { conferenceWords } from '../words/school-words';
import { splitList } from '../words/split-list';
import type { School } from './schools';

export interface Conference {
  /** Counts from 1. */
  readonly id: number;
  readonly name: string;
  /** Indexes of schools. */
  readonly members: readonly number[];
}

const targetSize = 8;
const suffixes = ['Conference', 'Athletic Conference', 'League', 'Conference', 'Activities Conference'] as const;

/** Conferences group neighbors of similar size and kind. */
export function makeConferences(seed: number, schools: readonly School[]): readonly Conference[] {
  const roll = createDice(seed, 'conferences');
  const groups = [...groupBy(schools, getSeatKind).values()].flatMap((group) => groupNeighbors(group));
  const names = listConferenceNames(roll, groups.length);
  return groups.map((group, index) => ({
    id: index + 1,
    name: isMetropolitan(group) ? `Harbor Public League ${getItemAt(harborColors, index)}` : getItemAt(names, index),
    members: group.map((school) => school.index),
  }));
}

const harborColors: readonly string[] = splitList(`
  Red, White, Blue, Gold, Green, Silver, Black, Orange, Purple, Maroon, Navy, Teal, Gray
`);

function isMetropolitan(group: readonly School[]): boolean {
  const [first] = group;
  return first?.town.kind === 'metropolis' && first.type !== 'Private';
}

function getSeatKind(school: School): string {
  if (school.type === 'Private') return 'private';
  if (school.town.kind !== 'rural') return school.town.kind;
  return school.enrollment < 180 ? 'small' : 'middling';
}

/** Halves the longer side until the parts have the right size. */
export function groupNeighbors(schools: readonly School[], size = targetSize): School[][] {
  const parts = Math.max(1, Math.round(schools.length / size));
  if (parts === 1) return [[...schools]];
  const width = spread(schools.map(({ town }) => town.longitude)) * 0.75;
  const height = spread(schools.map(({ town }) => town.latitude));
  const sorted = [...schools].sort((left, right) =>
    width > height
      ? left.town.longitude - right.town.longitude || left.index - right.index
      : left.town.latitude - right.town.latitude || left.index - right.index,
  );
  const cut = Math.round((sorted.length * Math.floor(parts / 2)) / parts);
  return [...groupNeighbors(sorted.slice(0, cut), size), ...groupNeighbors(sorted.slice(cut), size)];
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function listConferenceNames(roll: Dice, count: number): string[] {
  const words = roll.shuffle([
    ...conferenceWords,
    ...conferenceWords.flatMap((word) => [`${word} North`, `${word} South`]),
  ]);
  return words.slice(0, count).map((word) => `${word} ${roll.pick(suffixes)}`);
}

export function groupBy<Item, Key>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

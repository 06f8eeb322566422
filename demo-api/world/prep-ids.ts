import { hashSeed } from '../random/dice';
import type { School } from './schools';
import type { Sport } from './sports';
import type { World } from './world';

/** A UUID's shape. */
export function buildPrepSchoolId(world: World, school: School): string {
  const digits = [0, 1, 2, 3]
    .map((part) => hashSeed(world.seed, 'prep-school', school.id, part).toString(16).padStart(8, '0'))
    .join('');
  return [8, 12, 16, 20, 32].map((end, index, ends) => digits.slice(ends[index - 1] ?? 0, end)).join('-');
}

/** `boys,basketball`; football and flag football differ. */
export function formatPrepGenderSport({ id, gender, name }: Sport): string {
  if (id === 'football') return 'boys,football';
  if (id === 'girls-flag-football') return 'girls,flagfootball';
  const plain = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return id.includes('-') && gender !== 'Coed' ? id.replace('-', ',') : `${gender.toLowerCase()},${plain}`;
}

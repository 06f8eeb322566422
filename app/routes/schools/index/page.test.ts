import { expect, it } from 'vitest';
import type { DirectorySchool } from '~/upstream/schools';
import { findLetters, toIndexEntries } from './page';

const buildSchool = (id: string, name: string, more: Partial<DirectorySchool> = {}): DirectorySchool => ({
  id,
  name,
  sortName: name,
  formalName: `${name} High School`,
  nickname: 'Owls',
  city: 'Town',
  logoUrl: null,
  isPublic: true,
  hasBoundary: true,
  ...more,
});

it('lists all schools by name, with their formal name, nickname and city when they are known', () => {
  const entries = toIndexEntries([
    buildSchool('0103', 'Port Marlow (Peña)'),
    buildSchool('0102', 'Élan', { nickname: null }),
    buildSchool('0101', 'Ash', { formalName: 'Ash', nickname: null, city: null }),
  ]);
  expect(entries).toEqual([
    { id: '0101', name: 'Ash', about: '' },
    { id: '0102', name: 'Élan', about: 'Élan High School, Town' },
    { id: '0103', name: 'Port Marlow (Peña)', about: 'Port Marlow (Peña) High School, Owls, Town' },
  ]);
});

it('links to the first school of each letter, also with an accent, and has one link for numbers', () => {
  const names = ['12th Street', '3 Rivers', 'Ash', 'Eden', 'Élan', 'Zion'].map((name) => ({ name }));
  expect(findLetters(names)).toEqual([
    ['#', 0],
    ['A', 2],
    ['E', 3],
    ['Z', 5],
  ]);
});

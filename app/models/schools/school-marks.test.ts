import { describe, expect, it } from 'vitest';
import { findMark, findMarkById, findMarkByTown } from './school-marks';

const directory = [
  { id: '0101', name: 'Alder Bend', formalName: null, city: 'Alder Bend', logoUrl: 'https://a.example/0101.svg' },
  {
    id: '0102',
    name: 'Port Marlow (Adams)',
    formalName: null,
    city: 'Port Marlow',
    logoUrl: 'https://a.example/0102.svg',
  },
  { id: '0103', name: 'Elm Grove (Adams)', formalName: null, city: 'Elm Grove', logoUrl: null },
];
const buildMark = (id: string) => ({ markKey: id, logoUrl: `https://a.example/${id}.svg` });

describe('the mark of a school', () => {
  it('is the logo of the directory for its number', () => {
    expect(findMarkById('0101', directory)).toEqual(buildMark('0101'));
    expect(findMarkById('0103', directory)).toEqual({ markKey: '0103', logoUrl: null });
    expect(findMarkById('0101', null)).toEqual({ markKey: '0101', logoUrl: null });
  });

  it('is the same for a football team whose feed has no logo, and is drawn by the number of the school', () => {
    expect(findMark({ id: '7', name: 'Alder Bend', logoUrl: null }, directory)).toEqual(buildMark('0101'));
    expect(findMark({ id: '9', name: 'Elm Grove (Adams)', logoUrl: null }, directory).markKey).toBe('0103');
    expect(findMark({ id: '8', name: 'Lakeland', logoUrl: null }, directory)).toEqual({ markKey: '8', logoUrl: null });
  });

  it('is found by the town where schools share a name', () => {
    const find = (school: string, town: string | null) => findMarkByTown({ school, town, schoolId: 'f3' }, directory);
    expect(find('Adams', 'Port Marlow')).toEqual(buildMark('0102'));
    expect(find('Alder Bend', 'Alder Bend')).toEqual(buildMark('0101'));
    expect(find('Alder Bend', null)).toEqual(buildMark('0101'));
    expect(find('Adams', null)).toEqual({ markKey: 'f3', logoUrl: null });
  });
});

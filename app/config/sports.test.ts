import { expect, test } from 'vitest';
import { findSport, sports } from './sports';

test('ids are those that upstream uses', () => {
  for (const id of [
    'boys-basketball',
    'girls-flag-football',
    'football',
    'boys-cross-country',
    'competitive-cheerleading',
    'competitive-dance',
    'music-solo-ensemble',
    'music-organization',
    'girls-water-polo',
    'boys-track-field',
  ]) {
    expect(findSport(id)?.id).toBe(id);
  }
});

test('ids are unique and safe in a path', () => {
  const ids = sports.map((sport) => sport.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});

test("boys' and girls' variants share an id, single competitions keep their own", () => {
  expect(findSport('boys-golf')?.sharedId).toBe('golf');
  expect(findSport('girls-golf')?.sharedId).toBe('golf');
  expect(findSport('girls-flag-football')?.sharedId).toBe('flag-football');
  expect(findSport('football')?.sharedId).toBe('football');
});

test('an unknown id finds nothing', () => {
  expect(findSport('curling')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { findSport, findSportFamily, listExampleSports, seasons, sportFamilies, listSportRows, sports } from './sports';

test('sport ids are the ids that upstream uses', () => {
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

test('sport ids are unique and valid in a path', () => {
  const ids = sports.map((sport) => sport.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(atLeastOne(ids).filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});

test("boys' and girls' variants share an id, and single competitions keep their own", () => {
  expect(findSport('boys-golf')?.sharedId).toBe('golf');
  expect(findSport('girls-golf')?.sharedId).toBe('golf');
  expect(findSport('girls-flag-football')?.sharedId).toBe('flag-football');
  expect(findSport('football')?.sharedId).toBe('football');
});

test("boys' and girls' variants form one family, and families are sorted by name", () => {
  expect(findSportFamily('basketball')).toEqual({ sharedId: 'basketball', name: 'Basketball' });
  expect(findSportFamily('flag-football')?.name).toBe('Flag Football');
  expect(findSportFamily('boys-basketball')).toBeUndefined();
  const names = sportFamilies.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 2)).toEqual(['Adaptive Track & Field', 'Badminton']);
  expect(atLeastOne(sports).filter(({ family }) => !names.includes(family))).toEqual([]);
});

test('an unknown sport id is not found', () => {
  expect(findSport('curling')).toBeUndefined();
});

test("boys' and girls' variants of one season share a menu row", () => {
  const rows = listSportRows('winter').map((row) =>
    row.kind === 'pair' ? [row.family, row.boys.id, row.girls.id] : [row.sport.title],
  );
  expect(rows).toEqual([
    ['Basketball', 'boys-basketball', 'girls-basketball'],
    ['Bowling', 'boys-bowling', 'girls-bowling'],
    ['Competitive Cheerleading'],
    ['Competitive Dance'],
    ['Girls Gymnastics'],
    ['Boys Swimming & Diving'],
    ['Wrestling', 'boys-wrestling', 'girls-wrestling'],
  ]);
});

test('every sport is in exactly one menu row', () => {
  const listed = seasons
    .flatMap(({ id }) => listSportRows(id))
    .flatMap((row) => (row.kind === 'pair' ? [row.boys.id, row.girls.id] : [row.sport.id]));
  expect(listed.sort()).toEqual(sports.map(({ id }) => id).sort());
});

test('the examples of sports have every kind of finals, and a sport with playoffs', () => {
  const examples = listExampleSports();
  expect(new Set(examples.map(({ finals }) => finals))).toEqual(new Set(sports.map(({ finals }) => finals)));
  expect(examples.some(({ hasPlayoffs }) => hasPlayoffs)).toBe(true);
  expect(examples.length).toBeLessThan(10);
});

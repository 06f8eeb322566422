import { expect, test } from 'vitest';
import { getSharedSportId, selectShopEntries } from './shop';

const entries = [{ id: 'football' }, { id: 'basketball' }, { id: 'girls-tennis' }];
const listShownIds = (pathname: string) => selectShopEntries(entries, pathname, 2).map(({ id }) => id);

test.each([
  ['boys-basketball', 'basketball'],
  ['girls-flag-football', 'flag-football'],
  ['football', 'football'],
  ['music-solo-ensemble', 'music-solo-ensemble'],
])('%s has the shared sport id %s', (id, sharedId) => {
  expect(getSharedSportId(id)).toBe(sharedId);
});

test('the pages of a sport show its own entry, whichever variant it was entered for', () => {
  expect(listShownIds('/sports/boys-basketball')).toEqual(['basketball']);
  expect(listShownIds('/sports/girls-basketball/state-series/scores/1A')).toEqual(['basketball']);
  expect(listShownIds('/sports/boys-tennis')).toEqual(['girls-tennis']);
  expect(listShownIds('/sports/football/history')).toEqual(['football']);
});

test('the pages of a sport without an entry show none', () => {
  expect(listShownIds('/sports/girls-flag-football')).toEqual([]);
});

test('other pages show the first entries', () => {
  expect(listShownIds('/')).toEqual(['football', 'basketball']);
  expect(listShownIds('/schools/school-directory')).toEqual(['football', 'basketball']);
});

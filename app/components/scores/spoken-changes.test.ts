import { expect, it } from 'vitest';
import { SpokenChanges } from './spoken-changes';

const news = (...keys: string[]) => keys.map((key) => ({ key, text: `Game ${key}` }));

it('are said at once, and again after 20 seconds at the earliest', () => {
  const changes = new SpokenChanges();
  changes.add(news('1'));
  expect(changes.take(1000)).toBe('Game 1.');
  changes.add(news('2'));
  expect([changes.take(20_999), changes.countPauseMs(20_999)]).toEqual([null, 1]);
  expect(changes.take(21_000)).toBe('Game 2.');
  expect(changes.take(50_000)).toBeNull();
});

it('are those of each game that came last', () => {
  const changes = new SpokenChanges();
  changes.add(news('1', '2'));
  changes.add([{ key: '1', text: 'Game 1 again' }]);
  expect(changes.take(0)).toBe('Game 2. Game 1 again.');
});

it('are at most four games and a number', () => {
  const changes = new SpokenChanges();
  changes.add(news('1', '2', '3', '4', '5', '6'));
  expect(changes.take(0)).toBe('Game 1. Game 2. Game 3. Game 4. 2 more games changed.');
});

it('of an earlier page are left out', () => {
  const changes = new SpokenChanges();
  changes.add(news('1'));
  changes.clear();
  expect(changes.take(0)).toBeNull();
});

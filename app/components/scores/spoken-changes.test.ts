import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SpokenChanges } from './spoken-changes';

const news = (...keys: string[]) => keys.map((key) => ({ key, text: `Game ${key}` }));
let said: string[] = [];
let shown = (_key: string) => true;

function open(): SpokenChanges {
  return new SpokenChanges(
    (text) => said.push(text),
    (key) => shown(key),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  shown = () => true;
});
afterEach(() => {
  vi.useRealTimers();
});

it('are said at once, and again after 20 seconds at the earliest', () => {
  const changes = open();
  changes.add(news('1'));
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['Game 1.']);
  changes.add(news('2'));
  vi.advanceTimersByTime(19_999);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Game 1.', 'Game 2.']);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(2);
});

it('are those of each game that came last', () => {
  const changes = open();
  changes.add(news('1', '2'));
  changes.add([{ key: '1', text: 'Game 1 again' }]);
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['Game 2. Game 1 again.']);
});

it('are at most four games and a number', () => {
  open().add(news('1', '2', '3', '4', '5', '6'));
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['Game 1. Game 2. Game 3. Game 4. 2 more games changed.']);
});

it('are left out when the page is another by now', () => {
  shown = (key) => key !== '1';
  open().add(news('1', '2'));
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['Game 2.']);
});

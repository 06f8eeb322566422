import { expect, it } from 'vitest';
import { ScenarioStore } from './scenario-store';

it('a pick is read as soon as it is written, and each row that listens is told once, until it stops listening', () => {
  const store = new ScenarioStore({ picks: new Map([['8', 0]]), ignored: 'one' });
  const seen: (number | undefined)[] = [];
  const stop = store.subscribe(() => seen.push(store.read().picks.get('8')));
  expect(store.read().ignored).toBe('one');
  store.write({ picks: new Map([['8', 1]]), ignored: null });
  stop();
  store.write({ picks: new Map(), ignored: null });
  expect(seen).toEqual([1]);
  expect(store.read()).toEqual({ picks: new Map(), ignored: null });
});

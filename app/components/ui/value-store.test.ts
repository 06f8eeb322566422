import { expect, it } from 'vitest';
import { ValueStore } from './value-store';

it('a value is read as soon as it is written, and each listener is told once, until it stops listening', () => {
  const store = new ValueStore('first');
  const seen: string[] = [];
  const stop = store.subscribe(() => seen.push(store.read()));
  expect(store.read()).toBe('first');
  store.write('second');
  stop();
  store.write('third');
  expect(seen).toEqual(['second']);
  expect(store.read()).toBe('third');
});

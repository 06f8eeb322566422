import { expect, it } from 'vitest';
import { ValueStore } from './value-store';

it('a value can be read at once, and a listener is called once per change until it unsubscribes', () => {
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

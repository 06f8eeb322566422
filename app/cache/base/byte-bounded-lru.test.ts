import { describe, expect, it } from 'vitest';
import { ByteBoundedLru } from './byte-bounded-lru';

const listKept = (lru: ByteBoundedLru<unknown>, keys: readonly string[]) =>
  keys.filter((key) => lru.get(key) !== undefined);

describe('a byte-bounded LRU', () => {
  it('evicts the least recently used entries when it is full', () => {
    const lru = new ByteBoundedLru<string>(10_000);
    for (const key of ['a', 'b', 'c', 'd']) lru.set(key, key, 2000);
    expect(lru.get('a')).toBe('a');
    lru.set('e', 'e', 2000);
    expect(listKept(lru, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'c', 'd', 'e']);
  });

  it('never holds more bytes than its limit, for any number of small values', () => {
    const lru = new ByteBoundedLru<number>(10_000);
    const keys = Array.from({ length: 1000 }, (_, index) => `key ${index}`);
    for (const [index, key] of keys.entries()) lru.set(key, index, 1);
    const kept = listKept(lru, keys);
    expect(kept).toEqual(keys.slice(-kept.length));
    expect(kept.length).toBeLessThan(50);
  });

  it('does not keep one very large value at the cost of all others', () => {
    const lru = new ByteBoundedLru<string>(10_000);
    lru.set('small', 'kept', 100);
    lru.set('giant', 'refused', 9000);
    expect([lru.get('small'), lru.get('giant')]).toEqual(['kept', undefined]);
  });

  it('counts a replaced value once', () => {
    const lru = new ByteBoundedLru<string>(10_000);
    for (const key of ['a', 'b', 'c', 'd', 'd', 'd']) lru.set(key, key, 2000);
    expect(listKept(lru, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('deletes all entries that match a condition and frees their bytes', () => {
    const lru = new ByteBoundedLru<number>(10_000);
    for (const value of [1, 2, 3, 4]) lru.set(`${value}`, value, 2000);
    lru.deleteWhere((value) => value > 2);
    expect(listKept(lru, ['1', '2', '3', '4'])).toEqual(['1', '2']);
    for (const value of [5, 6]) lru.set(`${value}`, value, 2000);
    expect(listKept(lru, ['1', '2', '5', '6'])).toEqual(['1', '2', '5', '6']);
  });
});

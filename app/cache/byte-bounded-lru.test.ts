import { describe, expect, it } from 'vitest';
import { ByteBoundedLru } from './byte-bounded-lru';

describe('a byte-bounded LRU', () => {
  it('evicts the least recently used entries when it is full', () => {
    const lru = new ByteBoundedLru<string>(10_000);
    for (const key of ['a', 'b', 'c', 'd']) lru.set(key, key, 2000);
    expect(lru.get('a')).toBe('a');
    lru.set('e', 'e', 2000);
    expect(lru.get('b')).toBeUndefined();
    expect(['a', 'c', 'd', 'e'].map((key) => lru.get(key))).toEqual(['a', 'c', 'd', 'e']);
  });

  it('never holds more bytes than its limit, for any number of small values', () => {
    const lru = new ByteBoundedLru<number>(10_000);
    for (let index = 0; index < 1000; index += 1) lru.set(`key ${index}`, index, 1);
    expect(lru.bytes).toBeLessThanOrEqual(10_000);
    expect(lru.size).toBeLessThan(50);
  });

  it('does not keep one very large value at the cost of all others', () => {
    const lru = new ByteBoundedLru<string>(10_000);
    lru.set('small', 'kept', 100);
    lru.set('giant', 'refused', 9000);
    expect([lru.get('small'), lru.get('giant')]).toEqual(['kept', undefined]);
  });

  it('counts a replaced value once', () => {
    const lru = new ByteBoundedLru<string>(10_000);
    lru.set('key', 'old', 2000);
    const { bytes } = lru;
    lru.set('key', 'new', 2000);
    expect([lru.bytes, lru.size]).toEqual([bytes, 1]);
  });

  it('deletes all entries that match a condition and frees their bytes', () => {
    const lru = new ByteBoundedLru<number>(10_000);
    for (const value of [1, 2, 3]) lru.set(`key ${value}`, value, 1000);
    const third = lru.bytes / 3;
    lru.deleteWhere((value) => value !== 2);
    expect([lru.size, lru.bytes, lru.get('key 2')]).toEqual([1, third, 2]);
  });
});

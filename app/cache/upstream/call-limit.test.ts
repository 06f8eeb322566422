import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { Entry } from '../source/entry';
import { isWorthStoring, UnknownAddressLimit } from './call-limit';

const pages = { name: 'pages', maxUnknownPerMinute: 2 };
const others = { name: 'others', maxUnknownPerMinute: 1 };
const unlimited = { name: 'unlimited' };

let clock: ManualClock;
let limit: UnknownAddressLimit;

beforeEach(() => {
  clock = new ManualClock();
  limit = new UnknownAddressLimit(clock);
});

describe('the limit of unknown keys', () => {
  it('admits a limited number of keys per source and minute, each one repeatedly', () => {
    const asked = ['a', 'b', 'a', 'c', 'b'].map((key) => limit.admits(pages, key));
    expect(asked).toEqual([true, true, true, false, true]);
    expect([limit.admits(others, 'd'), limit.admits(others, 'e')]).toEqual([true, false]);
  });

  it('admits other keys a minute after the first ones', async () => {
    limit.admits(pages, 'a');
    await clock.advance(40_000);
    limit.admits(pages, 'b');
    await clock.advance(20_000);
    expect([limit.admits(pages, 'c'), limit.admits(pages, 'd')]).toEqual([true, false]);
  });

  it('does not count keys that turn out to have a value', () => {
    for (const key of ['a', 'b', 'c', 'd']) {
      expect(limit.admits(pages, key)).toBe(true);
      limit.forget(pages, key);
    }
  });

  it('admits every key of a source without a limit', () => {
    expect(['a', 'b', 'c'].filter((key) => limit.admits(unlimited, key))).toHaveLength(3);
  });
});

describe('storing entries of a source with a limit', () => {
  const buildEntry = (kind: Entry['kind']) => ({ kind }) as Entry;

  it.each([
    ['value', undefined, true],
    ['missing', undefined, false],
    ['empty', 'missing', false],
    ['missing', 'value', true],
    ['empty', 'value', true],
  ] as const)('is worthwhile for a %s entry after %s: %s', (kind, before, expected) => {
    expect(isWorthStoring(pages, buildEntry(kind), before && buildEntry(before))).toBe(expected);
    expect(isWorthStoring(unlimited, buildEntry(kind), before && buildEntry(before))).toBe(true);
  });
});

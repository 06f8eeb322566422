import { expect, it, vi } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { Entry, EntryKind } from './entry';
import { EntryStore } from './entry-store';
import { policies } from './policies';

const hour = 3600;
const day = 24 * hour;

function buildEntry(clock: ManualClock, kind: EntryKind): Entry {
  const fetchedAtMs = clock.getNowMs();
  return {
    kind,
    value: null,
    fetchedAtMs,
    changedAtMs: fetchedAtMs,
    upstreamMs: 0,
    validators: {},
    receivedRows: 0,
    droppedRows: 0,
    bytes: 4,
  };
}

it.each<readonly [EntryKind, number]>([
  // Far longer than the seven days for which it may be served.
  ['value', hour + 37 * day],
  // `negativeSeconds`, seven days (`staleIfErrorSeconds`) and two days.
  ['empty', 300 + 9 * day],
  ['missing', 600],
])('an entry of kind %s expires from the shared store after %i seconds', async (kind, seconds) => {
  const clock = new ManualClock();
  const expirations: number[] = [];
  const store = new EntryStore({
    clock,
    log: () => undefined,
    kv: {
      get: () => Promise.resolve(new Map()),
      put: (_key, _text, { expirationTtl }) => {
        expirations.push(expirationTtl);
        return Promise.resolve();
      },
    },
  });
  await store.write('key', buildEntry(clock, kind), policies.content);
  expect(expirations).toEqual([seconds]);
});

it('a write that the store refused does not hold back the next one, and one that succeeded does for a second', async () => {
  const clock = new ManualClock();
  const put = vi.fn<() => Promise<void>>(() => Promise.resolve()).mockRejectedValueOnce(new Error('refused'));
  const store = new EntryStore({
    clock,
    log: () => undefined,
    kv: { get: () => Promise.resolve(new Map()), put },
  });
  const write = (value: unknown) => store.write('key', { ...buildEntry(clock, 'value'), value }, policies.content);
  expect(await write('x'.repeat(9 * 1024 * 1024))).toBe(false);
  expect(put).not.toHaveBeenCalled();
  expect(await write(null)).toBe(false);
  expect(await write(null)).toBe(true);
  expect(await write(null)).toBe(false);
  expect(put).toHaveBeenCalledTimes(2);
});

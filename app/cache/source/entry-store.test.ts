import { expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { Entry, EntryKind } from './entry';
import { EntryStore } from './entry-store';
import { policies } from './policies';

const hour = 3600;
const day = 24 * hour;

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
  const fetchedAtMs = clock.getNowMs();
  const entry: Entry = {
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
  await store.write('key', entry, policies.content);
  expect(expirations).toEqual([seconds]);
});

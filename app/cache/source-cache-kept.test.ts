import { expect, it } from 'vitest';
import { ManualClock } from '../../tests/support/manual-clock';
import { SourceCache } from './source-cache';
import type { SourceRequest } from './source/define-source';
import type { Entry } from './source/entry';
import { EntryMemory } from './source/entry-memory';

const SECOND = 1000;

it('answers a request for what is kept from a fresh or stale copy, and calls nothing for it', async () => {
  const clock = new ManualClock();
  let calls = 0;
  const cache = new SourceCache({
    memory: new EntryMemory(1_000_000),
    store: undefined,
    getRefresher: undefined,
    fetchEntry: () => {
      calls += 1;
      const times = { fetchedAtMs: clock.getNowMs(), changedAtMs: clock.getNowMs(), upstreamMs: 0 };
      const entry: Entry = {
        kind: 'value',
        value: 'leaders',
        ...times,
        validators: {},
        receivedRows: 0,
        droppedRows: 0,
        bytes: 9,
      };
      return Promise.resolve({ kind: 'entry', entry } as const);
    },
    readAnswer: () => {
      throw new Error('no refresher here');
    },
    getKey: ({ definition }) => definition.name,
    getPolicy: () => ({
      freshSeconds: 100,
      liveFreshSeconds: 100,
      staleWhileRevalidateSeconds: 50,
      staleIfErrorSeconds: 1000,
      negativeSeconds: 10,
      confirmSeconds: 30,
      mostDroppedPercent: 50,
    }),
    getPurgedUntilMs: () => -Infinity,
    clock,
    getRandom: () => 0,
    log: () => undefined,
  });
  const request = { definition: { name: 'a', listTags: () => [] }, params: {} } as unknown as SourceRequest;
  const read = async (wanted: SourceRequest) => {
    const [timed] = await cache.read([wanted], { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true });
    return timed?.answer.status === 'ok' ? timed.answer.value : null;
  };
  const readKept = () => read({ ...request, isKeptOnly: true });

  expect(await readKept()).toBeNull();
  expect(calls).toBe(0);
  expect(await read(request)).toBe('leaders');
  await clock.advance(120 * SECOND);
  expect(await readKept()).toBe('leaders');
  await clock.advance(60 * SECOND);
  expect(await readKept()).toBeNull();
  expect(await read({ ...request, isKeptOnly: true, acceptsOldCopy: true })).toBe('leaders');
  await clock.advance(24 * 60 * 60 * SECOND);
  expect(await read({ ...request, isKeptOnly: true, acceptsOldCopy: true })).toBeNull();
  expect(calls).toBe(1);
});

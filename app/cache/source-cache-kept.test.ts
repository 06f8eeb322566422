import { expect, it } from 'vitest';
import { ManualClock } from '../../tests/support/manual-clock';
import { SourceCache } from './source-cache';
import type { SourceRequest } from './source/define-source';
import type { Entry } from './source/entry';
import { EntryMemory } from './source/entry-memory';

const SECOND = 1000;

const request = { definition: { name: 'a', listTags: () => [] }, params: {} } as unknown as SourceRequest;
const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true };

/** @param noteCall is called for each call of upstream */
function createCache(clock: ManualClock, noteCall: () => void = () => undefined): SourceCache {
  return new SourceCache({
    memory: new EntryMemory(1_000_000),
    store: undefined,
    getRefresher: undefined,
    fetchEntry: () => {
      noteCall();
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
}

it('notes each answer when it is there, before one that takes a call', async () => {
  const noted: string[] = [];
  const kept = { ...request, isKeptOnly: true };
  await createCache(new ManualClock(), () => noted.push('call')).read([request, kept], {
    ...options,
    noteAnswer: (wanted, { status }) => noted.push(`${wanted === kept ? 'kept' : 'called'} ${status}`),
  });
  expect(noted).toEqual(['call', 'kept failed', 'called ok']);
});

it('answers a request for what is kept from a fresh or stale copy, and calls nothing for it', async () => {
  const clock = new ManualClock();
  let calls = 0;
  const cache = createCache(clock, () => {
    calls += 1;
  });
  const read = async (wanted: SourceRequest) => {
    const [timed] = await cache.read([wanted], options);
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

import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import { SourceCache } from '../source-cache';
import type { SourceRequest } from '../source/define-source';
import type { Entry } from '../source/entry';
import { EntryMemory } from '../source/entry-memory';
import { EntryStore, type KeyValueStore } from '../source/entry-store';
import type { FreshnessPolicy } from '../source/policies';
import type { RefresherObject } from './call-refresher';

const SECOND = 1000;
const policy: FreshnessPolicy = {
  freshSeconds: 100,
  liveFreshSeconds: 100,
  staleWhileRevalidateSeconds: 50,
  staleIfErrorSeconds: 1000,
  negativeSeconds: 10,
  confirmSeconds: 30,
  mostDroppedPercent: 50,
};

const listTags = () => ['games'];
const request = (name: string) => ({ definition: { name, listTags }, params: {} }) as unknown as SourceRequest;

describe('a source cache with a refresher', () => {
  let clock: ManualClock;
  let texts: Map<string, string>;
  let isStoreDown: boolean;
  let storeWrites: number;
  /** Names of the sources that isolates fetched directly. */
  let fetches: string[];

  beforeEach(() => {
    clock = new ManualClock();
    texts = new Map();
    isStoreDown = false;
    storeWrites = 0;
    fetches = [];
  });

  const kv: KeyValueStore = {
    get: (keys) =>
      isStoreDown
        ? Promise.reject(new Error('the store is down'))
        : Promise.resolve(new Map(keys.map((key) => [key, texts.get(key) ?? null]))),
    put: (key, text) => {
      storeWrites += 1;
      texts.set(key, text);
      return Promise.resolve();
    },
  };

  function buildEntry(value: string): Entry {
    const times = { fetchedAtMs: clock.getNowMs(), changedAtMs: clock.getNowMs(), upstreamMs: 0 };
    return { kind: 'value', value, ...times, validators: {}, receivedRows: 0, droppedRows: 0, bytes: 10 };
  }

  /** An isolate; without a refresher it fetches directly. */
  function isolate(refresh?: RefresherObject['refresh']): SourceCache {
    return new SourceCache({
      memory: new EntryMemory(1_000_000),
      store: new EntryStore({ kv, clock, log: () => undefined }),
      getRefresher: refresh && (() => ({ refresh })),
      fetchEntry: ({ definition: { name } }) => {
        fetches.push(name);
        return Promise.resolve({ kind: 'entry', entry: buildEntry(`${name} ${fetches.length}`) });
      },
      readAnswer: (_request, _previous, { result, ...times }) =>
        Promise.resolve(
          result.kind === 'body'
            ? { kind: 'entry', entry: { ...buildEntry(String(result.body)), ...times } }
            : { kind: 'failure', reason: 'bad-answer', detail: result.kind, isRetryable: false },
        ),
      getKey: ({ definition: { name } }) => name,
      getPolicy: () => policy,
      getPurgedUntilMs: () => -Infinity,
      clock,
      getRandom: () => 0,
      log: () => undefined,
    });
  }

  async function read(cache: SourceCache, names: readonly string[], acceptStale = true): Promise<string[]> {
    const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale };
    const reading = cache.read(names.map(request), options);
    await clock.advance(0);
    return (await reading).map(({ answer }) =>
      answer.status === 'ok' ? `${String(answer.value)} ${answer.origin}` : answer.reason,
    );
  }

  describe('when the refresher fails', () => {
    const rejectAsOverloaded = () =>
      Promise.reject(Object.assign(new Error('overloaded'), { overloaded: true, retryable: true }));
    const rejectAsBroken = () => Promise.reject(new Error('broken'));

    it.each([
      ['is overloaded', rejectAsOverloaded],
      ['answers an error', rejectAsBroken],
    ])('serves the copy at hand without calling upstream when it %s', async (_, refresh) => {
      await read(isolate(), ['a']);
      const cache = isolate(refresh);
      await clock.advance(120 * SECOND);
      expect([await read(cache, ['a']), await read(cache, ['a'], false)]).toEqual([['a 1 kv'], ['a 1 memory']]);
      await clock.advance(500 * SECOND);
      expect(await read(cache, ['a'])).toEqual(['a 1 memory']);
      expect(fetches).toEqual(['a']);
    });

    it('calls upstream for missing copies at most twenty times a minute', async () => {
      const cache = isolate(rejectAsOverloaded);
      const names = Array.from({ length: 50 }, (_, at) => `source ${at}`);
      const answers = await read(cache, names);
      expect(answers.filter((answer) => answer === 'over-limit')).toHaveLength(30);
      expect(fetches).toHaveLength(20);
      await clock.advance(60 * SECOND);
      await read(cache, names);
      expect(fetches).toHaveLength(40);
    });

    it.each([
      ['twice when the failure is retryable', { retryable: true }, 2],
      ['once when it is overloaded', { retryable: true, overloaded: true }, 1],
      ['once when the failure has no marks', {}, 1],
    ])('asks it %s', async (_, facts, times) => {
      let asked = 0;
      const cache = isolate(() => {
        asked += 1;
        return Promise.reject(Object.assign(new Error('failed'), facts));
      });
      const reading = read(cache, ['a']);
      await clock.advance(400);
      expect(await reading).toEqual(['a 1 upstream']);
      expect(asked).toBe(times);
    });

    it('does not ask it again for some seconds', async () => {
      let asked = 0;
      const cache = isolate(() => ((asked += 1), rejectAsBroken()));
      await read(cache, ['a']);
      await clock.advance(101 * SECOND);
      for (let times = 0; times < 10; times += 1) await read(cache, ['a']);
      expect(asked).toBe(2);
      await clock.advance(5 * SECOND);
      await read(cache, ['a']);
      expect(asked).toBe(3);
    });
  });

  describe('when upstream calls are limited', () => {
    const buildCriticalRequest = (name: string) => ({ ...request(name), isCritical: true });

    it('passes on how urgent each call is', async () => {
      const asked: string[] = [];
      const cache = isolate(({ source, urgency = '' }) => {
        asked.push(`${source} ${urgency}`);
        return Promise.resolve({ kind: 'entry', entry: buildEntry(source), fetched: true });
      });
      const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true };
      await cache.read([buildCriticalRequest('a'), request('b')], options);
      // Reads a stale copy, a refreshed one, and one so close to stale that it is refreshed early.
      await clock.advance(120 * SECOND);
      await cache.read([buildCriticalRequest('a')], options);
      await clock.advance(100 * SECOND - 1);
      await cache.read([buildCriticalRequest('a'), request('b')], { ...options, acceptStale: false });
      await clock.advance(5000 * SECOND);
      await cache.read([buildCriticalRequest('a'), request('b')], options);
      expect(asked).toEqual(['a waiting', 'b foreground', 'a foreground', 'b foreground', 'a waiting', 'b foreground']);
    });

    it('serves a purged copy at once when the call is held back', async () => {
      await read(isolate(), ['a']);
      const cache = isolate(({ urgency }) =>
        Promise.resolve({
          kind: 'failure',
          reason: 'unreachable',
          detail: 'held back',
          isRetryable: false,
          ...(urgency !== undefined && { heldBack: urgency }),
        }),
      );
      await clock.advance(SECOND);
      const options = {
        waitUntil: () => undefined,
        deadlineMs: 6000,
        acceptStale: true,
        purgedUntilMs: clock.getNowMs(),
      };
      const startedAtMs = clock.getNowMs();
      const [timed] = await cache.read([buildCriticalRequest('a')], options);
      expect([timed?.answer.status, clock.getNowMs() - startedAtMs]).toEqual(['ok', 0]);
    });

    it('asks again for a waiting visitor when the pending call was held back for a less urgent one', async () => {
      const asked: (string | undefined)[] = [];
      const cache = isolate(async ({ urgency }) => {
        asked.push(urgency);
        await new Promise<void>((resolve) => clock.callAfter(100, resolve));
        return urgency === 'waiting'
          ? { kind: 'entry', entry: buildEntry('a'), fetched: true }
          : {
              kind: 'failure',
              reason: 'unreachable',
              detail: 'held back',
              isRetryable: false,
              heldBack: 'foreground',
            };
      });
      const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true };
      const optional = cache.read([request('a')], options);
      const waiting = cache.read([buildCriticalRequest('a')], options);
      await clock.advance(300);
      const answers = [...(await optional), ...(await waiting)].map(({ answer }) => answer.status);
      expect([answers, asked]).toEqual([
        ['failed', 'ok'],
        ['foreground', 'waiting'],
      ]);
    });
  });

  it('parses answers from a refresher of another build, and one isolate stores them', async () => {
    let isFirst = true;
    const refresh: RefresherObject['refresh'] = () => {
      const times = { fetchedAtMs: clock.getNowMs(), upstreamMs: 0 };
      const report = {
        kind: 'answer',
        answer: { result: { kind: 'body', body: 'rows', validators: {} }, ...times },
      } as const;
      const fetched = isFirst;
      isFirst = false;
      return Promise.resolve({ ...report, fetched });
    };
    const isolates = Array.from({ length: 5 }, () => isolate(refresh));
    isStoreDown = true;
    const answers: string[][] = [];
    for (const cache of isolates) answers.push(await read(cache, ['a']));
    expect(answers).toEqual([['rows upstream'], ...Array<string[]>(4).fill(['rows refresher'])]);
    expect([fetches, storeWrites]).toEqual([[], 1]);
  });

  it('asks a slow refresher once per wait timeout, however many pages wait', async () => {
    let asked = 0;
    const cache = isolate(() => {
      asked += 1;
      return new Promise((resolve) => {
        clock.callAfter(1900, () => {
          resolve({ kind: 'pending' });
        });
      });
    });
    const options = { waitUntil: () => undefined, deadlineMs: 20_000, acceptStale: true };
    const readings = Array.from({ length: 100 }, () => cache.read([request('a')], options));
    // Later readers start to wait when the first ones have timed out.
    await clock.advance(3000);
    readings.push(...Array.from({ length: 100 }, () => cache.read([request('a')], options)));
    await clock.advance(3000);
    // Two attempts asked again after a pending report, and the third has just begun.
    expect(asked).toBe(4 + 2 + 1);
    await clock.advance(30_000);
    await Promise.all(readings);
  });
});

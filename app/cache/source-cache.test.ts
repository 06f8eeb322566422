import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../tests/support/manual-clock';
import type { RefresherObject, RefreshRequest } from './refresher/call-refresher';
import { SourceCache, type TimedAnswer } from './source-cache';
import type { SourceRequest } from './source/define-source';
import { formatEntry, wasRequestedAtOrBefore, type Entry } from './source/entry';
import { EntryMemory } from './source/entry-memory';
import { EntryStore, type KeyValueStore } from './source/entry-store';
import type { FreshnessPolicy } from './source/policies';
import { UnaddressableError } from './source/source-address';

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
const request = (name: string): SourceRequest =>
  ({ definition: { name, listTags }, params: {} }) as unknown as SourceRequest;
/** A request whose parameters visitors can invent. */
const requestPage = (path: string): SourceRequest =>
  ({ definition: { name: 'page', maxUnknownPerMinute: 3, listTags }, params: { path } }) as unknown as SourceRequest;
/** A static file of the site itself. */
const fileRequest: SourceRequest = {
  definition: { name: 'own file', base: 'site', listTags },
  params: {},
} as unknown as SourceRequest;
const formatName = ({ definition, params }: SourceRequest): string => params.path ?? definition.name;

describe('the source cache', () => {
  let clock: ManualClock;
  let texts: Map<string, string>;
  let storeReads: string[][];
  let fetches: string[];
  /** For each fetch, whether it revalidated a copy. */
  let validated: boolean[];
  let upstream: 'healthy' | 'failing' | 'hanging' | 'slow';
  let random: number;
  let isStoreDown: boolean;
  let purgedUntilMs: number;

  beforeEach(() => {
    clock = new ManualClock();
    texts = new Map();
    storeReads = [];
    fetches = [];
    validated = [];
    upstream = 'healthy';
    random = 0;
    isStoreDown = false;
    purgedUntilMs = -Infinity;
  });

  const kv: KeyValueStore = {
    get: (keys) => {
      if (isStoreDown) return Promise.reject(new Error('the store is down'));
      storeReads.push(keys.filter((key) => !key.startsWith('ages:')));
      return Promise.resolve(new Map(keys.map((key) => [key, texts.get(key) ?? null])));
    },
    put: (key, text) => {
      texts.set(key, text);
      return Promise.resolve();
    },
  };

  function buildEntry(value: string, upstreamMs: number): Entry {
    const times = { fetchedAtMs: clock.getNowMs(), changedAtMs: clock.getNowMs(), upstreamMs };
    return { kind: 'value', value, ...times, validators: {}, receivedRows: 0, droppedRows: 0, bytes: 10 };
  }

  /** An isolate with its own memory and the shared store. */
  function isolate(log: string[] = [], refresh?: RefresherObject['refresh']): SourceCache {
    return new SourceCache({
      memory: new EntryMemory(1_000_000),
      store: new EntryStore({ kv, clock, log: ({ event }) => log.push(event) }),
      getRefresher: refresh && (() => ({ refresh })),
      fetchEntry: async (wanted, held, purged) => {
        const name = formatName(wanted);
        fetches.push(name);
        validated.push(held !== undefined && !wasRequestedAtOrBefore(held, purged ?? -Infinity));
        const askedAtMs = clock.getNowMs();
        if (upstream === 'slow') await new Promise<void>((resolve) => clock.callAfter(3000, resolve));
        if (upstream === 'hanging') return new Promise(() => undefined);
        if (upstream === 'failing') {
          return { kind: 'failure', reason: 'upstream-error', detail: 'status 500', isRetryable: true };
        }
        const fetched = buildEntry(`${name} ${fetches.length}`, clock.getNowMs() - askedAtMs);
        const isJunk = name.startsWith('page junk');
        return { kind: 'entry', entry: isJunk ? { ...fetched, kind: 'missing', value: null } : fetched };
      },
      readAnswer: () => {
        throw new Error('no refresher of another build here');
      },
      getKey: (wanted) => {
        const name = formatName(wanted);
        if (name === 'unaddressable') throw new UnaddressableError('no key');
        return name;
      },
      getPolicy: () => policy,
      getPurgedUntilMs: () => purgedUntilMs,
      clock,
      getRandom: () => random,
      log: ({ event }) => log.push(event),
    });
  }

  async function read(cache: SourceCache, names: readonly string[], acceptStale = true): Promise<string[]> {
    const reading = cache.read(
      names.map((name) => {
        if (name === 'own file') return fileRequest;
        return name.startsWith('page ') ? requestPage(name) : request(name);
      }),
      { waitUntil: () => undefined, deadlineMs: 6000, acceptStale },
    );
    await clock.advance(upstream === 'slow' ? 3000 : 0);
    if (upstream === 'hanging') await clock.advance(6000);
    return (await reading).map(describeAnswer);
  }

  function describeAnswer({ answer }: TimedAnswer): string {
    return answer.status === 'ok' ? `${String(answer.value)} ${answer.origin}` : answer.reason;
  }

  it('reads all sources without a fresh copy in memory from the store at once', async () => {
    const cache = isolate();
    await read(cache, ['a', 'b']);
    await read(cache, ['a', 'b', 'c', 'd']);
    expect(storeReads).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('reads a file of the site directly in each isolate, without refresher or store', async () => {
    const asked: string[] = [];
    const refresh: RefresherObject['refresh'] = ({ source }) => {
      asked.push(source);
      return Promise.reject(new Error('the objects have other files'));
    };
    const cache = isolate([], refresh);
    expect(await read(cache, ['own file'])).toEqual(['own file 1 upstream']);
    expect(await read(cache, ['own file'])).toEqual(['own file 1 memory']);
    expect([asked, storeReads, [...texts.keys()]]).toEqual([[], [], []]);
  });

  describe('of a source with visitor-made parameters', () => {
    const notFound = Array<string>(3).fill('not-found');
    const listJunk = (first: number, length: number) => Array.from({ length }, (_, at) => `page junk ${first + at}`);

    it('requests a limited number of unknown keys per minute, each once', async () => {
      const cache = isolate();
      expect(await read(cache, listJunk(0, 5))).toEqual([...notFound, 'over-limit', 'over-limit']);
      expect(await read(cache, listJunk(0, 4))).toEqual([...notFound, 'over-limit']);
      expect(fetches).toEqual(listJunk(0, 3));
      await clock.advance(60 * SECOND);
      expect(await read(cache, listJunk(5, 1))).toEqual(['not-found']);
    });

    it('also limits repeated requests for known missing keys', async () => {
      const cache = isolate();
      await read(cache, listJunk(0, 3));
      await clock.advance(60 * SECOND);
      await read(cache, listJunk(3, 3));
      expect(await read(cache, listJunk(0, 3))).toEqual(Array<string>(3).fill('over-limit'));
      expect(fetches).toHaveLength(6);
    });

    it('stores found values but no missing ones', async () => {
      await read(isolate(), ['page junk 0', 'page a']);
      expect([...texts.keys()]).toEqual(['page a']);
    });

    it('keeps serving keys that have a value', async () => {
      const cache = isolate();
      await read(cache, [...listJunk(0, 2), 'page a']);
      await read(cache, listJunk(2, 3));
      expect(await read(cache, ['page a'])).toEqual(['page a 3 memory']);
      expect(await read(isolate(), ['page a'])).toEqual(['page a 3 kv']);
    });

    it('counts one key requested by several pages at once as one', async () => {
      const cache = isolate();
      upstream = 'slow';
      const asked = Array.from({ length: 5 }, () => read(cache, ['page a']));
      await clock.advance(3000);
      expect(new Set((await Promise.all(asked)).flat())).toEqual(new Set(['page a 1 upstream']));
    });
  });

  it('answers from memory while fresh, otherwise from the store, without fetching', async () => {
    const [a, b] = [isolate(), isolate()];
    expect(await read(a, ['a'])).toEqual(['a 1 upstream']);
    expect(await read(a, ['a'])).toEqual(['a 1 memory']);
    expect(await read(b, ['a'])).toEqual(['a 1 kv']);
    expect(fetches).toEqual(['a']);
  });

  it('gives two pages that read the store at the same time the same copy without fetching', async () => {
    await read(isolate(), ['a']);
    const cache = isolate();
    const both = await Promise.all([read(cache, ['a']), read(cache, ['a'])]);
    expect(both).toEqual([['a 1 kv'], ['a 1 memory']]);
    expect(fetches).toEqual(['a']);
  });

  it('keeps the newest copy, so that an old one from the store replaces nothing', async () => {
    const cache = isolate();
    await read(cache, ['a']);
    const old = texts.get('a') ?? '';
    await clock.advance(100 * SECOND);
    await read(cache, ['a'], false);
    texts.set('a', old);
    await clock.advance(120 * SECOND);
    expect(await read(cache, ['a'])).toEqual(['a 2 memory']);
  });

  it('serves a stale copy at once and refreshes it in the background', async () => {
    const cache = isolate();
    await read(cache, ['a']);
    await clock.advance(120 * SECOND);
    expect(await read(cache, ['a'])).toEqual(['a 1 memory']);
    expect(await read(cache, ['a'])).toEqual(['a 2 memory']);
  });

  it('waits for fresh data when stale copies are not accepted', async () => {
    const cache = isolate();
    await read(cache, ['a']);
    await clock.advance(120 * SECOND);
    expect(await read(cache, ['a'], false)).toEqual(['a 2 upstream']);
  });

  it('keeps the last good copy through an outage and fails once that is too old', async () => {
    const cache = isolate();
    await read(cache, ['a']);
    upstream = 'failing';
    await clock.advance(1000 * SECOND);
    expect(await read(cache, ['a'])).toEqual(['a 1 memory']);
    await clock.advance(200 * SECOND);
    expect(await read(cache, ['a'])).toEqual(['upstream-error']);
  });

  it('stops waiting at its deadline and serves the last good copy if there is one', async () => {
    const cache = isolate();
    await read(cache, ['a']);
    await clock.advance(500 * SECOND);
    upstream = 'hanging';
    expect(await read(cache, ['a', 'b'])).toEqual(['a 1 memory', 'timeout']);
  });

  it('sometimes refreshes a fresh copy early while it is still served', async () => {
    const cache = isolate();
    upstream = 'slow';
    await read(cache, ['a']);
    upstream = 'healthy';
    await clock.advance(99.9 * SECOND);
    random = 0.9;
    expect(await read(cache, ['a'])).toEqual(['a 1 memory']);
    expect(fetches).toEqual(['a', 'a']);
  });

  it('fetches a source once for many concurrent requests', async () => {
    const cache = isolate();
    await Promise.all(Array.from({ length: 100 }, () => read(cache, ['a'])));
    expect(fetches).toEqual(['a']);
  });

  it('answers other requests when one request has no valid key', async () => {
    expect(await read(isolate(), ['unaddressable', 'a'])).toEqual(['not-found', 'a 1 upstream']);
  });

  it.each(['not JSON', 'null', '{"value":1}'])('ignores the stored text %j', async (text) => {
    texts.set('a', text);
    expect(await read(isolate(), ['a'])).toEqual(['a 1 upstream']);
  });

  it('works when the store fails and logs the failure', async () => {
    const log: string[] = [];
    const cache = isolate(log);
    isStoreDown = true;
    expect(await read(cache, ['a'])).toEqual(['a 1 upstream']);
    expect(log).toEqual(['store-read-failed']);
  });

  describe('with a last good value beside a missing answer', () => {
    const { value, ...times } = { value: 'good', fetchedAtMs: 0, changedAtMs: 0, upstreamMs: 0 };
    const counts = { receivedRows: 1, droppedRows: 0, bytes: 6 };
    const keepNothing = (agoSeconds: number) => {
      const fetchedAtMs = clock.getNowMs() - agoSeconds * SECOND;
      const lastGood = { value, ...times, ...counts, fetchedAtMs, changedAtMs: fetchedAtMs };
      const nothing: Entry = { ...buildEntry('', 0), kind: 'missing', value: null, lastGood };
      texts.set('a', formatEntry(nothing));
    };

    it('serves the last good value when upstream fails', async () => {
      keepNothing(30);
      expect(await read(isolate(), ['a'])).toEqual(['not-found']);
      await clock.advance(2 * policy.negativeSeconds * SECOND);
      upstream = 'failing';
      expect(await read(isolate(), ['a'])).toEqual(['good kv']);
    });

    it('does not serve the last good value beyond its stale-if-error time', async () => {
      keepNothing(policy.freshSeconds + policy.staleIfErrorSeconds - 2 * policy.negativeSeconds);
      await clock.advance(2 * policy.negativeSeconds * SECOND);
      upstream = 'failing';
      expect(await read(isolate(), ['a'])).toEqual(['upstream-error']);
    });

    it('replaces the last good value with a new one', async () => {
      keepNothing(30);
      await clock.advance(2 * policy.negativeSeconds * SECOND);
      expect(await read(isolate(), ['a'])).toEqual(['a 1 upstream']);
    });
  });

  describe('after a purge', () => {
    it('fetches purged copies once, without revalidation', async () => {
      const cache = isolate();
      await read(cache, ['a', 'b']);
      await clock.advance(SECOND);
      purgedUntilMs = clock.getNowMs();
      await clock.advance(SECOND);
      expect(await read(cache, ['a'])).toEqual(['a 3 upstream']);
      expect(await read(cache, ['a', 'b'], false)).toEqual(['a 3 memory', 'b 4 upstream']);
      expect(await read(isolate(), ['a', 'b'])).toEqual(['a 3 kv', 'b 4 kv']);
      expect(validated).toEqual([false, false, false, false]);
    });

    it('serves the last good copy when upstream fails after a purge', async () => {
      const cache = isolate();
      await read(cache, ['a']);
      purgedUntilMs = clock.getNowMs();
      await clock.advance(SECOND);
      upstream = 'failing';
      const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true };
      const [answer] = await cache.read([request('a')], options);
      expect(answer?.answer).toMatchObject({
        status: 'ok',
        value: 'a 1',
        lifetimes: { revalidateUntilMs: purgedUntilMs },
      });
    });

    it('waits for a slow upstream instead of serving a purged copy', async () => {
      const cache = isolate();
      await read(cache, ['a']);
      purgedUntilMs = clock.getNowMs();
      await clock.advance(SECOND);
      upstream = 'slow';
      expect(await read(cache, ['a'])).toEqual(['a 2 upstream']);
    });

    it('ignores an answer requested before the purge', async () => {
      const cache = isolate();
      upstream = 'slow';
      const before = cache.read([request('a')], { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true });
      await clock.advance(SECOND);
      purgedUntilMs = clock.getNowMs();
      const after = cache.read([request('a')], { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true });
      await clock.advance(5 * SECOND);
      expect((await before).map(describeAnswer)).toEqual(['a 1 upstream']);
      expect((await after).map(describeAnswer)).toEqual(['a 2 upstream']);
    });

    it('refreshes the sources of a purged page and keeps the copies for other pages', async () => {
      const cache = isolate();
      await read(cache, ['a']);
      await clock.advance(SECOND);
      const mark = clock.getNowMs();
      await clock.advance(SECOND);
      const options = { waitUntil: () => undefined, deadlineMs: 6000, acceptStale: true };
      expect(await read(cache, ['a'])).toEqual(['a 1 memory']);
      expect((await cache.read([request('a')], { ...options, purgedUntilMs: mark })).map(describeAnswer)).toEqual([
        'a 2 upstream',
      ]);
      expect((await cache.read([request('a')], { ...options, purgedUntilMs: mark })).map(describeAnswer)).toEqual([
        'a 2 memory',
      ]);
    });

    it('passes the purge on to the refresher', async () => {
      const refreshRequests: RefreshRequest[] = [];
      const cache = isolate([], (refreshRequest) => {
        refreshRequests.push(refreshRequest);
        return Promise.resolve({ kind: 'entry', entry: buildEntry('from the refresher', 0), fetched: true });
      });
      purgedUntilMs = clock.getNowMs() - 1;
      await read(cache, ['a']);
      expect(refreshRequests).toEqual([
        { key: 'a', source: 'a', params: {}, urgency: 'foreground', newerThanMs: 0, purgedUntilMs, lacksCopy: true },
      ]);
    });
  });
});

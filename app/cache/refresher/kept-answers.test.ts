import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ManualClock } from '../../../tests/support/manual-clock';
import { MemoryObjectStorage } from '../../../tests/support/memory-object-storage';
import { MemoryStore } from '../../../tests/support/memory-store';
import { defineSource } from '../source/define-source';
import { parseEntry } from '../source/entry';
import { EntryStore } from '../source/entry-store';
import { CircuitBreaker, CircuitBreakers } from '../upstream/circuit-breaker';
import { createSourceFetchers } from '../upstream/fetch-entry';
import type { FetchReport } from '../upstream/fetch-report';
import type { RefreshReport, RefreshRequest } from './call-refresher';
import { KeptAnswers } from './kept-answers';
import { SourceRefresher } from './source-refresher';

const second = 1000;
const minute = 60 * second;
const policy = {
  freshSeconds: 100,
  liveFreshSeconds: 100,
  staleWhileRevalidateSeconds: 50,
  staleIfErrorSeconds: 1000,
  negativeSeconds: 10,
  confirmSeconds: 30,
  mostDroppedPercent: 50,
};

const schemas: Readonly<Record<string, z.ZodType>> = {
  v1: z.object({ score: z.number() }).transform(({ score }) => `v1: ${score}`),
  v2: z.object({ score: z.number(), place: z.string() }).transform(({ score, place }) => `v2: ${score} at ${place}`),
  strict: z.object({ score: z.string() }),
};

const pathOfKey = '/v1/a';
const getKey = (version: string) => `s:${version}.dataset:a:${pathOfKey}`;

describe('an answer kept by a refresher', () => {
  let clock: ManualClock;
  let storage: MemoryObjectStorage;
  let kv: MemoryStore;
  let kvWrites: string[];
  /** How upstream answers; `undefined` while it is down. */
  let answer: (() => Response) | undefined;
  let upstreamMs: number;
  let calls: (string | null)[];
  let reports: FetchReport[];
  let logged: string[];
  /** Work that objects continue after they have answered. */
  let work: Promise<unknown>[];

  beforeEach(() => {
    clock = new ManualClock();
    storage = new MemoryObjectStorage();
    kv = new MemoryStore();
    kvWrites = [];
    calls = [];
    reports = [];
    logged = [];
    work = [];
    upstreamMs = 0;
    answer = respondWithScore(1);
  });

  function respondWithScore(score: number, etag?: string, place = 'home'): () => Response {
    return () => Response.json({ score, place }, { headers: etag === undefined ? {} : { etag } });
  }

  /** A new refresher of a build, with an empty memory. */
  function start(version: string, hasKept = true): SourceRefresher {
    const log = (line: { readonly event: string }) => void logged.push(line.event);
    const definition = defineSource({
      name: 'a',
      buildPath: () => pathOfKey,
      buildSchema: () => schemas[version] ?? z.never(),
      policy: 'scores',
      maxBytes: 8 * 1024 * 1024,
    }).definition;
    const store = {
      get: kv.get,
      put: (key: string, text: string) => {
        kvWrites.push(key);
        return kv.put(key, text);
      },
    };
    return new SourceRefresher({
      findSource: () => definition,
      getKey: () => getKey(version),
      getPolicy: () => policy,
      getPurgedUntilMs: () => -Infinity,
      clock,
      getRandom: () => 0,
      waitUntil: (promise) => void work.push(promise),
      store: new EntryStore({ kv: store, clock, log }),
      kept: hasKept ? new KeptAnswers({ storage, clock, log }) : undefined,
      ...createSourceFetchers({
        upstreams: { v1: { baseUrl: 'https://upstream.invalid/v1', fetch: fetchUpstream } },
        wire: { product: 'PSAA', timeZone: 'America/Chicago' },
        getPolicy: () => policy,
        clock,
        getRandom: () => 0,
        log,
        breakers: new CircuitBreakers(() => new CircuitBreaker({ clock })),
        caller: 'refresher',
        noteFetch: (report) => void reports.push(report),
      }),
    });
  }

  async function fetchUpstream(_url: string, { headers }: RequestInit): Promise<Response> {
    const etag = new Headers(headers).get('if-none-match');
    calls.push(etag);
    if (upstreamMs > 0) await new Promise<void>((resolve) => clock.callAfter(upstreamMs, resolve));
    const response = answer?.() ?? new Response(null, { status: 403 });
    return etag !== null && response.headers.get('etag') === etag ? new Response(null, { status: 304 }) : response;
  }

  /** Calls the refresher like an isolate without a copy. */
  async function ask(
    refresher: SourceRefresher,
    version: string,
    more: Partial<RefreshRequest> = {},
  ): Promise<RefreshReport> {
    const request = { key: getKey(version), source: 'a', params: {}, newerThanMs: 0, lacksCopy: true as const };
    const report = refresher.refresh({ ...request, ...more });
    // Compression needs turns of the event loop. The manual clock advances only while upstream is called.
    const state = { isDone: false };
    const callsBefore = calls.length;
    void report.finally(() => (state.isDone = true)).catch(() => undefined);
    while (!state.isDone) {
      await new Promise(setImmediate);
      if (upstreamMs > 0 && calls.length > callsBefore) await clock.advance(100);
    }
    return report;
  }

  /** Waits for all work that objects continue. */
  async function settle(): Promise<void> {
    while (work.length > 0) await Promise.allSettled(work.splice(0));
  }

  async function describeReport(report: Promise<RefreshReport>): Promise<unknown> {
    const settled = await report;
    if (settled.kind === 'entry')
      return [settled.entry.value ?? settled.entry.kind, clock.getNowMs() - settled.entry.fetchedAtMs];
    return settled.kind === 'failure' ? settled.reason : settled.kind;
  }

  describe('for a build with another schema', () => {
    it('is parsed with that schema and keeps its true age, without an upstream call', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(40 * second);
      answer = undefined;
      expect(await describeReport(ask(start('v2'), 'v2'))).toEqual(['v2: 1 at home', 40 * second]);
      expect(calls).toHaveLength(1);
    });

    it('is written to the shared store once under the key of that build', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(2 * second);
      const refresher = start('v2');
      await ask(refresher, 'v2');
      await ask(refresher, 'v2');
      expect(kvWrites).toEqual([getKey('v1'), getKey('v2')]);
      expect(parseEntry(kv.listEntries().get(getKey('v2')) ?? '')?.value).toBe('v2: 1 at home');
    });

    it('is served within its revalidation window while it is refreshed once in the background', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(120 * second);
      answer = respondWithScore(2);
      const refresher = start('v2');
      expect(await describeReport(ask(refresher, 'v2'))).toEqual(['v2: 1 at home', 120 * second]);
      await settle();
      expect(await describeReport(ask(refresher, 'v2'))).toEqual(['v2: 2 at home', 0]);
      expect([calls.length, kvWrites]).toEqual([2, [getKey('v1'), getKey('v2')]]);
    });

    it('is served when upstream fails, and stored for other isolates', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      answer = undefined;
      const refresher = start('v2');
      expect(await describeReport(ask(refresher, 'v2'))).toEqual(['v2: 1 at home', 500 * second]);
      expect(await describeReport(ask(refresher, 'v2'))).toEqual(['v2: 1 at home', 500 * second]);
      expect([calls.length, kvWrites]).toEqual([2, [getKey('v1'), getKey('v2')]]);
    });

    it('is served when upstream does not answer for two seconds', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      upstreamMs = 7 * second;
      const report = await ask(start('v2'), 'v2');
      expect(report).toMatchObject({ kind: 'entry', entry: { value: 'v2: 1 at home' }, fetched: false });
    });

    it('is not served beyond its lifetime', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(1101 * second);
      answer = undefined;
      expect(await describeReport(ask(start('v2'), 'v2'))).toBe('upstream-error');
    });

    it('is not served to a caller that has a copy', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      answer = undefined;
      const request = { key: getKey('v2'), source: 'a', params: {}, newerThanMs: clock.getNowMs() - second };
      expect(await start('v2').refresh(request)).toMatchObject({ kind: 'failure' });
    });

    it('is confirmed by upstream without being sent again', async () => {
      answer = respondWithScore(1, '"one"');
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      expect(await describeReport(ask(start('v2'), 'v2'))).toEqual(['v2: 1 at home', 0]);
      expect(calls).toEqual([null, '"one"']);
    });

    it('is counted once when the schema refuses it, and upstream is called', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(minute);
      answer = undefined;
      const refresher = start('strict');
      expect(await describeReport(ask(refresher, 'strict'))).toBe('upstream-error');
      await clock.advance(minute);
      expect(await describeReport(ask(refresher, 'strict'))).toBe('upstream-error');
      expect(reports.map(({ outcome }) => outcome)).toEqual([
        'value',
        'reread-failed',
        'upstream-error',
        'upstream-error',
      ]);
      expect(logged.filter((event) => event === 'reread-failed')).toHaveLength(1);
      // A corrected build can still read the kept answer.
      expect(await describeReport(ask(start('v2'), 'v2'))).toEqual(['v2: 1 at home', 2 * minute]);
    });

    it('is served after a purge only if upstream fails', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(10 * second);
      const purgedUntilMs = clock.getNowMs() - second;
      answer = undefined;
      expect(await describeReport(ask(start('v2'), 'v2', { purgedUntilMs }))).toEqual(['v2: 1 at home', 10 * second]);
      answer = respondWithScore(2);
      await clock.advance(second);
      expect(await describeReport(ask(start('v2'), 'v2', { purgedUntilMs }))).toEqual(['v2: 2 at home', 0]);
      expect(calls).toHaveLength(3);
    });

    it('is not replaced by a first 404', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      answer = () => Response.json({ error: 'Route not found' }, { status: 404 });
      expect(await describeReport(ask(start('v2'), 'v2'))).toEqual(['v2: 1 at home', 500 * second]);
      expect(parseEntry(kv.listEntries().get(getKey('v2')) ?? '')?.claim?.kind).toBe('missing');
    });

    it('may be an answer without content', async () => {
      answer = () => Response.json({ error: 'Route not found' }, { status: 404 });
      await ask(start('v1'), 'v1');
      await clock.advance(5 * second);
      answer = undefined;
      expect(await describeReport(ask(start('v2'), 'v2'))).toEqual(['missing', 5 * second]);
      expect(calls).toHaveLength(1);
    });
  });

  describe('when builds alternate', () => {
    it('gives a returning build the latest upstream answer instead of its own older copy', async () => {
      answer = respondWithScore(1, '"one"');
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      answer = respondWithScore(2, '"two"');
      await ask(start('v2'), 'v2');
      await clock.advance(10 * second);
      answer = undefined;
      expect(await describeReport(ask(start('v1'), 'v1'))).toEqual(['v1: 2', 10 * second]);
      expect(calls).toHaveLength(2);
    });

    it('gets a new change time for a schema that sees a change another schema does not see', async () => {
      answer = respondWithScore(1, '"home"');
      const first = await ask(start('v2'), 'v2');
      await clock.advance(500 * second);
      answer = respondWithScore(1, '"away"', 'away');
      const unchanged = await ask(start('v1'), 'v1');
      const changed = await ask(start('v2'), 'v2');
      const changedAt = [first, unchanged, changed].map(
        (report) => report.kind === 'entry' && report.entry.changedAtMs,
      );
      expect(await describeReport(Promise.resolve(changed))).toEqual(['v2: 1 at away', 0]);
      expect(changedAt[2]).not.toBe(changedAt[0]);
    });

    it('is passed on unparsed to callers of another build', async () => {
      await ask(start('v1'), 'v1');
      answer = undefined;
      await clock.advance(50 * second);
      const fresh = await ask(start('v1'), 'v2');
      expect(fresh).toMatchObject({ kind: 'answer', fetched: false, answer: { result: { body: { score: 1 } } } });
      expect(calls).toHaveLength(1);
      await clock.advance(500 * second);
      const stale = await ask(start('v1'), 'v2');
      expect(stale).toMatchObject({ kind: 'answer', answer: { fetchedAtMs: clock.getNowMs() - 550 * second } });
      expect(calls).toHaveLength(2);
    });
  });

  describe('after its object was evicted', () => {
    it('keeps the time of the last upstream call, even if the shared store is behind', async () => {
      answer = respondWithScore(1, '"one"');
      await ask(start('v1'), 'v1');
      const before = [...kv.listEntries()];
      await clock.advance(200 * second);
      await ask(start('v1'), 'v1');
      for (const [key, text] of before) await kv.put(key, text);
      await clock.advance(10 * second);
      expect(await describeReport(ask(start('v1'), 'v1'))).toEqual(['v1: 1', 10 * second]);
      expect(calls).toEqual([null, '"one"']);
    });

    it('is used when the shared store has no entry', async () => {
      await ask(start('v1'), 'v1');
      kv = new MemoryStore();
      expect(await describeReport(ask(start('v1'), 'v1'))).toEqual(['v1: 1', 0]);
      expect(calls).toHaveLength(1);
    });

    it('is replaced by a newer entry that an isolate stored', async () => {
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      answer = respondWithScore(2, '"two"');
      // Without a refresher, an isolate fetches and stores by itself.
      await ask(start('v1', false), 'v1');
      await clock.advance(second);
      expect(await describeReport(ask(start('v1'), 'v1'))).toEqual(['v1: 2', second]);
    });

    it('is requested in full when only its validators are known', async () => {
      answer = respondWithScore(1, '"one"');
      await ask(start('v1', false), 'v1');
      await clock.advance(500 * second);
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      await ask(start('v1'), 'v1');
      expect(calls).toEqual([null, null, '"one"']);
    });
  });

  describe('in object storage', () => {
    it('is written when it changes, and a confirmation writes a single row', async () => {
      answer = respondWithScore(1, '"one"');
      const refresher = start('v1');
      await ask(refresher, 'v1');
      const written = [storage.rowsWritten];
      for (const next of [respondWithScore(1, '"one"'), respondWithScore(1), respondWithScore(2)]) {
        answer = next;
        await clock.advance(500 * second);
        await ask(refresher, 'v1');
        written.push(storage.rowsWritten);
      }
      // Rows written: alarm, facts and body, then facts, facts, and facts with body.
      expect(written).toEqual([3, 4, 5, 7]);
    });

    it('is left out when it is too large, but upstream is still revalidated', async () => {
      const noise = Array.from({ length: 300_000 }, (_, index) =>
        (Math.imul(index + 1, 2654435761) >>> 0).toString(36),
      );
      answer = () => Response.json({ score: 1, place: 'home', noise }, { headers: { etag: '"large"' } });
      await ask(start('v1'), 'v1');
      await clock.advance(500 * second);
      expect(await describeReport(ask(start('v1'), 'v1'))).toEqual(['v1: 1', 0]);
      expect(calls).toEqual([null, '"large"']);
      expect([...storage.rows.keys()]).toEqual(['facts:/v1/a']);
    });

    it('is ignored when the storage fails', async () => {
      storage.get = () => Promise.reject(new Error('the storage fails'));
      expect(await describeReport(ask(start('v1'), 'v1'))).toEqual(['v1: 1', 0]);
      expect(new Set(logged)).toEqual(new Set(['kept-answer-read-failed', 'kept-answer-write-failed', 'refresh']));
    });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { SourceDefinition, SourceParams } from '../source/define-source';
import { parseEntry, wasRequestedAtOrBefore, type Entry } from '../source/entry';
import { EntryStore, type KeyValueStore } from '../source/entry-store';
import type { RefreshRequest, RefreshReport } from './call-refresher';
import { SourceRefresher } from './source-refresher';

const second = 1000;
const key = 's:v1.dataset:a:/v1/a';
const definition = { name: 'a', maxUnknownPerMinute: 3, listTags: () => [] } as unknown as SourceDefinition<
  SourceParams,
  unknown
>;
const policy = {
  freshSeconds: 100,
  liveFreshSeconds: 100,
  staleWhileRevalidateSeconds: 50,
  staleIfErrorSeconds: 1000,
  negativeSeconds: 10,
  confirmSeconds: 30,
  mostDroppedPercent: 50,
};

describe('a source refresher', () => {
  let clock: ManualClock;
  let texts: Map<string, string>;
  let fetches: (Entry | undefined)[];
  let isUpstreamDown: boolean;
  let upstreamMs: number;
  let isUnchanged: boolean;
  let isMissing: boolean;
  let writes: number;
  let purgedUntilMs: number;
  /** Paths fetched for callers of other builds. */
  let answersFetched: string[];
  let entryBytes: number;
  let hasStore: boolean;
  let retryAfterMs: number;
  let claimSinceMs: number | undefined;
  /** Start of the claim in each copy that was to be revalidated. */
  let revalidatedClaims: (number | undefined)[];
  let ageMs: number;
  /** How long a cache in front of upstream returns the same answer. */
  let expiresInMs: number | undefined;

  beforeEach(() => {
    clock = new ManualClock();
    texts = new Map();
    fetches = [];
    isUpstreamDown = false;
    upstreamMs = 0;
    isUnchanged = false;
    isMissing = false;
    writes = 0;
    purgedUntilMs = -Infinity;
    answersFetched = [];
    entryBytes = 10;
    hasStore = true;
    retryAfterMs = 0;
    claimSinceMs = undefined;
    revalidatedClaims = [];
    ageMs = 0;
    expiresInMs = undefined;
  });

  const kv: KeyValueStore = {
    get: (keys) => Promise.resolve(new Map(keys.map((key) => [key, texts.get(key) ?? null]))),
    put: (key, text) => {
      writes += 1;
      texts.set(key, text);
      return Promise.resolve();
    },
  };

  function start(): SourceRefresher {
    return new SourceRefresher({
      findSource: (name) => (name === 'a' ? definition : undefined),
      getKey: ({ params }) => (params.path === undefined ? key : `s:v1.dataset:a:${params.path}`),
      getPolicy: () => policy,
      getPurgedUntilMs: () => purgedUntilMs,
      getRandom: () => 0.5,
      fetchEntry: async (_request, held, purged) => {
        const previous = held && !wasRequestedAtOrBefore(held, purged ?? -Infinity) ? held : undefined;
        fetches.push(previous);
        await new Promise<void>((resolve) => clock.callAfter(upstreamMs, resolve));
        if (isUpstreamDown)
          return { kind: 'failure', reason: 'upstream-error', detail: 'status 500', isRetryable: true, retryAfterMs };
        if (claimSinceMs !== undefined && held?.kind === 'value') {
          revalidatedClaims.push(held.claim?.sinceMs);
          const claim = { kind: 'missing', sinceMs: held.claim?.sinceMs ?? claimSinceMs } as const;
          return { kind: 'failure', reason: 'unconfirmed', detail: 'missing', isRetryable: false, claim };
        }
        if (isUnchanged && previous !== undefined) {
          return { kind: 'entry', entry: { ...previous, fetchedAtMs: clock.getNowMs() } };
        }
        const value = `answer ${fetches.length}`;
        const facts = {
          upstreamMs,
          validators: {},
          receivedRows: 0,
          droppedRows: 0,
          bytes: entryBytes,
          ...(expiresInMs !== undefined && { upstreamFreshUntilMs: clock.getNowMs() + expiresInMs }),
        };
        const times = { fetchedAtMs: clock.getNowMs() - ageMs, changedAtMs: clock.getNowMs() - ageMs };
        return isMissing
          ? { kind: 'entry', entry: { kind: 'missing', value: null, ...times, ...facts } }
          : { kind: 'entry', entry: { kind: 'value', value, ...times, ...facts } };
      },
      fetchAnswer: async (_request, path) => {
        answersFetched.push(path);
        await new Promise<void>((resolve) => clock.callAfter(upstreamMs, resolve));
        return {
          result: { kind: 'body', body: { rows: answersFetched.length }, validators: {} },
          fetchedAtMs: clock.getNowMs(),
          upstreamMs,
        };
      },
      rereadAnswer: () => {
        throw new Error('nothing is kept');
      },
      store: hasStore ? new EntryStore({ kv, clock, log: () => undefined }) : undefined,
      clock,
      waitUntil: () => undefined,
    });
  }

  async function ask(refresher: SourceRefresher, newerThanMs = 0, more: Partial<RefreshRequest> = {}): Promise<string> {
    const asked = refresher.refresh({ key, source: 'a', params: {}, newerThanMs, ...more });
    await clock.advance(0);
    if (upstreamMs > 0) await clock.advance(Math.min(upstreamMs, 2 * second));
    return describeReport(await asked);
  }

  function describeReport(report: RefreshReport): string {
    if (report.kind === 'entry') return `${String(report.entry.value)}${report.fetched ? '' : ' again'}`;
    return report.kind === 'failure' ? report.reason : report.kind;
  }

  it('calls upstream once and shares the answer while it is fresh', async () => {
    const refresher = start();
    expect([await ask(refresher), await ask(refresher)]).toEqual(['answer 1', 'answer 1 again']);
    expect(fetches).toHaveLength(1);
  });

  it('does not store missing visitor-made keys, but replaces a stored value that is gone', async () => {
    isMissing = true;
    await ask(start());
    expect([fetches.length, writes]).toEqual([1, 0]);
    isMissing = false;
    await ask(start());
    isMissing = true;
    await clock.advance(100 * second);
    await ask(start(), clock.getNowMs() - 1);
    expect([fetches.length, writes, parseEntry(texts.get(key) ?? '')?.kind]).toEqual([3, 2, 'missing']);
  });

  it('fetches again for a caller whose copy is as new as its own', async () => {
    const refresher = start();
    await ask(refresher);
    expect(await ask(refresher, clock.getNowMs())).toBe('answer 2');
  });

  it('uses the stored copy after a restart instead of calling upstream', async () => {
    await ask(start());
    expect(await ask(start())).toBe('answer 1 again');
    await clock.advance(100 * second);
    const again = start();
    expect(await ask(again, clock.getNowMs() - 1)).toBe('answer 2');
    expect(fetches[1]?.value).toBe('answer 1');
  });

  it('reports pending while upstream is slow, and later requests join the same call', async () => {
    upstreamMs = 5 * second;
    const refresher = start();
    expect(await ask(refresher)).toBe('pending');
    expect(await ask(refresher)).toBe('pending');
    upstreamMs = second;
    expect(await ask(refresher)).toBe('answer 1');
    expect(fetches).toHaveLength(1);
  });

  it('shares a failure for two seconds, doubling after each further failure up to 20 seconds', async () => {
    isUpstreamDown = true;
    const refresher = start();
    expect(await ask(refresher)).toBe('upstream-error');
    for (const [index, seconds] of [2, 4, 8, 16, 20, 20].entries()) {
      await clock.advance(seconds * second - 1);
      await ask(refresher);
      expect(fetches, `before ${seconds} s`).toHaveLength(index + 1);
      await clock.advance(1);
      await ask(refresher);
      expect(fetches, `after ${seconds} s`).toHaveLength(index + 2);
    }
    isUpstreamDown = false;
    await clock.advance(20 * second);
    expect(await ask(refresher)).toBe('answer 8');
  });

  describe('when upstream contradicts the copy', () => {
    it('stores the time of the first contradiction for restarted refreshers', async () => {
      const refresher = start();
      await ask(refresher);
      await clock.advance(100 * second);
      claimSinceMs = clock.getNowMs();
      expect(await ask(refresher, clock.getNowMs())).toBe('unconfirmed');
      expect(parseEntry(texts.get(key) ?? '')).toMatchObject({
        kind: 'value',
        value: 'answer 1',
        claim: { sinceMs: claimSinceMs },
      });
      await clock.advance(2 * second);
      await ask(refresher, clock.getNowMs());
      await ask(start(), clock.getNowMs());
      expect([revalidatedClaims, writes]).toEqual([[undefined, claimSinceMs, claimSinceMs], 2]);
    });

    it('asks again when a second answer could confirm it, with the delays of a failure', async () => {
      const refresher = start();
      await ask(refresher);
      await clock.advance(100 * second);
      claimSinceMs = clock.getNowMs();
      const asksAt: number[] = [];
      for (let at = 0; at <= 31; at += 1) {
        const before = fetches.length;
        await ask(refresher, clock.getNowMs());
        if (fetches.length > before) asksAt.push(at);
        await clock.advance(second);
      }
      expect(asksAt).toEqual([0, 2, 6, 14, 30]);
    });
  });

  it('reuses an answer that arrived old for ten seconds, but asks again after a purge', async () => {
    ageMs = 200 * second;
    const refresher = start();
    expect([await ask(refresher), await ask(refresher, clock.getNowMs())]).toEqual(['answer 1', 'answer 1 again']);
    await clock.advance(10 * second);
    expect(await ask(refresher)).toBe('answer 2');
    await clock.advance(second);
    ageMs = 0;
    expect(await ask(refresher, 0, { purgedUntilMs: clock.getNowMs() - 1 })).toBe('answer 3');
  });

  it('does not ask again before a cache in front of upstream has a newer answer', async () => {
    const refresher = start();
    ageMs = (policy.freshSeconds - 20) * second;
    expiresInMs = 40 * second;
    await ask(refresher);
    await clock.advance(25 * second);
    expect(await ask(refresher, clock.getNowMs())).toBe('answer 1 again');
    await clock.advance(16 * second);
    expect(await ask(refresher, clock.getNowMs())).toBe('answer 2');
  });

  it.each([
    { asked: '15 s', retryAfterMs: 15 * second, heldMs: 15 * second },
    { asked: 'a day', retryAfterMs: 24 * 3600 * second, heldMs: 20 * second },
  ])('does not call upstream for $heldMs ms when it asks for $asked', async (given) => {
    isUpstreamDown = true;
    retryAfterMs = given.retryAfterMs;
    const refresher = start();
    await ask(refresher);
    await clock.advance(given.heldMs - 1);
    await ask(refresher);
    expect(fetches).toHaveLength(1);
    await clock.advance(1);
    await ask(refresher);
    expect(fetches).toHaveLength(2);
  });

  it.each(['itself', 'by the request'] as const)('calls once more after a purge known by %s', async (how) => {
    const refresher = start();
    await ask(refresher);
    await clock.advance(second);
    const markMs = clock.getNowMs();
    if (how === 'itself') purgedUntilMs = markMs;
    const told = how === 'itself' ? {} : { purgedUntilMs: markMs };
    await clock.advance(second);
    expect([await ask(refresher, 0, told), await ask(refresher, 0, told)]).toEqual(['answer 2', 'answer 2 again']);
    // The purged copy is not revalidated, and a new object uses only a newer copy.
    expect(fetches).toEqual([undefined, undefined]);
    expect(await ask(start(), 0, told)).toBe('answer 2 again');
  });

  it('does not return an answer that was requested before the purge', async () => {
    upstreamMs = 900;
    const refresher = start();
    const refreshRequest = { key, source: 'a', params: {}, newerThanMs: 0 };
    const before = refresher.refresh(refreshRequest);
    await clock.advance(500);
    const after = refresher.refresh({ ...refreshRequest, purgedUntilMs: clock.getNowMs() });
    await clock.advance(2000);
    expect([describeReport(await before), describeReport(await after)]).toEqual(['answer 1', 'answer 2']);
    expect(fetches).toHaveLength(2);
  });

  it('calls at most twice for a purge from a clock that is ahead', async () => {
    const refresher = start();
    expect(await ask(refresher, 0, { purgedUntilMs: clock.getNowMs() + 60 * second })).toBe('answer 2');
    expect(fetches).toHaveLength(2);
  });

  describe('for callers of another build', () => {
    const ofNextBuild = { key: 's:v2.dataset:a:/v1/a?new', source: 'a', params: {}, newerThanMs: 0 };

    it('makes one upstream call for the path of their key and shares the answer', async () => {
      const refresher = start();
      upstreamMs = 500;
      const reports = Array.from({ length: 50 }, () => refresher.refresh(ofNextBuild));
      await clock.advance(upstreamMs);
      reports.push(refresher.refresh(ofNextBuild));
      for (const report of atLeastOne(await Promise.all(reports))) {
        expect(report).toMatchObject({ kind: 'answer', answer: { result: { kind: 'body', body: { rows: 1 } } } });
      }
      expect(answersFetched).toEqual(['/v1/a?new']);
      expect(fetches).toEqual([]);
    });

    it('calls upstream again for a newer answer and after a purge', async () => {
      const refresher = start();
      const reportAfter = async (more: Partial<RefreshRequest>) => {
        const report = refresher.refresh({ ...ofNextBuild, ...more });
        await clock.advance(0);
        await report;
        return answersFetched.length;
      };
      expect([await reportAfter({}), await reportAfter({})]).toEqual([1, 1]);
      const firstMs = clock.getNowMs();
      await clock.advance(second);
      expect(await reportAfter({ newerThanMs: firstMs })).toBe(2);
      expect(await reportAfter({ purgedUntilMs: clock.getNowMs() })).toBe(3);
      await clock.advance(100 * second);
      expect(await reportAfter({})).toBe(4);
    });

    it('reports pending while upstream is slow', async () => {
      const refresher = start();
      upstreamMs = 5 * second;
      const report = refresher.refresh(ofNextBuild);
      await clock.advance(2 * second);
      expect(await report).toEqual({ kind: 'pending' });
    });

    it.each(['s:v2.elsewhere:a:/v1/a', 's:v2.dataset:b:/v1/a', 'no key'])('refuses the key %s', async (unknown) => {
      await expect(start().refresh({ ...ofNextBuild, key: unknown })).rejects.toThrow('this build has no source');
    });

    it('refuses a source that this build does not have', async () => {
      await expect(start().refresh({ ...ofNextBuild, source: 'b' })).rejects.toThrow('this build has no source');
    });
  });

  it('evicts entries that exceed its memory', async () => {
    hasStore = false;
    entryBytes = 6 * 1024 * 1024;
    const refresher = start();
    for (const path of ['1', '2', '3', '4', '5', '6', '1']) {
      await ask(refresher, 0, { key: `s:v1.dataset:a:${path}`, params: { path } });
    }
    expect(fetches).toHaveLength(7);
    await ask(refresher, 0, { key: 's:v1.dataset:a:6', params: { path: '6' } });
    expect(fetches).toHaveLength(7);
  });
});

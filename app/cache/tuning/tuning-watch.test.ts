import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../tests/support/fixture/known-names';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { LogLine } from '../base/log';
import type { SourceRequest } from '../source/define-source';
import { policies } from '../source/policies';
import { formatPolicyDocument, defaultPolicyDocument, type PolicyDocument } from './policy-document';
import { TuningWatch, type PolicyStore } from './tuning-watch';

const second = 1000;
const request = {
  definition: { name: 'news.recent', policy: 'news', listTags: () => [], buildPath: () => '/v1/news' },
  params: {},
} as unknown as SourceRequest;

function buildPolicyText(freshSeconds: number, changed: Partial<PolicyDocument> = {}): string {
  const document = { ...defaultPolicyDocument, revision: freshSeconds, changedBy: 'pat', why: 'a test' };
  return formatPolicyDocument({ ...document, policies: { news: { freshSeconds } }, ...changed });
}

describe('the policy watch', () => {
  let clock: ManualClock;
  let kept: string | null;
  let store: 'well' | 'slow' | 'down' | 'hanging';
  let reads: number;
  let log: LogLine[];
  let anchored: number;
  let watch: TuningWatch;

  beforeEach(() => {
    clock = new ManualClock();
    kept = null;
    store = 'well';
    reads = 0;
    log = [];
    anchored = 0;
    watch = start(kv);
  });

  const kv: PolicyStore = {
    get: async (keys, { cacheTtl }) => {
      reads += 1;
      expect([keys, cacheTtl]).toEqual([['policy'], 30]);
      const found = new Map([['policy', kept]]);
      if (store === 'hanging') return new Promise(() => undefined);
      if (store === 'slow') await new Promise<void>((resolve) => clock.callAfter(2 * second, resolve));
      if (store === 'down') throw new Error('the store is down');
      return found;
    },
  };

  const start = (from: PolicyStore | undefined) =>
    new TuningWatch({ kv: from, known, clock, log: (line) => log.push(line) });

  /** Calls `refreshIfStale` like a request. Returns its duration in ms, or `at once` if there was nothing to await. */
  async function visit(): Promise<number | 'at once'> {
    const startedAtMs = clock.getNowMs();
    const news = watch.refreshIfStale(() => (anchored += 1));
    if (news === undefined) {
      await clock.advance(0);
      return 'at once';
    }
    let tookMs: number | undefined;
    void news.then(() => (tookMs = clock.getNowMs() - startedAtMs));
    for (let step = 0; tookMs === undefined && step < 100; step += 1) await clock.advance(step === 0 ? 0 : 50);
    return tookMs ?? NaN;
  }

  const getFreshSeconds = () => watch.getCurrent().getPolicy(request).freshSeconds;
  const asBuilt = policies.news.freshSeconds;
  const listEvents = () => log.map(({ event }) => event);

  it('has the built-in policies before the first read, without a document and without a store', async () => {
    expect(getFreshSeconds()).toBe(asBuilt);
    await visit();
    expect(getFreshSeconds()).toBe(asBuilt);
    watch = start(undefined);
    expect([await visit(), getFreshSeconds()]).toEqual(['at once', asBuilt]);
    expect([reads, log]).toEqual([1, []]);
  });

  it('reads the document for the first visitor, who waits for it', async () => {
    kept = buildPolicyText(45);
    expect([await visit(), getFreshSeconds()]).toEqual([0, 45]);
    expect(log).toEqual([{ event: 'policy-in-force', revision: 45, by: 'pat', why: 'a test' }]);
  });

  it('reads nothing for 15 seconds, then reads in the background until the copy is 30 seconds old', async () => {
    await visit();
    kept = buildPolicyText(45);
    await clock.advance(14.999 * second);
    expect([await visit(), getFreshSeconds(), reads]).toEqual(['at once', asBuilt, 1]);
    await clock.advance(1);
    const news = watch.refreshIfStale(() => (anchored += 1));
    expect([news, getFreshSeconds(), reads]).toEqual([undefined, asBuilt, 2]);
    await clock.advance(0);
    expect([await visit(), getFreshSeconds(), reads]).toEqual(['at once', 45, 2]);
    expect(anchored).toBe(reads);
  });

  it('reads again before it uses a copy older than 30 seconds', async () => {
    await visit();
    kept = buildPolicyText(45);
    await clock.advance(30 * second);
    expect([await visit(), getFreshSeconds()]).toEqual([0, 45]);
  });

  it.each([1, 7, 14, 15, 16, 29, 30, 31, 200])(
    'applies a change within 30 seconds, with a visitor every %i seconds',
    async (everySeconds) => {
      await visit();
      await clock.advance(3 * second);
      kept = buildPolicyText(45);
      const changedAtMs = clock.getNowMs();
      let lastMs = -Infinity;
      for (let visits = 0; visits < 40; visits += 1) {
        await visit();
        if (getFreshSeconds() !== 45) lastMs = clock.getNowMs();
        await clock.advance(everySeconds * second);
      }
      expect(lastMs - changedAtMs).toBeLessThan(30 * second);
      expect(reads).toBeLessThanOrEqual((40 * everySeconds) / 15 + 41);
    },
  );

  it('counts the age of its copy from the start of the read', async () => {
    store = 'slow';
    await visit();
    await clock.advance(14 * second);
    expect([await visit(), reads]).toEqual(['at once', 2]);
  });

  it('reads once for all concurrent visitors', async () => {
    kept = buildPolicyText(45);
    store = 'slow';
    for (let visitors = 0; visitors < 50; visitors += 1) void watch.refreshIfStale(() => undefined);
    await clock.advance(second);
    expect(reads).toBe(1);
  });

  it('delays visitors by at most one second in total and applies a late read', async () => {
    kept = buildPolicyText(45);
    store = 'slow';
    expect([await visit(), getFreshSeconds()]).toEqual([1000, asBuilt]);
    expect(await visit()).toBe('at once');
    await clock.advance(second);
    expect(getFreshSeconds()).toBe(45);
  });

  it.each(['down', 'hanging'] as const)('keeps the last document while the store is %s', async (trouble) => {
    kept = buildPolicyText(45);
    await visit();
    store = trouble;
    await clock.advance(40 * second);
    expect([await visit(), getFreshSeconds()]).toEqual([trouble === 'down' ? 0 : 1000, 45]);
    const readsThen = reads;
    await clock.advance(second);
    expect(await visit()).not.toBe(1000);
    expect(reads).toBe(readsThen);
    await clock.advance(10 * second);
    expect(listEvents()).toContain('policy-read-failed');
    kept = buildPolicyText(60);
    store = 'well';
    expect([await visit(), getFreshSeconds()]).toEqual([0, 60]);
  });

  it.each([
    ['text that is not JSON', 'scores.freshSeconds=60'],
    ['a value out of bounds', buildPolicyText(5)],
    ['an unknown policy', buildPolicyText(60).replace('news', 'newz')],
    ['another format', buildPolicyText(60).replace('"format": 1', '"format": 2')],
  ])('keeps the last valid document when the store has %s, and logs it once', async (_, invalid) => {
    kept = buildPolicyText(45);
    await visit();
    kept = invalid;
    for (let visits = 0; visits < 3; visits += 1) {
      await clock.advance(40 * second);
      await visit();
      expect(getFreshSeconds()).toBe(45);
    }
    expect(listEvents()).toEqual(['policy-in-force', 'policy-refused']);
    expect(log[1]).toMatchObject({ revisionInForce: 45, detail: expect.stringMatching(/./) as string });
    kept = buildPolicyText(60);
    await clock.advance(40 * second);
    await visit();
    expect(getFreshSeconds()).toBe(60);
  });

  describe('with a document that this build refuses', () => {
    const purgedAtMs = Date.parse('2025-01-01T00:00:00Z');
    const mark = { scope: 'source:news.recent', olderThanIso: '2025-01-01T00:00:00Z' } as const;
    const refused = buildPolicyText(5, { purges: [mark] });

    it('applies its purges and keeps the last valid policies', async () => {
      kept = buildPolicyText(45);
      await visit();
      kept = refused;
      await clock.advance(40 * second);
      await visit();
      expect([getFreshSeconds(), watch.getCurrent().getPurgedUntilMs(request)]).toEqual([45, purgedAtMs]);
      expect(log[1]).toMatchObject({ event: 'policy-refused', revisionInForce: 45, purges: 1 });
    });

    it('applies its purges without an earlier valid document', async () => {
      kept = refused;
      await visit();
      expect([getFreshSeconds(), watch.getCurrent().getPurgedUntilMs(request)]).toEqual([asBuilt, purgedAtMs]);
    });

    it('keeps the purges of the last valid document as well', async () => {
      const later = { scope: 'everything', olderThanIso: '2025-01-02T00:00:00Z' } as const;
      kept = buildPolicyText(45, { purges: [later] });
      await visit();
      for (const next of [refused, 'not JSON', buildPolicyText(5)]) {
        kept = next;
        await clock.advance(40 * second);
        await visit();
        expect(watch.getCurrent().getPurgedUntilMs(request), next).toBe(Date.parse(later.olderThanIso));
      }
    });

    it('drops its purges when a valid document is back', async () => {
      const valid = buildPolicyText(45);
      for (const next of [valid, refused, valid]) {
        kept = next;
        await clock.advance(40 * second);
        await visit();
      }
      expect([getFreshSeconds(), watch.getCurrent().getPurgedUntilMs(request)]).toEqual([45, -Infinity]);
    });
  });

  it('returns to the built-in policies when the document is removed', async () => {
    kept = buildPolicyText(45);
    await visit();
    kept = null;
    await clock.advance(40 * second);
    await visit();
    expect(getFreshSeconds()).toBe(asBuilt);
  });

  it('keeps the tuning object while the text is unchanged and replaces it for a new text with the same revision', async () => {
    kept = buildPolicyText(45);
    await visit();
    const first = watch.getCurrent();
    await clock.advance(40 * second);
    await visit();
    expect(watch.getCurrent()).toBe(first);
    kept = buildPolicyText(60, { revision: 45 });
    await clock.advance(40 * second);
    await visit();
    expect([watch.getCurrent() === first, getFreshSeconds()]).toEqual([false, 60]);
  });

  it('ends an override at its end time without another read', async () => {
    const untilIso = new Date(clock.getNowMs() + 10 * second).toISOString();
    kept = buildPolicyText(45, { policies: { news: { freshSeconds: 45, untilIso } } });
    await visit();
    const before = watch.getCurrent();
    await clock.advance(9.999 * second);
    expect([getFreshSeconds(), watch.getCurrent() === before]).toEqual([45, true]);
    await clock.advance(1);
    expect([getFreshSeconds(), watch.getCurrent() === before, reads]).toEqual([asBuilt, false, 1]);
    expect(watch.getCurrent()).toBe(watch.getCurrent());
  });

  it('applies a purge from a clock that is ahead as of the time it was first seen', async () => {
    const seenAtMs = clock.getNowMs();
    const olderThanIso = new Date(seenAtMs + 3600 * second).toISOString();
    const untilIso = new Date(seenAtMs + 10 * second).toISOString();
    kept = buildPolicyText(45, {
      policies: { news: { freshSeconds: 45, untilIso } },
      purges: [{ scope: 'everything', olderThanIso }],
    });
    await visit();
    expect(watch.getCurrent().getPurgedUntilMs(request)).toBe(seenAtMs);
    await clock.advance(60 * second);
    await visit();
    expect([getFreshSeconds(), watch.getCurrent().getPurgedUntilMs(request)]).toEqual([asBuilt, seenAtMs]);
  });
});

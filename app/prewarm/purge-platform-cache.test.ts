import { beforeEach, describe, expect, it } from 'vitest';
import type { PlatformPurge, PlatformPurgeResult } from '~/cache/tuning/platform-purge';
import {
  formatPolicyDocument,
  parsePolicyDocument,
  defaultPolicyDocument,
  type PolicyDocument,
} from '~/cache/tuning/policy-document';
import { MINUTE_MS } from '~/time-units';
import { known } from '../../tests/support/fixture/known-names';
import { ManualClock } from '../../tests/support/manual-clock';
import { parsePlatformPurges, type PlatformPurges } from './platform-purges';
import { purgePlatformCache, type PurgeMemory } from './purge-platform-cache';

const purged = {
  ...defaultPolicyDocument,
  revision: 1,
  purges: [{ scope: 'tag:golf' as const, olderThanIso: '2025-10-11T18:00:00Z' }],
};
const golf: PlatformPurge = { everything: false, tags: ['golf'], pathPrefixes: [] };

describe('purging the platform cache every minute', () => {
  let clock: ManualClock;
  let document: PolicyDocument | undefined;
  let results: PlatformPurgeResult[];
  let calls: PlatformPurge[];
  let text: string | null;
  let getShownText: () => string | null;
  let memory: PurgeMemory;

  beforeEach(() => {
    clock = new ManualClock();
    document = defaultPolicyDocument;
    results = [];
    calls = [];
    text = null;
    getShownText = () => text;
    memory = {};
  });

  async function run(): Promise<void> {
    const done = purgePlatformCache({
      clock,
      log: () => undefined,
      getDocument: () => document,
      getPolicy: () => undefined,
      store: {
        get: () => Promise.resolve(getShownText()),
        put: (next) => {
          text = next;
          return Promise.resolve();
        },
      },
      purger: {
        purgePlatformCache: (purge) => {
          calls.push(purge);
          return Promise.resolve(results.shift() ?? { outcome: 'done' });
        },
      },
      memory,
    });
    await clock.advance(MINUTE_MS);
    await done;
  }

  const readNotedPurges = (): PlatformPurges | undefined => parsePlatformPurges(text);

  it('neither calls nor writes anything while nothing changes', async () => {
    await run();
    await run();
    expect([calls, text]).toEqual([[], null]);
  });

  it('writes a document with a budget once, whichever isolate runs next', async () => {
    const tuned = { ...defaultPolicyDocument, revision: 1, budgets: { upstream: { callsPerSecond: 5 } } };
    document = parsePolicyDocument(formatPolicyDocument(tuned), known) as PolicyDocument;
    await run();
    const written = text;
    memory = {};
    await run();
    expect([written === null, text === written]).toEqual([false, true]);
  });

  it('repeats a purge until two minutes after it was seen, when every isolate knows it', async () => {
    document = purged;
    for (let minute = 0; minute < 6; minute += 1) await run();
    expect(calls).toEqual([golf, golf, golf]);
    expect(readNotedPurges()).toMatchObject({ pending: [], last: { outcome: 'done', revision: 1, purge: golf } });
  });

  it('continues in another isolate where the last run stopped', async () => {
    document = purged;
    await run();
    memory = {};
    for (let minute = 0; minute < 4; minute += 1) await run();
    expect(calls).toHaveLength(3);
  });

  it('works in the same isolate when the store shows an older text', async () => {
    document = purged;
    getShownText = () => null;
    for (let minute = 0; minute < 6; minute += 1) await run();
    expect(calls).toHaveLength(3);
  });

  it('retries at once and in the next runs until it succeeds', async () => {
    document = purged;
    const failed = { outcome: 'failed', detail: '971 rate limited' } as const;
    results = [failed, failed, failed, failed, failed];
    await run();
    expect(calls).toHaveLength(2);
    expect(readNotedPurges()).toMatchObject({ pending: [golf], last: failed });
    await run();
    await run();
    expect(calls).toHaveLength(6);
    expect(readNotedPurges()).toMatchObject({ pending: [], last: { outcome: 'done' } });
  });

  it('makes at most five calls a minute, for any pending purges', async () => {
    results = Array.from({ length: 100 }, () => ({ outcome: 'failed' }) as const);
    for (let change = 0; change < 30; change += 1) {
      const olderThanIso = new Date(clock.getNowMs()).toISOString();
      document = { ...purged, revision: change, purges: [{ scope: `tag:t${change}`, olderThanIso }] };
      const before = calls.length;
      await run();
      expect(calls.length - before).toBeLessThanOrEqual(5);
    }
    expect(readNotedPurges()?.pending.length).toBeLessThanOrEqual(20);
    expect(calls.at(-1)?.tags).toContain('t0');
  });

  it('counts an entrypoint that throws as a failure', async () => {
    document = purged;
    const rejectCall = () => Promise.reject(new Error('no such worker'));
    const store = { get: () => Promise.resolve(null), put: (next: string) => Promise.resolve(void (text = next)) };
    const about = {
      clock,
      log: () => undefined,
      getDocument: () => document,
      getPolicy: () => undefined,
      store,
      memory,
    };
    const done = purgePlatformCache({ ...about, purger: { purgePlatformCache: rejectCall } });
    await clock.advance(MINUTE_MS);
    await done;
    expect(readNotedPurges()?.last).toMatchObject({ outcome: 'failed', detail: 'no such worker' });
  });

  it('records that there is no cache and does not ask again', async () => {
    document = purged;
    results = [{ outcome: 'absent' }];
    await run();
    await run();
    expect(calls).toHaveLength(1);
    expect(readNotedPurges()).toMatchObject({ pending: [], last: { outcome: 'absent' } });
  });

  it('does nothing before the policy document is read', async () => {
    document = undefined;
    await run();
    expect([calls, text]).toEqual([[], null]);
  });

  it('still purges when the store fails', async () => {
    document = purged;
    getShownText = () => {
      throw new Error('KV is down');
    };
    await run();
    expect(calls).toEqual([golf]);
  });

  it.each(['', '{', '[]', '{"format":2}'])('ignores the stored text %j', (kept) => {
    expect(parsePlatformPurges(kept)).toBeUndefined();
  });
});

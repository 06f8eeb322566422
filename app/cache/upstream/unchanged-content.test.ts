import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/manual-clock';
import { MemoryObjectStorage } from '../../../tests/support/memory-object-storage';
import type { RefreshReport, RefreshRequest } from '../refresher/call-refresher';
import { KeptAnswers } from '../refresher/kept-answers';
import { SourceRefresher } from '../refresher/source-refresher';
import type { SourceDefinition, SourceParams } from '../source/define-source';
import { parseEntry, type Claim, type Entry } from '../source/entry';
import { EntryStore, type KeyValueStore } from '../source/entry-store';
import { policies } from '../source/policies';

const second = 1000;
const key = 's:v1.dataset:a:/v1/a';
const definition = { name: 'a', listTags: () => [] } as unknown as SourceDefinition<SourceParams, unknown>;
const policy = { ...policies.scores, freshSeconds: 100, staleWhileRevalidateSeconds: 50, staleIfErrorSeconds: 1000 };

type Upstream = 'unchanged' | 'changed' | 'slow' | 'down' | 'contradicts';

describe('a refresher whose upstream confirms the stored content', () => {
  let clock: ManualClock;
  let texts: Map<string, string>;
  let upstream: Upstream;
  let fetches: number;
  let writes: number;
  let isStoreDown: boolean;
  /** Storage of the Durable Object. A restart does not clear it. */
  let storage: MemoryObjectStorage;

  beforeEach(() => {
    clock = new ManualClock();
    texts = new Map();
    storage = new MemoryObjectStorage();
    upstream = 'unchanged';
    [fetches, writes] = [0, 0];
    isStoreDown = false;
  });

  const kv: KeyValueStore = {
    get: (keys) => Promise.resolve(new Map(keys.map((name) => [name, texts.get(name) ?? null]))),
    put: (name, text) => {
      if (isStoreDown) return Promise.reject(new Error('the store is down'));
      writes += 1;
      texts.set(name, text);
      return Promise.resolve();
    },
  };

  function start(): SourceRefresher {
    return new SourceRefresher({
      findSource: () => definition,
      getKey: () => key,
      getPolicy: () => policy,
      getPurgedUntilMs: () => -Infinity,
      getRandom: () => 0.5,
      fetchEntry: async (_request, held) => {
        fetches += 1;
        if (upstream === 'slow') await new Promise<void>((resolve) => clock.callAfter(5 * second, resolve));
        if (upstream === 'down') return failure;
        if (upstream === 'contradicts') return { ...failure, claim: held?.claim ?? buildClaim() };
        const times = { fetchedAtMs: clock.getNowMs(), upstreamMs: 0 };
        if (held === undefined || upstream === 'changed') {
          const value = `answer ${fetches}`;
          return {
            kind: 'entry',
            entry: { ...buildContent(value), ...times, changedAtMs: clock.getNowMs() },
            answer: { kind: 'body', body: value, validators: {} },
          };
        }
        return { kind: 'entry', entry: { ...buildContent(held.value), ...times, changedAtMs: held.changedAtMs } };
      },
      fetchAnswer: () => Promise.resolve(failure),
      store: new EntryStore({ kv, clock, log: () => undefined }),
      rereadAnswer: () => {
        throw new Error('the schema is the same');
      },
      kept: new KeptAnswers({ storage, clock, log: () => undefined }),
      clock,
      waitUntil: () => undefined,
    });
  }

  const failure = { kind: 'failure', reason: 'upstream-error', detail: 'status 500', isRetryable: true } as const;
  const buildClaim = (): Claim => ({ kind: 'missing', sinceMs: clock.getNowMs() });
  const buildContent = (
    value: unknown,
  ): Pick<Entry, 'kind' | 'value' | 'validators' | 'receivedRows' | 'droppedRows' | 'bytes'> => ({
    kind: 'value',
    value,
    validators: {},
    receivedRows: 0,
    droppedRows: 0,
    bytes: 10,
  });

  async function ask(refresher: SourceRefresher, newerThanMs = 0, more: Partial<RefreshRequest> = {}): Promise<string> {
    const asked = refresher.refresh({ key, source: 'a', params: {}, newerThanMs, ...more });
    await clock.advance(upstream === 'slow' ? 2 * second : 0);
    return describeReport(await asked);
  }

  function describeReport(report: RefreshReport): string {
    if (report.kind === 'entry') return `${String(report.entry.value)}${report.fetched ? '' : ' again'}`;
    return report.kind === 'failure' ? report.reason : report.kind;
  }

  const readStoredCopy = () => parseEntry(texts.get(key) ?? '');

  it('writes nothing for any caller and reports the time of the confirmation', async () => {
    const refresher = start();
    await ask(refresher);
    for (let visit = 0; visit < 5; visit += 1) {
      await clock.advance(100 * second);
      expect(await ask(refresher, readStoredCopy()?.fetchedAtMs)).toBe('answer 1');
      expect(await ask(refresher, readStoredCopy()?.fetchedAtMs)).toBe('answer 1 again');
    }
    expect([fetches, writes]).toEqual([6, 1]);
  });

  it('knows the confirmation time after a restart without calling upstream', async () => {
    await ask(start());
    await clock.advance(100 * second);
    await ask(start(), readStoredCopy()?.fetchedAtMs);
    await clock.advance(50 * second);
    expect(await ask(start(), readStoredCopy()?.fetchedAtMs)).toBe('answer 1 again');
    expect([fetches, writes]).toEqual([2, 1]);
  });

  it('writes changed content', async () => {
    const refresher = start();
    await ask(refresher);
    await clock.advance(100 * second);
    upstream = 'changed';
    expect(await ask(refresher, clock.getNowMs())).toBe('answer 2');
    expect([writes, readStoredCopy()?.value]).toEqual([2, 'answer 2']);
  });

  it('writes content again that the store failed to accept', async () => {
    isStoreDown = true;
    const refresher = start();
    await ask(refresher);
    isStoreDown = false;
    for (const count of [1, 1]) {
      await clock.advance(100 * second);
      await ask(refresher, clock.getNowMs());
      expect(writes).toBe(count);
    }
  });

  it('writes a copy when a contradiction appears and when it is cleared', async () => {
    const refresher = start();
    await ask(refresher);
    await clock.advance(100 * second);
    upstream = 'contradicts';
    await ask(refresher, clock.getNowMs());
    expect(readStoredCopy()?.claim).toBeDefined();
    upstream = 'unchanged';
    await clock.advance(100 * second);
    await ask(refresher, clock.getNowMs());
    expect([writes, readStoredCopy()?.claim]).toEqual([3, undefined]);
  });

  it('still writes once a day so that the stored copy never expires', async () => {
    await ask(start());
    const hours = 72;
    for (let hour = 0; hour < hours; hour += 1) {
      await clock.advance(3600 * second);
      await ask(start(), clock.getNowMs());
    }
    expect([fetches, writes]).toEqual([1 + hours, 1 + hours / 24]);
  });

  it('works when its own storage fails', async () => {
    storage.put = () => Promise.reject(new Error('no disk'));
    storage.get = () => Promise.reject(new Error('no disk'));
    await ask(start());
    await clock.advance(100 * second);
    expect(await ask(start(), readStoredCopy()?.fetchedAtMs)).toBe('answer 1');
    expect([fetches, writes]).toEqual([2, 1]);
  });

  describe('for a caller whose copy is older than its own', () => {
    async function refreshUntilExpired(): Promise<SourceRefresher> {
      const refresher = start();
      await ask(refresher);
      await clock.advance(900 * second);
      await ask(refresher);
      await clock.advance(900 * second);
      return refresher;
    }

    it('returns its copy while upstream fails, also after a restart', async () => {
      const refresher = await refreshUntilExpired();
      upstream = 'down';
      expect([await ask(refresher), await ask(refresher), await ask(start())]).toEqual(
        Array.from({ length: 3 }, () => 'answer 1 again'),
      );
      expect(fetches).toBe(4);
      expect(await ask(refresher, clock.getNowMs())).toBe('upstream-error');
    });

    it('returns its copy while upstream is slow', async () => {
      const refresher = await refreshUntilExpired();
      upstream = 'slow';
      expect(await ask(refresher)).toBe('answer 1 again');
      expect(await ask(refresher, clock.getNowMs())).toBe('pending');
    });

    it('reports the failure when its copy is too old or purged', async () => {
      const refresher = await refreshUntilExpired();
      upstream = 'down';
      expect(await ask(refresher, 0, { purgedUntilMs: clock.getNowMs() })).toBe('upstream-error');
      await clock.advance(300 * second);
      expect(await ask(refresher)).toBe('upstream-error');
    });
  });
});

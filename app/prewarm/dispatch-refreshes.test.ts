import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettledReport } from '~/cache/refresher/call-refresher';
import type { Entry } from '~/cache/source/entry';
import { ManualClock } from '../../tests/support/manual-clock';
import { dispatchRefreshes, type DispatchDependencies } from './dispatch-refreshes';
import type { PlannedRefresh } from './plan-run';

type Outcome = 'fetched' | 'redirected' | 'unchanged' | 'known' | 'failing' | 'not-called' | 'nobody';

const entry: Entry = {
  kind: 'value',
  value: 1,
  fetchedAtMs: 20,
  changedAtMs: 10,
  upstreamMs: 1,
  validators: {},
  receivedRows: 0,
  droppedRows: 0,
  bytes: 1,
};

function buildPlannedRefresh(key: string): PlannedRefresh {
  return { request: { key, source: 'a.b', params: {}, newerThanMs: 0 }, storedChangedAtMs: 10 };
}

/** The most upstream calls that an outcome can cause. */
const realCalls: Record<Outcome, number> = {
  fetched: 1,
  redirected: 3,
  unchanged: 1,
  known: 0,
  failing: 2,
  'not-called': 0,
  nobody: 4,
};

function buildReport(outcome: Outcome): SettledReport | null {
  if (outcome === 'nobody') return null;
  const calls = realCalls[outcome];
  if (outcome === 'failing' || outcome === 'not-called') {
    return { kind: 'failure', reason: 'timeout', detail: '', isRetryable: false, calls };
  }
  const changedAtMs = outcome === 'unchanged' ? 10 : 11;
  return { kind: 'entry', entry: { ...entry, changedAtMs }, fetched: outcome !== 'known', calls };
}

function setUp(outcomes: readonly Outcome[], more: Partial<DispatchDependencies> = {}) {
  const clock = new ManualClock();
  const seen = { called: 0, atOnce: 0, mostAtOnce: 0, keys: [] as string[] };
  const dependencies: DispatchDependencies = {
    clock,
    refresh: async ({ key }) => {
      const outcome = outcomes[Number(key)] ?? 'fetched';
      seen.keys.push(key);
      seen.called += realCalls[outcome];
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      await new Promise<void>((resolve) => clock.callAfter(100, resolve));
      seen.atOnce -= 1;
      return buildReport(outcome);
    },
    onProgress: () => Promise.resolve(true),
    budget: 100,
    untilMs: Infinity,
    ...more,
  };
  const refreshes = outcomes.map((_, index) => buildPlannedRefresh(String(index)));
  return {
    clock,
    seen,
    give: async () => {
      const giving = dispatchRefreshes(refreshes, dependencies);
      await clock.advance(60_000);
      return giving;
    },
  };
}

describe('dispatching refreshes', () => {
  it('counts the outcomes', async () => {
    const { give } = setUp(['fetched', 'unchanged', 'known', 'failing', 'nobody']);
    const given = await give();
    expect(given).toMatchObject({ done: 5, calls: 8, unchanged: 1, failed: 2 });
    expect([...given.entries.keys()]).toEqual(['0', '1', '2']);
  });

  it('runs six at a time, in order', async () => {
    const { give, seen } = setUp(Array<Outcome>(20).fill('fetched'));
    await give();
    expect(seen.mostAtOnce).toBe(6);
    expect(seen.keys).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
  });

  it('keeps enough of its budget for the most calls that another refresh might make', async () => {
    const { give, seen } = setUp(Array<Outcome>(30).fill('fetched'), { budget: 20 });
    expect((await give()).calls).toBe(17);
    expect(seen.called).toBe(17);
  });

  it('starts none after its end time', async () => {
    const { give, clock, seen } = setUp(Array<Outcome>(30).fill('fetched'), {});
    const late = setUp(Array<Outcome>(30).fill('fetched'), { untilMs: clock.getNowMs() + 150 });
    await late.give();
    await give();
    expect([late.seen.keys.length, seen.keys.length]).toEqual([12, 30]);
  });

  it('reports its progress and stops on request', async () => {
    const told: number[] = [];
    const { give } = setUp(Array<Outcome>(40).fill('fetched'), {
      onProgress: ({ done, planned: of }) => {
        told.push(done);
        expect(of).toBe(40);
        return Promise.resolve(done < 20);
      },
    });
    const { done } = await give();
    expect(told.slice(0, 2)).toEqual([10, 20]);
    expect(done).toBeLessThan(30);
  });

  it('counts redirects and retries as calls', async () => {
    const { give } = setUp(['redirected', 'failing', 'not-called', 'fetched'], { budget: 100 });
    expect((await give()).calls).toBe(3 + 2 + 0 + 1);
  });

  it("retries calls that the host's budget holds back until its end time", async () => {
    let asked = 0;
    const heldBack = { kind: 'failure', reason: 'unreachable', detail: '', isRetryable: false, calls: 0 } as const;
    const failUntil = (times: number): Partial<DispatchDependencies> => ({
      refresh: () => {
        asked += 1;
        return Promise.resolve(asked <= times ? { ...heldBack, heldBack: 'ahead' } : buildReport('fetched'));
      },
    });
    expect(await setUp(['fetched'], failUntil(3)).give()).toMatchObject({ done: 1, calls: 1, failed: 0 });
    expect(asked).toBe(4);
    const { clock } = setUp([]);
    const hurried = setUp(['fetched'], { ...failUntil(Infinity), untilMs: clock.getNowMs() + 10_000 });
    expect(await hurried.give()).toMatchObject({ done: 1, calls: 0, failed: 1 });
  });

  it('never makes more calls than its budget, for any failures', async () => {
    const outcome = fc.constantFrom(...(Object.keys(realCalls) as Outcome[]));
    await fc.assert(
      fc.asyncProperty(
        fc.array(outcome, { maxLength: 40 }),
        fc.integer({ min: 0, max: 30 }),
        async (outcomes, budget) => {
          const { give, seen } = setUp(outcomes, { budget });
          const { calls, done } = await give();
          expect(seen.called).toBeLessThanOrEqual(budget);
          expect(calls).toBe(seen.called);
          expect(done === outcomes.length || budget - calls < 4).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

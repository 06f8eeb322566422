import { beforeAll, describe, expect, it } from 'vitest';
import { formatPolicyDocument, POLICY_KEY, defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { SECOND_MS } from '~/time-units';
import { withPurge } from '../../scripts/operate/change-policy';
import { readRendered, SimulatedDeployment, type SimulatedPage } from '../../scripts/simulation/deployment';
import { LaggingStore } from '../../scripts/simulation/lagging-store';
import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random';
import { SimulatedUpstream } from '../../scripts/simulation/upstream';
import { atLeastOne } from '../support/at-least-one';
import { ManualClock } from '../support/manual-clock';

/* All 200 warm pages are purged and requested at once: upstream's budget holds, pages keep content, and waits are bounded. */

const callsPerSecond = 20;
const burstCalls = 60;
/** Calls granted in advance come on top of a burst. */
const mostAtOnce = burstCalls * 1.25;
const isolates = ['one', 'two', 'three', 'four'];
const shell = ['shell-a', 'shell-b'];
const pages = Array.from({ length: 200 }, (_, index): SimulatedPage => {
  const own = [`page-${index}-games`, `page-${index}-news`];
  return { address: `/page-${index}`, sources: [...shell, ...own] };
});
const sources = new Set(pages.flatMap((page) => page.sources));

interface Visit {
  readonly page: string;
  readonly waitedMs: number;
  readonly sources: readonly string[];
  readonly oldestMs: number;
}

class Rehearsal {
  readonly clock = new ManualClock();
  readonly upstream = new SimulatedUpstream(this.clock);
  readonly store = new LaggingStore(this.clock, () => 0);
  readonly deployment = new SimulatedDeployment({
    clock: this.clock,
    getRandom: createRepeatableRandom(1),
    store: this.store,
    fetch: this.upstream.fetch,
  });

  /** Requests all pages at one moment. */
  async visitAll(asked: readonly SimulatedPage[] = pages): Promise<readonly Visit[]> {
    const visits: Visit[] = [];
    asked.forEach((page, index) => {
      const startedAtMs = this.clock.getNowMs();
      void this.deployment.serve(isolates[index % isolates.length] ?? 'one', page).then(({ document }) => {
        const rendered = readRendered(document);
        visits.push({
          page: page.address,
          waitedMs: this.clock.getNowMs() - startedAtMs,
          sources: rendered.map(({ source }) => source),
          oldestMs: Math.min(...rendered.map(({ fetchedAtMs }) => fetchedAtMs)),
        });
      });
    });
    await this.clock.advance(10 * SECOND_MS);
    expect(visits).toHaveLength(asked.length);
    return visits.toSorted((a, b) => a.page.localeCompare(b.page));
  }

  /** Visits a few pages at a time. */
  async warmUp(): Promise<void> {
    for (let from = 0; from < pages.length; from += 20) await this.visitAll(pages.slice(from, from + 20));
    this.upstream.forgetCalls();
  }

  async purgeEverything(): Promise<number> {
    const change = { nowMs: this.clock.getNowMs(), by: 'pat', why: 'a test' };
    const document = withPurge(defaultPolicyDocument, 'everything', change);
    await this.store.openAt('operator').put(POLICY_KEY, formatPolicyDocument(document), { expirationTtl: 60 });
    await this.clock.advance(60 * SECOND_MS);
    return change.nowMs;
  }
}

/** The most calls in any period of that length. */
function countMostWithin(periodMs: number, momentsMs: readonly number[]): number {
  const sorted = [...momentsMs].sort((a, b) => a - b);
  let from = 0;
  return sorted.reduce((most, momentMs, index) => {
    while ((sorted[from] ?? momentMs) <= momentMs - periodMs) from += 1;
    return Math.max(most, index - from + 1);
  }, 0);
}

describe('200 warm pages, after everything was purged', () => {
  let cold: readonly Visit[];
  let purged: readonly Visit[];
  let purgedAtMs: number;
  let rehearsal: Rehearsal;
  let callsOfFirstVisit: number;

  beforeAll(async () => {
    cold = await new Rehearsal().visitAll();
    rehearsal = new Rehearsal();
    await rehearsal.warmUp();
    purgedAtMs = await rehearsal.purgeEverything();
    purged = await rehearsal.visitAll();
    callsOfFirstVisit = rehearsal.upstream.calls;
  });

  it('call upstream within its budget, per second and at once', () => {
    const { calledAtMs } = rehearsal.upstream;
    expect(callsOfFirstVisit).toBeGreaterThan(callsPerSecond);
    for (const seconds of [0.12, 1, 5]) {
      expect(countMostWithin(seconds * SECOND_MS, calledAtMs)).toBeLessThanOrEqual(
        mostAtOnce + callsPerSecond * seconds,
      );
    }
  });

  it('show everything that they had', () => {
    expect(purged.map(({ page, sources: shown }) => [page, shown])).toEqual(
      pages.map((page) => [page.address, page.sources] as const).toSorted(([a], [b]) => a.localeCompare(b)),
    );
  });

  it('make no visitor wait longer than a cold cache does', () => {
    const slower = purged.filter(({ waitedMs }, index) => waitedMs > (cold[index]?.waitedMs ?? 0));
    expect(slower).toEqual([]);
    expect(Math.max(...purged.map(({ waitedMs }) => waitedMs))).toBeLessThan(SECOND_MS);
  });

  it('are all new soon without another visit, with one call per source', async () => {
    await rehearsal.clock.advance((sources.size / callsPerSecond) * SECOND_MS);
    const visits = await rehearsal.visitAll();
    expect(atLeastOne(visits).filter(({ oldestMs }) => oldestMs <= purgedAtMs)).toEqual([]);
    const { callsBySource, calledAtMs } = rehearsal.upstream;
    expect([callsBySource.size, Math.max(...callsBySource.values())]).toEqual([sources.size, 1]);
    expect(countMostWithin(SECOND_MS, calledAtMs)).toBeLessThanOrEqual(mostAtOnce + callsPerSecond);
  });
});

describe('a cold cache that receives all requests at once', () => {
  it('answers every page within its deadline, and within the budget', async () => {
    const rehearsal = new Rehearsal();
    const visits = await rehearsal.visitAll();
    expect(Math.max(...visits.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(6 * SECOND_MS);
    expect(countMostWithin(SECOND_MS, rehearsal.upstream.calledAtMs)).toBeLessThanOrEqual(mostAtOnce + callsPerSecond);
  });

  it('uses an eighth of the budget while the budget object is down', async () => {
    const rehearsal = new Rehearsal();
    rehearsal.deployment.budgets.isDown = true;
    await rehearsal.visitAll(pages.slice(0, 10));
    expect(rehearsal.upstream.calls).toBe(2 + 20);
  });
});

describe('when upstream answers 429 to one refresher', () => {
  it('no refresher calls it until Retry-After is over; then calls resume gradually', async () => {
    const rehearsal = new Rehearsal();
    await rehearsal.warmUp();
    await rehearsal.purgeEverything();
    const { clock, upstream } = rehearsal;
    const startMs = clock.getNowMs();
    upstream.mood = 'too-many-calls';
    await rehearsal.visitAll(pages.slice(0, 1));
    upstream.mood = 'healthy';
    const answered = upstream.calls;
    const visits = await rehearsal.visitAll();
    expect(upstream.calls).toBe(answered);
    expect(atLeastOne(visits).every(({ sources: shown }) => shown.length === 4)).toBe(true);
    await clock.advance(startMs + 31 * SECOND_MS - clock.getNowMs());
    upstream.forgetCalls();
    await rehearsal.visitAll();
    expect(upstream.calls).toBeGreaterThan(0);
    expect(countMostWithin(SECOND_MS, upstream.calledAtMs)).toBeLessThanOrEqual(callsPerSecond);
    await clock.advance(120 * SECOND_MS);
    await rehearsal.purgeEverything();
    upstream.forgetCalls();
    await rehearsal.visitAll();
    expect(countMostWithin(SECOND_MS, upstream.calledAtMs)).toBeGreaterThanOrEqual(burstCalls / 2);
  });
});

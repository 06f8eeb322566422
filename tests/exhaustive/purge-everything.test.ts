import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { realClock, sleep } from '~/cache/base/clock';
import { addDebugParameter } from '~/cache/document/document-headers';
import { formatPolicyDocument, POLICY_KEY, defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { BURST_SECONDS, MOST_WAIT_MS } from '~/cache/upstream/call-budget';
import { DEFAULT_CALLS_PER_SECOND } from '~/config/environment';
import type { MetricsObject } from '~/operations/operations-state';
import { SECOND_MS } from '~/time-units';
import { atLeastOne } from '../support/at-least-one';
import {
  askHealthyUpstream,
  openInProcessSite,
  type AskSite,
  type InProcessSite,
  RefresherObjects,
  type Upstream,
} from '../support/in-process-site';
import { stampEntriesWithNow, type KeptEntries } from '../support/kept-entries';
import { MemoryStore } from '../support/memory-store';
import {
  expectRowsKept,
  expectWholePage,
  expectWordsForMissing,
  hasFailedPart,
  readPage,
  type PageRead,
} from '../support/outage-checks';
import { listDeclaredSources } from '../support/page-environment';
import { listBuiltPagePaths } from '../support/route-rows';
import { finish, useVirtualTime } from '../support/virtual-time';
import { visitPages } from '../support/visited-pages';

/* 200 pages are requested at once: on a cold site, and after an operator has purged everything. */

const latencyMs = 120;
const isolateCount = 4;
const pageCount = 200;
/** Calls granted in advance come on top of a burst. */
const mostAtOnce = DEFAULT_CALLS_PER_SECOND * BURST_SECONDS * 1.25;
const names = { UPSTREAM_CALLS_PER_SECOND: String(DEFAULT_CALLS_PER_SECOND) };

let pages: readonly string[];
let site: InProcessSite;
let kept: KeptEntries;
let healthyLinks: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const directory = await (await openInProcessSite()).startIsolate(askHealthyUpstream)(
    '/schools/school-directory?letter=s',
  );
  const schools = new Set((await directory.text()).match(/\/schools\/details\/\d+/g));
  pages = [...new Set([...listBuiltPagePaths(['page', 'cms']), ...schools])].slice(0, pageCount);
  expect(pages).toHaveLength(pageCount);
  ({ site, kept, healthyLinks } = await visitPages(pages));
  useVirtualTime();
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Upstream with counts, and isolates with shared objects. */
class Stage {
  readonly calledAtMs: number[] = [];
  /** Paths in the order of the calls. */
  readonly calledPaths: string[] = [];
  inFlight = 0;
  mostInFlight = 0;
  answer: Upstream = askHealthyUpstream;
  readonly store: MemoryStore;
  readonly #isolates: readonly AskSite[];

  static async open(entries: KeptEntries): Promise<Stage> {
    return new Stage(entries, await site.startOperationsObject());
  }

  private constructor(entries: KeptEntries, operations: MetricsObject) {
    this.store = new MemoryStore(entries);
    const refreshers = new RefresherObjects();
    const options = { names, operations };
    this.#isolates = Array.from({ length: isolateCount }, () =>
      site.startIsolate(this.#answerUpstream, this.store, refreshers, options),
    );
  }

  readonly #answerUpstream: Upstream = async (url, init) => {
    this.calledAtMs.push(Date.now());
    this.calledPaths.push(url.pathname + url.search);
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    try {
      await sleep(realClock, latencyMs);
      return await this.answer(url, init);
    } finally {
      this.inFlight -= 1;
    }
  };

  /** Asks for every page at one moment. */
  async visitAll(): Promise<{ readonly reads: readonly PageRead[]; readonly longestWaitMs: number }> {
    let longestWaitMs = 0;
    const visit = async (page: string, index: number): Promise<PageRead> => {
      const get = this.#isolates[index % isolateCount];
      if (get === undefined) throw new Error('no isolate');
      const read = await readPage(page, get(addDebugParameter(page)));
      longestWaitMs = Math.max(longestWaitMs, ...listWaits(read), 0);
      return read;
    };
    const reads = await finish(Promise.all(pages.map(visit)));
    return { reads, longestWaitMs };
  }

  async purgeEverything(): Promise<void> {
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    const olderThanIso = new Date().toISOString();
    const purges = [{ scope: 'everything', olderThanIso }] as const;
    await this.store.put(
      POLICY_KEY,
      formatPolicyDocument({ ...defaultPolicyDocument, revision: 1, changedBy: 'pat', why: 'test', purges }),
    );
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
  }
}

/** Virtual milliseconds that a page waited for each source. */
function listWaits({ response }: PageRead): readonly number[] {
  return [...(response.headers.get('server-timing') ?? '').matchAll(/;dur=([\d.]+)/g)].map(([, duration]) =>
    Number(duration),
  );
}

/** The most calls in any second. */
function countMostInASecond(momentsMs: readonly number[]): number {
  return Math.max(
    0,
    ...momentsMs.map((endMs) => momentsMs.filter((atMs) => atMs > endMs - SECOND_MS && atMs <= endMs).length),
  );
}

function formatFigures({ calledAtMs, mostInFlight }: Stage): string {
  return `${calledAtMs.length} calls, ${countMostInASecond(calledAtMs)} in a second, ${mostInFlight} at once`;
}

it('200 cold pages that are requested at once name what they lack, and lack no needed part ten seconds later', async () => {
  const stage = await Stage.open(new Map());
  const { reads } = await stage.visitAll();
  const lacking = reads.filter(hasFailedPart);
  // May be empty: the budget may suffice.
  for (const read of lacking) expectWordsForMissing(read);
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  const later = await stage.visitAll();
  const lackingLater = atLeastOne(later.reads).filter(hasFailedPart);
  console.log(`${lacking.length} of ${pages.length} pages lack parts, later ${lackingLater.length}.`);
  expect(lackingLater.map(({ page }) => page)).toEqual([]);
  for (const read of atLeastOne(later.reads)) expectWholePage(read);
});

/** Paths of the sources without which a page cannot stand. */
function listNeededPaths(): ReadonlySet<string> {
  const needed = pages.flatMap((page) =>
    listDeclaredSources(page).filter(({ need }) => need === 'critical' || need === 'subject'),
  );
  return new Set(needed.map(({ request: { definition, params } }) => definition.buildPath(params)));
}

it('of 200 cold pages that are requested at once, only sources without which they cannot stand are called while visitors wait', async () => {
  const needed = listNeededPaths();
  const stage = await Stage.open(new Map());
  const startMs = Date.now();
  await stage.visitAll();
  const calls = stage.calledPaths.map((path, index) => ({
    isNeeded: needed.has(path),
    afterMs: (stage.calledAtMs[index] ?? 0) - startMs,
  }));
  const atOnce = calls.filter(({ afterMs }) => afterMs === 0);
  const queued = calls.filter(({ afterMs }) => afterMs > 0 && afterMs <= MOST_WAIT_MS);
  const waiting = queued.slice(0, queued.findLastIndex(({ isNeeded }) => isNeeded) + 1);
  const later = calls.filter(({ isNeeded, afterMs }) => !isNeeded && afterMs > 0);
  // The burst goes to both kinds, but its last quarter to needed sources only; then these take turns.
  expect(atOnce.filter(({ isNeeded }) => isNeeded).length).toBeGreaterThanOrEqual(
    (DEFAULT_CALLS_PER_SECOND * BURST_SECONDS) / 4,
  );
  expect(waiting.length).toBeGreaterThan(2 * DEFAULT_CALLS_PER_SECOND);
  expect(waiting.filter(({ isNeeded }) => isNeeded)).toHaveLength(waiting.length);
  expect(later.length).toBeGreaterThan(2 * DEFAULT_CALLS_PER_SECOND);
});

describe('200 warm pages after everything was purged', () => {
  it('stay within the upstream budget, keep their rows, and wait no longer than with a cold cache', async () => {
    const cold = await Stage.open(new Map());
    const { longestWaitMs: longestColdWaitMs } = await cold.visitAll();

    const stage = await Stage.open(stampEntriesWithNow(kept, Date.now()));
    await stage.purgeEverything();
    const { reads, longestWaitMs } = await stage.visitAll();
    console.log(
      `${pages.length} pages, ${kept.size} answers. Cold: ${formatFigures(cold)}, longest wait ${longestColdWaitMs} ms.`,
      `After the purge: ${formatFigures(stage)}, longest wait ${longestWaitMs} ms.`,
    );

    for (const read of reads) expectRowsKept(read, healthyLinks.get(read.page) ?? []);
    for (const { calledAtMs, mostInFlight } of [cold, stage]) {
      expect(calledAtMs.length).toBeGreaterThan(DEFAULT_CALLS_PER_SECOND);
      expect(countMostInASecond(calledAtMs)).toBeLessThanOrEqual(mostAtOnce + DEFAULT_CALLS_PER_SECOND);
      expect(mostInFlight).toBeLessThanOrEqual(mostAtOnce);
    }
    expect(longestWaitMs).toBeLessThanOrEqual(longestColdWaitMs);
    // Held-back calls are made later, once each.
    expect(stage.calledAtMs.length).toBeGreaterThan(0.9 * kept.size);
    expect(stage.calledAtMs.length).toBeLessThanOrEqual(kept.size);
  });

  it('stop all refreshers from calling a host that answers 429, and keep their rows', async () => {
    const stage = await Stage.open(stampEntriesWithNow(kept, Date.now()));
    await stage.purgeEverything();
    stage.answer = () => Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': '30' } }));
    const { reads } = await stage.visitAll();
    for (const read of reads) expectRowsKept(read, healthyLinks.get(read.page) ?? []);
    // Calls under way or granted in advance at the first answer.
    expect(stage.calledAtMs.length).toBeLessThanOrEqual(mostAtOnce + 10);
  });
});

import { sleep, type Clock } from '~/cache/base/clock';
import type { RefreshRequest, SettledReport } from '~/cache/refresher/call-refresher';
import type { Entry } from '~/cache/source/entry';
import { MAX_REDIRECTS } from '~/cache/upstream/fetch-upstream';
import type { RunProgress } from '~/operations/prewarm-runs';
import type { PlannedRefresh } from './plan-run';

export interface DispatchDependencies {
  readonly clock: Clock;
  /** Refreshes a source; `null` when that was impossible. Never rejects. */
  readonly refresh: (request: RefreshRequest) => Promise<SettledReport | null>;
  /** Called at intervals with the progress of the run. False when it should stop. Never rejects. */
  readonly onProgress: (progress: RunProgress) => Promise<boolean>;
  readonly budget: number;
  /** Real clock, milliseconds: no refresh starts later. */
  readonly untilMs: number;
}

/** A worker may have six open connections. */
const AT_ONCE = 6;
/** A refresh makes one call, and a second one after a retryable failure, plus redirects. */
const MOST_CALLS_PER_REFRESH = 2 + MAX_REDIRECTS;
const PROGRESS_EVERY = 10;
/** A call that the host's budget held back is tried again: its refresher repeats it within this time. */
const HELD_BACK_MS = 3000;

/**
 * Starts refreshes, six at a time, and reserves the worst case of calls before each, so that failures never exceed the budget. Returns the
 * answers of the refreshers by key, and an upper bound of the upstream calls made.
 */
export async function dispatchRefreshes(refreshes: readonly PlannedRefresh[], dependencies: DispatchDependencies) {
  const entries = new Map<string, Entry>();
  const count = { done: 0, calls: 0, unchanged: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();
  let reserved = 0;
  let isStopped = false;

  await runAtMost(AT_ONCE, refreshes, async (planned) => {
    const fits = () => count.calls + reserved + MOST_CALLS_PER_REFRESH <= dependencies.budget;
    // Running refreshes may return part of their reservation.
    while (!fits() && underWay.size > 0) await Promise.race(underWay);
    if (!fits() || isStopped || dependencies.clock.getNowMs() >= dependencies.untilMs) return;
    reserved += MOST_CALLS_PER_REFRESH;
    const work = dispatch(planned).finally(() => underWay.delete(work));
    underWay.add(work);
    await work;
  });
  return { ...count, entries };

  async function dispatch(planned: PlannedRefresh): Promise<void> {
    const report = await refresh(planned.request);
    reserved -= MOST_CALLS_PER_REFRESH;
    count.done += 1;
    note(planned, report);
    if (count.done % PROGRESS_EVERY !== 0) return;
    const progress = { planned: refreshes.length, done: count.done, calls: count.calls };
    if (!(await dependencies.onProgress(progress))) isStopped = true;
  }

  /** Nobody waits for this refresh, so it may wait its turn. */
  async function refresh(request: RefreshRequest): Promise<SettledReport | null> {
    for (;;) {
      const report = await dependencies.refresh(request);
      const isHeldBack = report?.kind === 'failure' && report.heldBack !== undefined;
      if (!isHeldBack || dependencies.clock.getNowMs() + HELD_BACK_MS >= dependencies.untilMs) return report;
      await sleep(dependencies.clock, HELD_BACK_MS);
    }
  }

  function note({ request, storedChangedAtMs }: PlannedRefresh, report: SettledReport | null): void {
    if (report?.kind !== 'entry') {
      count.failed += 1;
      count.calls += countReportedCalls(report);
      return;
    }
    entries.set(request.key, report.entry);
    if (!report.fetched) return;
    count.calls += countReportedCalls(report);
    count.unchanged += report.entry.changedAtMs === storedChangedAtMs ? 1 : 0;
  }
}

/** Counts the calls of a refresh; the maximum for one that did not finish. */
function countReportedCalls(report: SettledReport | null): number {
  if (report?.kind === 'entry') return report.calls ?? 1;
  return (report?.kind === 'failure' ? report.calls : undefined) ?? MOST_CALLS_PER_REFRESH;
}

/** Processes a list with a bounded number of items at once. Resolves when all are done. */
export async function runAtMost<Item>(limit: number, items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const queue = items.values();
  const workThroughQueue = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, workThroughQueue));
}

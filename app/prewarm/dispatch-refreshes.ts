import type { RefreshRequest, SettledReport } from '~/cache/ask-refresher';
import { sleep, type Clock } from '~/cache/clock';
import type { Entry } from '~/cache/entry';
import { MAX_REDIRECTS } from '~/cache/fetch-upstream';
import type { RunProgress } from '~/operations/prewarm-runs';
import { runAtMost } from './for-each-at-most';
import type { PlannedRefresh } from './plan-run';

export interface DispatchTools {
  readonly clock: Clock;
  /** Refreshes a source; `null` when nobody could. Never rejects. */
  readonly refresh: (request: RefreshRequest) => Promise<SettledReport | null>;
  /** Told now and then how far the run has come. False when it should stop. Never rejects. */
  readonly onProgress: (progress: RunProgress) => Promise<boolean>;
  /** Calls of upstream that may be made. */
  readonly budget: number;
  /** Real clock, milliseconds: no refresh is started later. */
  readonly untilMs: number;
}

export interface DispatchResult {
  readonly done: number;
  /** Calls of upstream, no fewer than were made. */
  readonly calls: number;
  readonly unchanged: number;
  readonly failed: number;
  /** What the refreshers gave, by key. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** A worker may have six connections open at once. */
const AT_ONCE = 6;
/** A refresh makes one call, and a second one when the first failure is retryable; redirects come on top. */
const MOST_CALLS_PER_REFRESH = 2 + MAX_REDIRECTS;
const PROGRESS_EVERY = 10;
/** A call that the host's budget held back is tried again: its refresher asks for it once more by then. */
const HELD_BACK_MS = 3000;

/**
 * Starts the refreshes of a plan, six at a time, within a budget of calls that holds even if all of them fail: the calls
 * of the worst case are reserved before a refresh starts, and those that it did not make are returned.
 */
export async function dispatchRefreshes(
  refreshes: readonly PlannedRefresh[],
  tools: DispatchTools,
): Promise<DispatchResult> {
  const entries = new Map<string, Entry>();
  const count = { done: 0, calls: 0, unchanged: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();
  let reserved = 0;
  let isStopped = false;

  await runAtMost(AT_ONCE, refreshes, async (planned) => {
    const fits = () => count.calls + reserved + MOST_CALLS_PER_REFRESH <= tools.budget;
    // Running refreshes may return part of their reservation.
    while (!fits() && underWay.size > 0) await Promise.race(underWay);
    if (!fits() || isStopped || tools.clock.nowMs() >= tools.untilMs) return;
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
    if (!(await tools.onProgress(progress))) isStopped = true;
  }

  /** Nobody waits for it, so it may wait for others, and is no failure before the run ends. */
  async function refresh(request: RefreshRequest): Promise<SettledReport | null> {
    for (;;) {
      const report = await tools.refresh(request);
      const isHeldBack = report?.kind === 'failure' && report.heldBack !== undefined;
      if (!isHeldBack || tools.clock.nowMs() + HELD_BACK_MS >= tools.untilMs) return report;
      await sleep(tools.clock, HELD_BACK_MS);
    }
  }

  function note(
    { request, storedChangedAtMs }: PlannedRefresh,
    report: Awaited<ReturnType<DispatchTools['refresh']>>,
  ): void {
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

/** Nobody tells how many calls a refresh made that came to no end: at worst all that it might make. */
function countReportedCalls(report: SettledReport | null): number {
  if (report?.kind === 'entry') return report.calls ?? 1;
  return (report?.kind === 'failure' ? report.calls : undefined) ?? MOST_CALLS_PER_REFRESH;
}

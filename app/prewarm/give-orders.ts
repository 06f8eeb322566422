import type { RefreshOrder, RefreshReport } from '~/cache/ask-refresher';
import type { Clock } from '~/cache/clock';
import type { Entry } from '~/cache/entry';
import type { RunProgress } from '~/operations/prewarm-runs';
import { forEachAtMost } from './for-each-at-most';
import type { PlannedOrder } from './plan-run';

export interface OrderTools {
  readonly clock: Clock;
  /** Refreshes a source; `null` when nobody could. Never rejects. */
  readonly refresh: (order: RefreshOrder) => Promise<Exclude<RefreshReport, { kind: 'pending' }> | null>;
  /** Told now and then how far the run has come. False when it should stop. Never rejects. */
  readonly onProgress: (progress: RunProgress) => Promise<boolean>;
  /** Calls of upstream that may be made. */
  readonly budget: number;
  /** Real clock, milliseconds: no order is given later. */
  readonly untilMs: number;
}

export interface Given {
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
/** An order makes one call, and one more when the first failed in a way that may pass. */
const MOST_CALLS_PER_ORDER = 2;
const PROGRESS_EVERY = 10;

/**
 * Gives the orders of a plan, six at a time, within a budget of calls that holds even if all of them fail: the price of
 * the worst case is set aside before an order is given, and what it did not cost comes back.
 */
export async function giveOrders(orders: readonly PlannedOrder[], tools: OrderTools): Promise<Given> {
  const entries = new Map<string, Entry>();
  const count = { done: 0, calls: 0, unchanged: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();
  let setAside = 0;
  let isStopped = false;

  await forEachAtMost(AT_ONCE, orders, async (planned) => {
    const price = planned.costsCall ? MOST_CALLS_PER_ORDER : 0;
    const fits = () => count.calls + setAside + price <= tools.budget;
    // What is under way may turn out cheaper than the worst case.
    while (!fits() && underWay.size > 0) await Promise.race(underWay);
    if (!fits() || isStopped || tools.clock.nowMs() >= tools.untilMs) return;
    setAside += price;
    const work = give(planned, price).finally(() => underWay.delete(work));
    underWay.add(work);
    await work;
  });
  return { ...count, entries };

  async function give(planned: PlannedOrder, price: number): Promise<void> {
    const report = await tools.refresh(planned.order);
    setAside -= price;
    count.done += 1;
    note(planned, report);
    if (count.done % PROGRESS_EVERY !== 0) return;
    const progress = { planned: orders.length, done: count.done, calls: count.calls };
    if (!(await tools.onProgress(progress))) isStopped = true;
  }

  function note({ order, costsCall }: PlannedOrder, report: Awaited<ReturnType<OrderTools['refresh']>>): void {
    if (report?.kind !== 'entry') {
      count.failed += 1;
      count.calls += costsCall ? MOST_CALLS_PER_ORDER : 0;
      return;
    }
    entries.set(order.key, report.entry);
    if (!report.fetched) return;
    count.calls += costsCall ? 1 : 0;
    count.unchanged += report.entry.changedAtMs === order.carriesAgeOf ? 1 : 0;
  }
}

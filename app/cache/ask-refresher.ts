import type { Clock } from './clock';
import { timedOut, withDeadline } from './deadline';
import { messageOf, type Log } from './log';
import type { RefresherObject, RefreshOrder, RefreshReport } from './refresh-order';

/** A healthy refresher says something within two seconds. */
const SILENCE_MS = 3500;
/** All calls together: beyond upstream's own deadline nothing more is to be expected. */
const PATIENCE_MS = 12_000;

/**
 * Asks a source's refresher, and asks again while it reports that upstream is slow.
 * @returns `null` when the object fails, is silent or never comes to an end; the caller then goes to upstream itself
 */
export async function askRefresher(
  refresher: RefresherObject,
  order: RefreshOrder,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<Exclude<RefreshReport, { kind: 'pending' }> | null> {
  const untilMs = clock.nowMs() + PATIENCE_MS;
  try {
    while (clock.nowMs() < untilMs) {
      const report = await withDeadline(clock, refresher.refresh(order), SILENCE_MS);
      if (report === timedOut) throw new Error(`silent for ${SILENCE_MS} ms`);
      if (report.kind !== 'pending') return report;
    }
    throw new Error(`pending for ${PATIENCE_MS} ms`);
  } catch (error) {
    log({ event: 'refresher-failed', source: order.source, detail: messageOf(error) });
    return null;
  }
}

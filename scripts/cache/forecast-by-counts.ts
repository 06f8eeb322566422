import type { PolicyDocument } from '../../app/cache/tuning/policy-document';
import { effectivePolicy } from '../../app/cache/tuning/tuning';
import type { OperationsState, SourceCounts } from '../../app/operations/operations-state';
import { sources } from '../../app/upstream/registry';
import { readOperations, recentCounts, callsOf } from './counted-operations';
import type { ForecastChange } from './forecast-of-change';

/** How much more often each source may be called, weighed by how often it is called now. */
export const forecastByCounts: ForecastChange = async (before, after, { admin, nowMs }) => {
  const factor = callsFactor(before, after, await readOperations(admin), nowMs);
  if (factor <= 1) return null;
  const text = `Upstream may be called up to ${factor.toFixed(1)} times as often as now.`;
  return { doublesUpstreamCalls: factor > 2, section: { lines: [text] } };
};

/**
 * Calls after a change as a multiple of those before it, at most: a copy that is fresh half as long is asked for twice as
 * often where visitors never stop. Of sources that nobody counted yet, the one that changes most.
 */
export function callsFactor(
  before: PolicyDocument,
  after: PolicyDocument,
  operations: OperationsState | null,
  nowMs: number,
): number {
  const counts: ReadonlyMap<string, SourceCounts> =
    operations === null ? new Map() : recentCounts(operations, 24, nowMs);
  let [callsBefore, callsAfter, greatest] = [0, 0, 1];
  for (const { name, policy } of sources) {
    const freshIn = (document: PolicyDocument) =>
      effectivePolicy(document, { source: name, policy }, nowMs).freshSeconds;
    const factor = freshIn(before) / freshIn(after);
    const calls = callsOf(counts.get(name));
    callsBefore += calls;
    callsAfter += calls * factor;
    greatest = Math.max(greatest, factor);
  }
  return callsBefore === 0 ? greatest : callsAfter / callsBefore;
}

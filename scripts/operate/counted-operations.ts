import type { OperationsState } from '~/operations/operations-state';
import { computePeriodStartMs } from '~/operations/recent-counts';
import { parseOperations } from '../../workers/board-facts';
import type { CacheAdmin } from './cache-admin';
import { formatDuration } from './durations';

/** `null` before the first count. */
export async function readOperations(admin: Pick<CacheAdmin, 'readOperations'>): Promise<OperationsState | null> {
  return parseOperations(await admin.readOperations());
}

/** Period of `sumRecentCounts`: `the last 1 h 20 min`, or less if counting began later. */
export function formatPeriod(operations: OperationsState, hourCount: number, nowMs: number): string {
  const startMs = computePeriodStartMs(operations, hourCount, nowMs);
  const began = startMs === operations.sinceMs ? ', since counting began' : '';
  return `the last ${formatDuration((nowMs - startMs) / 1000)}${began}`;
}

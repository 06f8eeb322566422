import { isAnswer, isCall } from '~/cache/upstream/fetch-report';
import {
  addCounts,
  MOST_HOURS,
  NO_COUNTS,
  type OperationsState,
  type SourceCounts,
} from '~/operations/operations-state';
import { HOUR_MS } from '~/time-units';
import type { CacheAdmin } from './cache-admin';
import { formatDuration } from './durations';

/** `null` before the first count. */
export async function readOperations(admin: CacheAdmin): Promise<OperationsState | null> {
  const text = await admin.readOperations();
  if (text === null) return null;
  const state = JSON.parse(text) as { readonly format?: number };
  return state.format === 1 ? (state as OperationsState) : null;
}

/** Counts by source in the current hour and the `hourCount - 1` before it. */
export function sumRecentCounts({ hours }: OperationsState, hourCount: number, nowMs: number) {
  const sum = new Map<string, SourceCounts>();
  for (const hour of hours) {
    if (hour.startMs < computeFirstHourMs(hourCount, nowMs)) continue;
    for (const [source, counts] of Object.entries(hour.sources)) {
      sum.set(source, addCounts(sum.get(source) ?? NO_COUNTS, counts));
    }
  }
  return sum;
}

/** Period of `sumRecentCounts`: `the last 1 h 20 min`, or less if counting began later. */
export function formatPeriod({ sinceMs }: OperationsState, hourCount: number, nowMs: number): string {
  const startMs = Math.max(sinceMs, computeFirstHourMs(hourCount, nowMs));
  const began = startMs === sinceMs ? ', since counting began' : '';
  return `the last ${formatDuration((nowMs - startMs) / 1000)}${began}`;
}

function computeFirstHourMs(hourCount: number, nowMs: number): number {
  return (Math.floor(nowMs / HOUR_MS) - Math.min(hourCount, MOST_HOURS - 1)) * HOUR_MS;
}

export function countCalls(counts: SourceCounts = NO_COUNTS): number {
  return countFetches(counts, isCall);
}

export function countFailures(counts: SourceCounts): number {
  return countFetches(counts, (outcome) => isCall(outcome) && !isAnswer(outcome));
}

function countFetches({ fetches }: SourceCounts, isCounted: (outcome: string) => boolean): number {
  return Object.entries(fetches).reduce((sum, [outcome, count]) => sum + (isCounted(outcome) ? count : 0), 0);
}

export function countReads({ reads }: SourceCounts): number {
  const { memory = 0, kv = 0, refresher = 0, upstream = 0, failed = 0, notFound = 0 } = reads;
  return memory + kv + refresher + upstream + failed + notFound;
}

export function computeHitRatio(counts: SourceCounts): number | null {
  const reads = countReads(counts) - (counts.reads.notFound ?? 0);
  return reads === 0 ? null : ((counts.reads.memory ?? 0) + (counts.reads.kv ?? 0)) / reads;
}

export function computeMeanUpstreamMs(counts: SourceCounts): number | null {
  const calls = countCalls(counts);
  return calls === 0 ? null : counts.upstreamMs / calls;
}

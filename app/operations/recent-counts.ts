import { isAnswer, isCall } from '~/cache/upstream/fetch-report';
import { HOUR_MS } from '~/time-units';
import {
  addCounts,
  addPeriods,
  MOST_HOURS,
  NO_COUNTS,
  NO_PERIOD,
  type OperationsState,
  type PeriodCounts,
  type SourceCounts,
} from './operations-state';

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

/** All counts since counting began. */
export function sumAllCounts({ hours, earlier = NO_PERIOD }: OperationsState): PeriodCounts {
  return hours.reduce<PeriodCounts>(addPeriods, earlier);
}

/** When the period of `sumRecentCounts` began (real clock, milliseconds); later if counting began later. */
export function computePeriodStartMs({ sinceMs }: OperationsState, hourCount: number, nowMs: number): number {
  return Math.max(sinceMs, computeFirstHourMs(hourCount, nowMs));
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

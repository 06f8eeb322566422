import { median } from '../../tests/bench/median';
import type { SoakKind } from './schedule';

/* What a soak has seen, and whether that is as it should be. */

export interface MemorySample {
  /** Since the soak began. */
  readonly atSeconds: number;
  readonly rssMb: number;
}

/** The time from one deployment to the next: a deployment starts a new process. */
export interface BuildRun {
  readonly buildId: string;
  readonly startedAtSeconds: number;
  /** In their order. */
  readonly samples: readonly MemorySample[];
}

export interface SoakSeen {
  readonly requests: number;
  /** `503 /scores`, with how often; a request without an answer counts as `none`. */
  readonly warmFailures: ReadonlyMap<string, number>;
  /** Lines of the log about what nobody handled. */
  readonly accidents: readonly string[];
  readonly runs: readonly BuildRun[];
  /** How often each kind of event was done. */
  readonly done: ReadonlyMap<SoakKind, number>;
  /** Events that could not be done. */
  readonly failedEvents: readonly string[];
}

/** Resident memory of a build's process after its pages were asked for, and before it was replaced. */
export interface MemorySpan {
  readonly buildId: string;
  readonly firstMb: number;
  readonly lastMb: number;
}

/** By how much memory may differ: a garbage collector does not return it at once. */
const MOST_GROWTH = 1.2;
const SAMPLES_OF_MEDIAN = 5;
const kinds: readonly SoakKind[] = ['fault', 'recovery', 'cron', 'policy', 'deploy'];

/**
 * Memory at the begin and at the end of each build's run, as medians of a few samples. Runs that are too short to tell are left out.
 * @param settleSeconds how long a process needs to fill its caches
 */
export function memorySpans(runs: readonly BuildRun[], settleSeconds: number): readonly MemorySpan[] {
  return runs.flatMap(({ buildId, startedAtSeconds, samples }) => {
    const settled = samples.filter(({ atSeconds }) => atSeconds >= startedAtSeconds + settleSeconds);
    if (settled.length < 2 * SAMPLES_OF_MEDIAN) return [];
    const mbOf = (some: readonly MemorySample[]) => Math.round(median(some.map(({ rssMb }) => rssMb)));
    return [
      { buildId, firstMb: mbOf(settled.slice(0, SAMPLES_OF_MEDIAN)), lastMb: mbOf(settled.slice(-SAMPLES_OF_MEDIAN)) },
    ];
  });
}

/** What speaks against the site, or against the run as a proof; empty when nothing does. */
export function problemsOfSoak(seen: SoakSeen, settleSeconds: number): readonly string[] {
  const spans = memorySpans(seen.runs, settleSeconds);
  return [
    ...(seen.requests === 0 ? ['nothing was asked for'] : []),
    ...[...seen.warmFailures].map(([what, count]) => `warm page answered ${what}, ${count} times`),
    ...seen.accidents.map((line) => `log: ${line}`),
    ...seen.failedEvents,
    ...kinds.filter((kind) => (seen.done.get(kind) ?? 0) === 0).map((kind) => `no ${kind} happened`),
    ...(spans.length === 0 ? ['no build ran for long enough to judge its memory'] : []),
    ...spans
      .filter(({ firstMb, lastMb }) => lastMb > firstMb * MOST_GROWTH)
      .map(({ buildId, firstMb, lastMb }) => `memory of ${buildId} grew from ${firstMb} to ${lastMb} MB`),
  ];
}

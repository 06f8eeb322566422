import { median } from '../../tests/bench/median';
import type { SoakKind } from './schedule';

/* What a soak has seen, and whether that is as it should be. */

export interface MemorySample {
  /** Since the soak began. */
  readonly atSeconds: number;
  /** Resident memory of the process. */
  readonly rssMb: number;
  /** What the site's isolate keeps; `undefined` where it could not be measured. */
  readonly heapMb: number | undefined;
  /** Requests that its process had answered. */
  readonly requests: number;
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

/** Memory of a build after its pages were asked for, and before it was replaced. */
export interface MemorySpan {
  readonly buildId: string;
  readonly heapMb: FirstAndLast;
  readonly rssMb: FirstAndLast;
  /** Growth of the process for each request in between. */
  readonly rssKbPerRequest: number;
}

export interface FirstAndLast {
  readonly first: number;
  readonly last: number;
}

/** By how much what an isolate keeps may differ: caches are fuller or emptier. */
const MOST_GROWTH = 1.2;
/** Of the platform, for one isolate. */
const ISOLATE_LIMIT_MB = 128;
const KIBIBYTES_OF_MEBIBYTE = 1024;
const SAMPLES_OF_MEDIAN = 5;
const kinds: readonly SoakKind[] = ['fault', 'recovery', 'cron', 'policy', 'deploy'];

/**
 * Memory at the beginning and at the end of each build's run, as medians of a few samples. Runs that are too short to tell are left out.
 * @param settleSeconds how long a process needs to fill its caches
 */
export function listMemorySpans(runs: readonly BuildRun[], settleSeconds: number): readonly MemorySpan[] {
  return runs.flatMap(({ buildId, startedAtSeconds, samples }) => {
    const settled = samples.filter(({ atSeconds }) => atSeconds >= startedAtSeconds + settleSeconds);
    if (settled.length < 2 * SAMPLES_OF_MEDIAN) return [];
    const getFirstAndLast = (getFigure: (sample: MemorySample) => number | undefined): FirstAndLast => {
      const figures = settled.map(getFigure).filter((figure) => figure !== undefined);
      return { first: median(figures.slice(0, SAMPLES_OF_MEDIAN)), last: median(figures.slice(-SAMPLES_OF_MEDIAN)) };
    };
    const rssMb = getFirstAndLast((sample) => sample.rssMb);
    const requests = getFirstAndLast((sample) => sample.requests);
    const rssKbPerRequest = ((rssMb.last - rssMb.first) * KIBIBYTES_OF_MEBIBYTE) / (requests.last - requests.first);
    return [{ buildId, heapMb: getFirstAndLast((sample) => sample.heapMb), rssMb, rssKbPerRequest }];
  });
}

/** What speaks against the site, or against the run as a proof; empty when nothing does. */
export function listSoakProblems(seen: SoakSeen, settleSeconds: number): readonly string[] {
  const spans = listMemorySpans(seen.runs, settleSeconds);
  return [
    ...(seen.requests === 0 ? ['nothing was asked for'] : []),
    ...[...seen.warmFailures].map(([what, count]) => `warm page answered ${what}, ${count} times`),
    ...seen.accidents.map((line) => `log: ${line}`),
    ...seen.failedEvents,
    ...kinds.filter((kind) => (seen.done.get(kind) ?? 0) === 0).map((kind) => `no ${kind} happened`),
    ...(spans.length === 0 ? ['no build ran for long enough to judge its memory'] : []),
    ...spans.flatMap(problemsOfMemory),
  ];
}

function problemsOfMemory({ buildId, heapMb: { first, last } }: MemorySpan): readonly string[] {
  if (Number.isNaN(last)) return [`what the isolate of ${buildId} keeps could not be measured`];
  if (last > ISOLATE_LIMIT_MB) return [`the isolate of ${buildId} keeps ${last.toFixed(0)} MB`];
  return last > first * MOST_GROWTH
    ? [`what the isolate of ${buildId} keeps grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`]
    : [];
}

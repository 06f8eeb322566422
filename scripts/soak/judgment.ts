import { computeMedian } from '../../tests/bench/median';
import { KIBIBYTES_OF_MEBIBYTE } from './process-sample';
import type { SoakKind } from './schedule';

export interface MemorySample {
  readonly atSeconds: number;
  /** Resident memory of the process. */
  readonly rssMb: number;
  /** What the site's isolate keeps; `undefined` where it could not be measured. */
  readonly heapMb: number | undefined;
  /** Requests that its process had answered. */
  readonly requests: number;
}

/** Time between two deployments. Each deployment starts a process. */
export interface BuildRun {
  readonly buildId: string;
  readonly startedAtSeconds: number;
  readonly samples: readonly MemorySample[];
}

export interface SoakSeen {
  readonly requests: number;
  readonly warmFailures: ReadonlyMap<string, number>;
  /** Unhandled errors in the log. */
  readonly accidents: readonly string[];
  readonly runs: readonly BuildRun[];
  readonly done: ReadonlyMap<SoakKind, number>;
  readonly failedEvents: readonly string[];
}

/** Memory of a build after warm-up, and before its end; `rssKbPerRequest` is the growth of the process. */
export type MemorySpan = ReturnType<typeof listMemorySpans>[number];

/** Tolerated growth of an isolate, because caches fill and empty. */
const MOST_GROWTH = 1.2;
/** Of the platform, for one isolate. */
const ISOLATE_LIMIT_MB = 128;
const SAMPLES_OF_MEDIAN = 5;
const kinds: readonly SoakKind[] = ['fault', 'recovery', 'cron', 'policy', 'deploy'];

/** Medians of memory at the beginning and end of each build's run. Short runs are omitted. */
export function listMemorySpans(runs: readonly BuildRun[], settleSeconds: number) {
  return runs.flatMap(({ buildId, startedAtSeconds, samples }) => {
    const settled = samples.filter(({ atSeconds }) => atSeconds >= startedAtSeconds + settleSeconds);
    if (settled.length < 2 * SAMPLES_OF_MEDIAN) return [];
    const getFirstAndLast = (getFigure: (sample: MemorySample) => number | undefined) => {
      const figures = settled.map(getFigure).filter((figure) => figure !== undefined);
      return {
        first: computeMedian(figures.slice(0, SAMPLES_OF_MEDIAN)),
        last: computeMedian(figures.slice(-SAMPLES_OF_MEDIAN)),
      };
    };
    const rssMb = getFirstAndLast((sample) => sample.rssMb);
    const requests = getFirstAndLast((sample) => sample.requests);
    const rssKbPerRequest = ((rssMb.last - rssMb.first) * KIBIBYTES_OF_MEBIBYTE) / (requests.last - requests.first);
    return [{ buildId, heapMb: getFirstAndLast((sample) => sample.heapMb), rssMb, rssKbPerRequest }];
  });
}

/** Faults of the site or of the run. Memory is not judged with `null` for the time in which it settles. */
export function listSoakProblems(seen: SoakSeen, settleSeconds: number | null): readonly string[] {
  const spans = settleSeconds === null ? null : listMemorySpans(seen.runs, settleSeconds);
  return [
    ...(seen.requests === 0 ? ['nothing was asked for'] : []),
    ...[...seen.warmFailures].map(([what, count]) => `warm page answered ${what}, ${count} times`),
    ...seen.accidents.map((line) => `log: ${line}`),
    ...seen.failedEvents,
    ...kinds.filter((kind) => (seen.done.get(kind) ?? 0) === 0).map((kind) => `no ${kind} happened`),
    ...(spans?.length === 0 ? ['no build ran for long enough to judge its memory'] : []),
    ...(spans ?? []).flatMap(listMemoryProblems),
  ];
}

function listMemoryProblems({ buildId, heapMb: { first, last } }: MemorySpan): readonly string[] {
  if (Number.isNaN(last)) return [`what the isolate of ${buildId} keeps could not be measured`];
  if (last > ISOLATE_LIMIT_MB) return [`the isolate of ${buildId} keeps ${last.toFixed(0)} MB`];
  return last > first * MOST_GROWTH
    ? [`what the isolate of ${buildId} keeps grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`]
    : [];
}

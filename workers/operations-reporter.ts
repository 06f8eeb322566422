import type { Clock } from '~/cache/base/clock';
import { logFailure, type Log } from '~/cache/base/log';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CacheOutcome } from '~/cache/document/cache-status';
import type { FailedAnswer, SourceRead } from '~/cache/source/answer';
import type { FetchReport } from '~/cache/upstream/fetch-report';
import type { MetricsObject, OperationsBatch, ReadCounts } from '~/operations/operations-state';

export interface OperationsReporterDependencies {
  /** Finds the metrics object; absent without the Durable Object binding, and then nothing is reported. */
  readonly getMetrics: (() => Pick<MetricsObject, 'note'>) | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds between two reports of this isolate. */
  readonly everyMs: number;
}

/** Bound on the batch while the metrics object is unreachable. */
const MOST_FETCHES = 100;

function startBatch() {
  return {
    reads: {} as Record<string, Partial<Record<keyof ReadCounts, number>>>,
    documents: {} as Partial<Record<CacheOutcome, number>>,
    fetches: [] as FetchReport[],
  };
}

/** Reports to the metrics object in batches after the work. A failed batch is lost and logged. */
export class OperationsReporter {
  readonly #dependencies: OperationsReporterDependencies;
  #batch = startBatch();
  #sentAtMs = -Infinity;

  constructor(dependencies: OperationsReporterDependencies) {
    this.#dependencies = dependencies;
  }

  noteFetch(report: FetchReport): void {
    if (this.#batch.fetches.length < MOST_FETCHES) this.#batch.fetches.push(report);
  }

  noteDocument(outcome: CacheOutcome): void {
    const { documents } = this.#batch;
    documents[outcome] = (documents[outcome] ?? 0) + 1;
  }

  /** Counts reads, except those that a page did not wait for. */
  noteReads(lines: readonly SourceRead[]): void {
    const nowMs = this.#dependencies.clock.getNowMs();
    for (const { request, answer } of lines.filter((line) => !wasNotAwaited(line))) {
      const counts = (this.#batch.reads[request.definition.name] ??= {});
      const count = (kind: keyof ReadCounts) => {
        counts[kind] = (counts[kind] ?? 0) + 1;
      };
      count(answer.status === 'ok' ? answer.origin : getFailureKind(answer));
      if (answer.status === 'failed' || nowMs < answer.lifetimes.freshUntilMs) continue;
      count(nowMs < answer.lifetimes.revalidateUntilMs ? 'stale' : 'staleIfError');
    }
  }

  /** Sends the batch unless the last report was recent. Call it after the work, with the request's own `waitUntil`. */
  sendIfDue(waitUntil: WaitUntil): void {
    const { getMetrics, clock, log, everyMs } = this.#dependencies;
    const nowMs = clock.getNowMs();
    if (getMetrics === undefined || isEmpty(this.#batch) || nowMs - this.#sentAtMs < everyMs) return;
    this.#sentAtMs = nowMs;
    waitUntil(logFailure(log, { event: 'operations-failed' }, () => getMetrics().note(this.#takeBatch())));
  }

  #takeBatch(): OperationsBatch {
    const batch = this.#batch;
    this.#batch = startBatch();
    return batch;
  }
}

function isEmpty({ reads, documents, fetches }: OperationsBatch): boolean {
  return fetches.length === 0 && Object.keys(reads).length === 0 && Object.keys(documents).length === 0;
}

function wasNotAwaited({ answer, isDependent }: SourceRead): boolean {
  return isDependent === true && answer.status === 'failed' && answer.reason === 'timeout';
}

function getFailureKind({ reason }: FailedAnswer): 'failed' | 'notFound' {
  return reason === 'not-found' || reason === 'not-asked' ? 'notFound' : 'failed';
}

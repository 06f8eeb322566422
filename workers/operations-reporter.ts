import type { Clock } from '~/cache/base/clock';
import { logFailure, type Log } from '~/cache/base/log';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CacheOutcome } from '~/cache/document/cached-document';
import { type FailedAnswer, isLate, type SourceRead } from '~/cache/source/answer';
import type { FetchReport } from '~/cache/upstream/fetch-report';
import type { MetricsObject, OperationsBatch, PageCounts, ReadCounts } from '~/operations/operations-state';

export interface OperationsReporterDependencies {
  /** Returns the metrics object. Absent without the Durable Object binding; then nothing is reported. */
  readonly getMetrics: (() => Pick<MetricsObject, 'note'>) | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Minimum interval between reports of this isolate, in milliseconds. */
  readonly everyMs: number;
}

/** Limits the batch while the metrics object is unreachable. */
const MOST_FETCHES = 100;

function startBatch() {
  return {
    reads: {} as Record<string, Partial<Record<keyof ReadCounts, number>>>,
    documents: {} as Partial<Record<CacheOutcome, number>>,
    pages: {} as Record<string, Partial<Record<keyof PageCounts, number>>>,
    fetches: [] as FetchReport[],
  };
}

/** Reports events to the metrics object in batches, after responses. A failed batch is logged and lost. */
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

  /** Counts an answer. @param page id of the route table */
  noteDocument(page: string, outcome: CacheOutcome, status: number): void {
    const { documents } = this.#batch;
    documents[outcome] = (documents[outcome] ?? 0) + 1;
    this.#countPage(page, outcome);
    if (status >= 500) this.#countPage(page, 'error');
  }

  /** Counts a rendering, also one in the background. @param page id of the route table */
  noteRendering(page: string): void {
    this.#countPage(page, 'rendered');
  }

  #countPage(page: string, kind: keyof PageCounts): void {
    const counts = (this.#batch.pages[page] ??= {});
    counts[kind] = (counts[kind] ?? 0) + 1;
  }

  /** Counts reads, except dependent ones that the page stopped waiting for. */
  noteReads(reads: readonly SourceRead[]): void {
    const nowMs = this.#dependencies.clock.getNowMs();
    for (const { request, answer } of reads.filter((read) => !wasNotAwaited(read))) {
      const counts = (this.#batch.reads[request.definition.name] ??= {});
      const count = (kind: keyof ReadCounts) => {
        counts[kind] = (counts[kind] ?? 0) + 1;
      };
      count(answer.status === 'ok' ? answer.origin : getFailureKind(answer));
      if (answer.status === 'failed' || nowMs < answer.lifetimes.freshUntilMs) continue;
      count(nowMs < answer.lifetimes.revalidateUntilMs ? 'stale' : 'staleIfError');
    }
  }

  /** Sends the batch unless the last report was recent. Call it after the response is ready, with `waitUntil` of the same request. */
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

function isEmpty({ reads, documents, pages = {}, fetches }: OperationsBatch): boolean {
  return fetches.length === 0 && [reads, documents, pages].every((counts) => Object.keys(counts).length === 0);
}

function wasNotAwaited({ answer, isDependent }: SourceRead): boolean {
  return isDependent === true && isLate(answer);
}

function getFailureKind({ reason }: FailedAnswer): 'failed' | 'notFound' {
  return reason === 'not-found' || reason === 'over-limit' ? 'notFound' : 'failed';
}

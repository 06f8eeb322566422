import type { AnswerOrigin, FailedAnswer, SourceRead } from '~/cache/answer';
import type { CacheOutcome } from '~/cache/cache-status';
import type { FetchReport } from '~/cache/fetch-report';

/** How one source answered pages. `notFound` is no failure: upstream's 404, or an address that was not requested. */
export type ReadCounts = Readonly<
  Partial<Record<AnswerOrigin | 'failed' | 'notFound' | 'stale' | 'staleIfError', number>>
>;

/** Report of an isolate or a refresher to the metrics object. Plain data, because it is sent to another machine. */
export interface OperationsBatch {
  readonly reads: Readonly<Record<string, ReadCounts>>;
  /** Pages and their data, by cache outcome. */
  readonly documents: Readonly<Partial<Record<CacheOutcome, number>>>;
  /** In the order in which they ended. */
  readonly fetches: readonly FetchReport[];
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

/** Collects events between two reports. */
export class BatchCollector {
  #batch = startBatch();

  get isEmpty(): boolean {
    const { reads, documents, fetches } = this.#batch;
    return fetches.length === 0 && Object.keys(reads).length === 0 && Object.keys(documents).length === 0;
  }

  noteFetch(report: FetchReport): void {
    if (this.#batch.fetches.length < MOST_FETCHES) this.#batch.fetches.push(report);
  }

  noteDocument(outcome: CacheOutcome): void {
    const { documents } = this.#batch;
    documents[outcome] = (documents[outcome] ?? 0) + 1;
  }

  /** Counts reads, except those that a page did not wait for. */
  noteReads(lines: readonly SourceRead[], nowMs: number): void {
    for (const { request, answer } of lines.filter((line) => !wasNotAwaited(line))) {
      const counts = (this.#batch.reads[request.definition.name] ??= {});
      const count = (kind: keyof ReadCounts) => {
        counts[kind] = (counts[kind] ?? 0) + 1;
      };
      count(answer.status === 'ok' ? answer.origin : getFailureKind(answer));
      if (answer.status === 'failed' || nowMs < answer.freshUntilMs) continue;
      count(nowMs < answer.revalidateUntilMs ? 'stale' : 'staleIfError');
    }
  }

  /** Returns the collected batch and starts an empty one. */
  take(): OperationsBatch {
    const batch = this.#batch;
    this.#batch = startBatch();
    return batch;
  }
}

function wasNotAwaited({ answer, isDependent }: SourceRead): boolean {
  return isDependent === true && answer.status === 'failed' && answer.reason === 'timeout';
}

function getFailureKind({ reason }: FailedAnswer): 'failed' | 'notFound' {
  return reason === 'not-found' || reason === 'not-asked' ? 'notFound' : 'failed';
}

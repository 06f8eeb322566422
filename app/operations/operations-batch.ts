import type { AnswerOrigin, FailedAnswer, SourceRead } from '~/cache/answer';
import type { CacheOutcome } from '~/cache/cache-status';
import type { FetchReport } from '~/cache/fetch-report';

/**
 * How pages were answered by one source. The origins add up, with `failed` and `notFound`, to all reads. `notFound` is no
 * failure: upstream's 404, or an address that was not asked for because too many visitors made some up.
 */
export type ReadCounts = Readonly<
  Partial<Record<AnswerOrigin | 'failed' | 'notFound' | 'stale' | 'staleIfError', number>>
>;

/** What an isolate or a refresher reports to the metrics object: plain data, it travels to another machine. */
export interface OperationsBatch {
  /** By the source's name. */
  readonly reads: Readonly<Record<string, ReadCounts>>;
  /** Whole pages and their data, by how they were come by. */
  readonly documents: Readonly<Partial<Record<CacheOutcome, number>>>;
  /** In the order in which they ended. */
  readonly fetches: readonly FetchReport[];
}

/** Bounds the batch while the metrics object cannot be reached. */
const MOST_FETCHES = 100;

/** Gathers what happens between two reports. */
export class BatchCollector {
  #reads: Record<string, Partial<Record<keyof ReadCounts, number>>> = {};
  #documents: Partial<Record<CacheOutcome, number>> = {};
  #fetches: FetchReport[] = [];

  get isEmpty(): boolean {
    return (
      this.#fetches.length === 0 && Object.keys(this.#reads).length === 0 && Object.keys(this.#documents).length === 0
    );
  }

  noteFetch(report: FetchReport): void {
    if (this.#fetches.length < MOST_FETCHES) this.#fetches.push(report);
  }

  noteDocument(outcome: CacheOutcome): void {
    this.#documents[outcome] = (this.#documents[outcome] ?? 0) + 1;
  }

  /**
   * What a page went on without says nothing of its source and is not counted.
   * @param nowMs real clock: whether an answer was stale is judged now
   */
  noteReads(lines: readonly SourceRead[], nowMs: number): void {
    for (const { request, answer } of lines.filter((line) => !wasNotAwaited(line))) {
      const counts = (this.#reads[request.definition.name] ??= {});
      const count = (kind: keyof ReadCounts) => {
        counts[kind] = (counts[kind] ?? 0) + 1;
      };
      count(answer.status === 'ok' ? answer.origin : kindOfNone(answer));
      if (answer.status === 'failed' || nowMs < answer.freshUntilMs) continue;
      count(nowMs < answer.revalidateUntilMs ? 'stale' : 'staleIfError');
    }
  }

  /** What was gathered so far; the next batch starts empty. */
  take(): OperationsBatch {
    const batch = { reads: this.#reads, documents: this.#documents, fetches: this.#fetches };
    this.#reads = {};
    this.#documents = {};
    this.#fetches = [];
    return batch;
  }
}

function wasNotAwaited({ answer, isDependent }: SourceRead): boolean {
  return isDependent === true && answer.status === 'failed' && answer.reason === 'timeout';
}

function kindOfNone({ reason }: FailedAnswer): 'failed' | 'notFound' {
  return reason === 'not-found' || reason === 'not-asked' ? 'notFound' : 'failed';
}

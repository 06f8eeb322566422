import type { SourceRead } from '~/cache/answer';
import type { CacheOutcome } from '~/cache/cache-status';
import type { Clock } from '~/cache/clock';
import type { FetchReport } from '~/cache/fetch-report';
import { logFailure, type Log } from '~/cache/log';
import type { WaitUntil } from '~/cache/single-flight';
import { BatchCollector } from '~/operations/operations-batch';
import type { MetricsFinder } from './bindings';

export interface OperationsReporterTools {
  /** Finds the metrics object; absent without the Durable Object binding, and then nothing is counted. */
  readonly getMetrics: MetricsFinder | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds between two reports of this isolate. */
  readonly everyMs: number;
}

/** Reports to the metrics object in batches after the work. A failed batch is lost and logged. */
export class OperationsReporter {
  readonly #tools: OperationsReporterTools;
  readonly #batch = new BatchCollector();
  #sentAtMs = -Infinity;

  constructor(tools: OperationsReporterTools) {
    this.#tools = tools;
  }

  noteFetch(report: FetchReport): void {
    if (this.#tools.getMetrics !== undefined) this.#batch.noteFetch(report);
  }

  noteReads(lines: readonly SourceRead[]): void {
    if (this.#tools.getMetrics !== undefined) this.#batch.noteReads(lines, this.#tools.clock.getNowMs());
  }

  noteDocument(outcome: CacheOutcome): void {
    if (this.#tools.getMetrics !== undefined) this.#batch.noteDocument(outcome);
  }

  /** Sends the batch unless the last report was recent. Call it after the work, with the request's own `waitUntil`. */
  sendIfDue(waitUntil: WaitUntil): void {
    const { getMetrics, clock, log, everyMs } = this.#tools;
    const nowMs = clock.getNowMs();
    if (getMetrics === undefined || this.#batch.isEmpty || nowMs - this.#sentAtMs < everyMs) return;
    this.#sentAtMs = nowMs;
    waitUntil(logFailure(log, { event: 'operations-failed' }, () => getMetrics().note(this.#batch.take())));
  }
}

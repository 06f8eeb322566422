import type { SourceRead } from '~/cache/answer';
import type { CacheOutcome } from '~/cache/cache-status';
import type { Clock } from '~/cache/clock';
import type { FetchReport } from '~/cache/fetch-report';
import { messageOf, type Log } from '~/cache/log';
import type { WaitUntil } from '~/cache/single-flight';
import { BatchCollector } from '~/operations/operations-batch';
import type { MetricsObject } from '~/operations/operations-state';
import type { Bindings } from './bindings';

export interface OperationsReporterTools {
  /** Gives the ledger; absent without the Durable Object binding, and then nothing is counted. */
  readonly metricsOf: MetricsFinder | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Between two reports of this isolate, in milliseconds. */
  readonly everyMs: number;
}

/** Finds the one ledger of a deployment. A stub is good for the request in which it was made, and for no other. */
export type MetricsFinder = () => MetricsObject;

export function findMetrics({ LEDGER }: Bindings): MetricsFinder | undefined {
  return LEDGER && (() => LEDGER.get(LEDGER.idFromName('operations')));
}

/**
 * Tells the ledger what happens here, a batch at a time and never before the work itself: a ledger that fails costs the
 * batch and a line in the log.
 */
export class OperationsReporter {
  readonly #tools: OperationsReporterTools;
  readonly #batch = new BatchCollector();
  #sentAtMs = -Infinity;

  constructor(tools: OperationsReporterTools) {
    this.#tools = tools;
  }

  noteFetch(report: FetchReport): void {
    if (this.#tools.metricsOf !== undefined) this.#batch.noteFetch(report);
  }

  noteReads(lines: readonly SourceRead[]): void {
    if (this.#tools.metricsOf !== undefined) this.#batch.noteReads(lines, this.#tools.clock.nowMs());
  }

  noteDocument(outcome: CacheOutcome): void {
    if (this.#tools.metricsOf !== undefined) this.#batch.noteDocument(outcome);
  }

  /** Sends what was gathered, unless it is too soon. Call it when there is time, with the request's own `waitUntil`. */
  sendIfDue(waitUntil: WaitUntil): void {
    const { metricsOf, clock, everyMs } = this.#tools;
    const nowMs = clock.nowMs();
    if (metricsOf === undefined || this.#batch.isEmpty || nowMs - this.#sentAtMs < everyMs) return;
    this.#sentAtMs = nowMs;
    waitUntil(this.#send(metricsOf));
  }

  async #send(metricsOf: MetricsFinder): Promise<void> {
    try {
      await metricsOf().note(this.#batch.take());
    } catch (error) {
      this.#tools.log({ event: 'ledger-failed', detail: messageOf(error) });
    }
  }
}

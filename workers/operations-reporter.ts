import type { SourceRead } from '~/cache/answer';
import type { CacheOutcome } from '~/cache/cache-status';
import type { Clock } from '~/cache/clock';
import type { FetchReport } from '~/cache/fetch-report';
import { getErrorMessage, type Log } from '~/cache/log';
import type { WaitUntil } from '~/cache/single-flight';
import type { Environment } from '~/config/environment';
import { BatchCollector } from '~/operations/operations-batch';
import type { MetricsObject } from '~/operations/operations-state';
import type { Bindings } from './bindings';
import { buildLocationHint } from './find-refresher';

export interface OperationsReporterTools {
  /** Gives the metrics object; absent without the Durable Object binding, and then nothing is counted. */
  readonly getMetrics: MetricsFinder | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Between two reports of this isolate, in milliseconds. */
  readonly everyMs: number;
}

/** Finds the metrics object of a deployment. A stub may be used only in the request that made it. */
export type MetricsFinder = () => MetricsObject;

/** How the metrics object is found; undefined without the Durable Object binding. */
export function findMetrics(
  { OPERATIONS }: Pick<Bindings, 'OPERATIONS'>,
  environment: Pick<Environment, 'REFRESHER_LOCATION'>,
): MetricsFinder | undefined {
  return OPERATIONS && (() => OPERATIONS.get(OPERATIONS.idFromName('operations'), buildLocationHint(environment)));
}

/**
 * Reports to the metrics object, a batch at a time and after the work itself. When that fails, the batch is lost and the
 * failure is logged.
 */
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
    if (this.#tools.getMetrics !== undefined) this.#batch.noteReads(lines, this.#tools.clock.nowMs());
  }

  noteDocument(outcome: CacheOutcome): void {
    if (this.#tools.getMetrics !== undefined) this.#batch.noteDocument(outcome);
  }

  /** Sends what was gathered, unless it is too soon. Call it when there is time, with the request's own `waitUntil`. */
  sendIfDue(waitUntil: WaitUntil): void {
    const { getMetrics, clock, everyMs } = this.#tools;
    const nowMs = clock.nowMs();
    if (getMetrics === undefined || this.#batch.isEmpty || nowMs - this.#sentAtMs < everyMs) return;
    this.#sentAtMs = nowMs;
    waitUntil(this.#send(getMetrics));
  }

  async #send(getMetrics: MetricsFinder): Promise<void> {
    try {
      await getMetrics().note(this.#batch.take());
    } catch (error) {
      this.#tools.log({ event: 'operations-failed', detail: getErrorMessage(error) });
    }
  }
}

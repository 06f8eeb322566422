import type { LedgerLine } from '~/cache/answer';
import type { DocumentTurn } from '~/cache/cache-status';
import type { Clock } from '~/cache/clock';
import type { FetchReport } from '~/cache/fetch-report';
import { messageOf, type Log } from '~/cache/log';
import type { WaitUntil } from '~/cache/single-flight';
import { BatchCollector } from '~/operations/operations-batch';
import type { LedgerObject } from '~/operations/operations-state';
import type { Bindings } from './bindings';

export interface OperationsReporterTools {
  /** Gives the ledger; absent without the Durable Object binding, and then nothing is counted. */
  readonly ledgerOf: LedgerFinder | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Between two reports of this isolate, in milliseconds. */
  readonly everyMs: number;
}

/** Finds the one ledger of a deployment. A stub is good for the request in which it was made, and for no other. */
export type LedgerFinder = () => LedgerObject;

export function findLedger({ LEDGER }: Bindings): LedgerFinder | undefined {
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
    if (this.#tools.ledgerOf !== undefined) this.#batch.noteFetch(report);
  }

  noteReads(lines: readonly LedgerLine[]): void {
    if (this.#tools.ledgerOf !== undefined) this.#batch.noteReads(lines, this.#tools.clock.nowMs());
  }

  noteDocument(turn: DocumentTurn): void {
    if (this.#tools.ledgerOf !== undefined) this.#batch.noteDocument(turn);
  }

  /** Sends what was gathered, unless it is too soon. Call it when there is time, with the request's own `waitUntil`. */
  sendIfDue(waitUntil: WaitUntil): void {
    const { ledgerOf, clock, everyMs } = this.#tools;
    const nowMs = clock.nowMs();
    if (ledgerOf === undefined || this.#batch.isEmpty || nowMs - this.#sentAtMs < everyMs) return;
    this.#sentAtMs = nowMs;
    waitUntil(this.#send(ledgerOf));
  }

  async #send(ledgerOf: LedgerFinder): Promise<void> {
    try {
      await ledgerOf().note(this.#batch.take());
    } catch (error) {
      this.#tools.log({ event: 'ledger-failed', detail: messageOf(error) });
    }
  }
}

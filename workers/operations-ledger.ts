import { DurableObject } from 'cloudflare:workers';
import { consoleLog, messageOf } from '~/cache/log';
import { withBatch } from '~/operations/note-batch';
import type { OperationsBatch } from '~/operations/operations-batch';
import {
  emptyOperations,
  OPERATIONS_KEY,
  type HourBucket,
  type MetricsObject,
  type OperationsState,
} from '~/operations/operations-state';
import {
  withRunBegun,
  withRunEnded,
  withRunProgress,
  type BeganRun,
  type RunProgress,
  type RunSummary,
} from '~/operations/prewarm-runs';
import type { Bindings } from './bindings';

/** How long a change may wait until it is kept: one write in that time, however much happens. */
const KEEP_EVERY_MS = 60_000;
const HOUR_PREFIX = 'hour:';
const REST = 'rest';

type Rest = Omit<OperationsState, 'hours'>;

/**
 * The one metrics object of a deployment: counts what refreshers and isolates report and gives the prewarm runs their lease. It
 * works in memory and keeps its state by alarm, in its own storage (an hour a record) and as a copy in the shared store.
 */
export class OperationsLedger extends DurableObject<Bindings> implements MetricsObject {
  #state: OperationsState = emptyOperations(Date.now());
  #isAlarmSet = false;

  constructor(context: DurableObjectState, bindings: Bindings) {
    super(context, bindings);
    void context.blockConcurrencyWhile(async () => {
      this.#state = (await this.#load()) ?? this.#state;
    });
  }

  async note(batch: OperationsBatch): Promise<void> {
    this.#state = withBatch(this.#state, batch, Date.now());
    await this.#keepSoon();
  }

  async beginRun(nowMs: number): Promise<BeganRun> {
    const { runs, began } = withRunBegun(this.#state.runs, crypto.randomUUID(), nowMs);
    this.#state = { ...this.#state, runs };
    // An object that is started anew meanwhile must know of the lease.
    if (began.kind === 'begin') await this.#putRest();
    await this.#keepSoon();
    return began;
  }

  async noteProgress(runId: string, progress: RunProgress): Promise<boolean> {
    const { runs, holdsLease } = withRunProgress(this.#state.runs, runId, progress, Date.now());
    this.#state = { ...this.#state, runs };
    await this.#keepSoon();
    return holdsLease;
  }

  async endRun(runId: string, summary: RunSummary): Promise<void> {
    this.#state = { ...this.#state, runs: withRunEnded(this.#state.runs, runId, summary, Date.now()) };
    await this.#keepSoon();
  }

  snapshot(): Promise<string> {
    return Promise.resolve(JSON.stringify(this.#state));
  }

  override async alarm(): Promise<void> {
    this.#isAlarmSet = false;
    await this.#keep();
    try {
      await this.env.CACHE?.put(OPERATIONS_KEY, await this.snapshot());
    } catch (error) {
      consoleLog({ event: 'operations-write-failed', detail: messageOf(error) });
    }
  }

  async #keepSoon(): Promise<void> {
    if (this.#isAlarmSet) return;
    this.#isAlarmSet = true;
    await this.ctx.storage.setAlarm(Date.now() + KEEP_EVERY_MS);
  }

  async #load(): Promise<OperationsState | undefined> {
    const rest = await this.ctx.storage.get<Rest>(REST);
    if (rest?.format !== 1) return undefined;
    const hours = await this.ctx.storage.list<HourBucket>({ prefix: HOUR_PREFIX });
    return { ...rest, hours: [...hours.values()] };
  }

  /** Hours that are over do not change any more: only the last one or two are written. */
  async #keep(): Promise<void> {
    const { storage } = this.ctx;
    const hours = new Map(this.#state.hours.map((hour) => [`${HOUR_PREFIX}${hour.startMs}`, hour]));
    const kept = await storage.list({ prefix: HOUR_PREFIX });
    const forgotten = [...kept.keys()].filter((key) => !hours.has(key));
    if (forgotten.length > 0) await storage.delete(forgotten);
    await storage.put(Object.fromEntries([...hours].slice(-2)));
    await this.#putRest();
  }

  async #putRest(): Promise<void> {
    const { format, sinceMs, sources, hosts, runs } = this.#state;
    await this.ctx.storage.put<Rest>(REST, { format, sinceMs, sources, hosts, runs });
  }
}

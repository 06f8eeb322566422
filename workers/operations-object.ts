import { DurableObject } from 'cloudflare:workers';
import { logFailure, writeToConsole } from '~/cache/base/log';
import {
  withTooManyCalls,
  withCallRequest,
  type BudgetState,
  type CallGrant,
  type CallRequest,
  type TooManyCalls,
} from '~/cache/upstream/call-budget';
import { getHostState, type HostCheck, type HostState } from '~/cache/upstream/host-answers';
import {
  createEmptyOperations,
  OPERATIONS_KEY,
  withBatch,
  withHostCheck,
  type HourBucket,
  type MetricsObject,
  type OperationsBatch,
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

/** Interval of copies to KV, whose writes cost more than those of the object's own storage. */
const COPY_EVERY_MS = 60_000;
const HOUR_PREFIX = 'hour:';
const CURRENT_RECORD = 'rest';
const RUN_MEMORY = 'run-memory';

/** The stored state. Past hours are not part of it: each has its own record. */
interface CurrentRecord extends Omit<OperationsState, 'hours'> {
  /** Absent before the first event. */
  readonly hour?: HourBucket | undefined;
}

/**
 * The metrics object, of which a deployment has one. It stores each change before it responds, because idle objects are evicted. An alarm
 * copies the state to KV.
 */
export class OperationsObject extends DurableObject<Bindings> implements MetricsObject {
  #state: OperationsState = createEmptyOperations(Date.now());

  constructor(context: DurableObjectState, bindings: Bindings) {
    super(context, bindings);
    void context.blockConcurrencyWhile(async () => {
      this.#state = (await this.#load()) ?? this.#state;
    });
  }

  async note(batch: OperationsBatch): Promise<void> {
    await this.#update(withBatch(this.#state, batch, Date.now()));
  }

  async checkHost(check: HostCheck): Promise<HostState> {
    const nowMs = Date.now();
    if (check.contradicts) await this.#update(withHostCheck(this.#state, check, nowMs));
    return getHostState(Object.values(this.#state.sources), check.host, nowMs);
  }

  /** Does not write: by the time an evicted object has restarted, the bucket is full again, and the next write includes the budget. */
  drawCall(question: CallRequest): Promise<CallGrant> {
    const { state, grant } = withCallRequest(this.#state.budgets?.[question.host], question, Date.now());
    this.#state = this.#withBudget(question.host, state);
    return Promise.resolve(grant);
  }

  async noteTooManyCalls(news: TooManyCalls): Promise<void> {
    const state = withTooManyCalls(this.#state.budgets?.[news.host], news, Date.now());
    await this.#update(this.#withBudget(news.host, state));
  }

  async beginRun(nowMs: number): Promise<BeganRun> {
    const { runs, began } = withRunBegun(this.#state.runs, crypto.randomUUID(), nowMs);
    await this.#update({ ...this.#state, runs });
    return began.kind === 'begin' ? { ...began, memory: await this.ctx.storage.get<string>(RUN_MEMORY) } : began;
  }

  async noteProgress(runId: string, progress: RunProgress): Promise<boolean> {
    const { runs, holdsLease } = withRunProgress(this.#state.runs, runId, progress, Date.now());
    await this.#update({ ...this.#state, runs });
    return holdsLease;
  }

  async endRun(runId: string, summary: RunSummary, memory?: string): Promise<void> {
    if (memory !== undefined) await this.ctx.storage.put({ [RUN_MEMORY]: memory });
    await this.#update({ ...this.#state, runs: withRunEnded(this.#state.runs, runId, summary, Date.now()) });
  }

  snapshot(): Promise<string> {
    return Promise.resolve(JSON.stringify(this.#state));
  }

  override async alarm(): Promise<void> {
    await logFailure(writeToConsole, { event: 'operations-write-failed' }, async () =>
      this.env.CACHE?.put(OPERATIONS_KEY, await this.snapshot()),
    );
  }

  #withBudget(host: string, budget: BudgetState): OperationsState {
    return { ...this.#state, budgets: { ...this.#state.budgets, [host]: budget } };
  }

  async #load(): Promise<OperationsState | undefined> {
    const record = await this.ctx.storage.get<CurrentRecord>(CURRENT_RECORD);
    if (record?.format !== 1) return undefined;
    const { hour, ...rest } = record;
    const pastRecords = await this.ctx.storage.list<HourBucket>({ prefix: HOUR_PREFIX });
    const past = [...pastRecords.values()].filter(({ startMs }) => startMs !== hour?.startMs);
    return { ...rest, hours: hour === undefined ? past : [...past, hour] };
  }

  /** Replaces the state and writes the records that changed. */
  async #update(next: OperationsState): Promise<void> {
    const { storage } = this.ctx;
    const before = this.#state.hours;
    this.#state = next;
    const { hours, ...rest } = next;
    const knownPast = before.slice(0, -1);
    const changed = hours.slice(0, -1).filter((hour) => !knownPast.includes(hour));
    const expired = before.filter(({ startMs }) => hours.every((hour) => hour.startMs !== startMs));
    await Promise.all([
      storage.put<CurrentRecord | HourBucket>({
        [CURRENT_RECORD]: { ...rest, hour: hours.at(-1) },
        ...Object.fromEntries(changed.map((hour) => [buildHourKey(hour), hour])),
      }),
      expired.length > 0 && storage.delete(expired.map(buildHourKey)),
      this.#scheduleCopy(),
    ]);
  }

  /** A pending alarm is not moved. Otherwise frequent changes could postpone it forever. */
  async #scheduleCopy(): Promise<void> {
    const { storage } = this.ctx;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + COPY_EVERY_MS);
  }
}

function buildHourKey({ startMs }: HourBucket): string {
  return `${HOUR_PREFIX}${startMs}`;
}

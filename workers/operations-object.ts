import { DurableObject } from 'cloudflare:workers';
import { logFailure, writeToConsole } from '~/cache/base/log';
import {
  withComplaint,
  withDraw,
  type BudgetState,
  type CallGrant,
  type CallQuestion,
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

/** Time between copies in the shared store, which cost more than the object's own storage. */
const COPY_EVERY_MS = 60_000;
const HOUR_PREFIX = 'hour:';
const PRESENT = 'rest';
const RUN_MEMORY = 'run-memory';

/** Everything but past hours, each of which is a record of its own. */
interface Present extends Omit<OperationsState, 'hours'> {
  /** Absent before the first event. */
  readonly hour?: HourBucket | undefined;
}

/**
 * The one metrics object of a deployment. It stores events before it answers, because idle objects are evicted: one record, plus one per
 * past hour. An alarm copies the state to the shared store.
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
    await this.#keep(withBatch(this.#state, batch, Date.now()));
  }

  async checkHost(check: HostCheck): Promise<HostState> {
    const nowMs = Date.now();
    if (check.contradicts) await this.#keep(withHostCheck(this.#state, check, nowMs));
    return getHostState(Object.values(this.#state.sources), check.host, nowMs);
  }

  /** Does not write: a bucket refills before anybody asks a new object, and the next note writes the rest. */
  drawCall(question: CallQuestion): Promise<CallGrant> {
    const { state, grant } = withDraw(this.#state.budgets?.[question.host], question, Date.now());
    this.#state = this.#withBudget(question.host, state);
    return Promise.resolve(grant);
  }

  async noteTooManyCalls(news: TooManyCalls): Promise<void> {
    const state = withComplaint(this.#state.budgets?.[news.host], news, Date.now());
    await this.#keep(this.#withBudget(news.host, state));
  }

  async beginRun(nowMs: number): Promise<BeganRun> {
    const { runs, began } = withRunBegun(this.#state.runs, crypto.randomUUID(), nowMs);
    await this.#keep({ ...this.#state, runs });
    return began.kind === 'begin' ? { ...began, memory: await this.ctx.storage.get<string>(RUN_MEMORY) } : began;
  }

  async noteProgress(runId: string, progress: RunProgress): Promise<boolean> {
    const { runs, holdsLease } = withRunProgress(this.#state.runs, runId, progress, Date.now());
    await this.#keep({ ...this.#state, runs });
    return holdsLease;
  }

  async endRun(runId: string, summary: RunSummary, memory?: string): Promise<void> {
    if (memory !== undefined) await this.ctx.storage.put({ [RUN_MEMORY]: memory });
    await this.#keep({ ...this.#state, runs: withRunEnded(this.#state.runs, runId, summary, Date.now()) });
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
    const present = await this.ctx.storage.get<Present>(PRESENT);
    if (present?.format !== 1) return undefined;
    const { hour, ...rest } = present;
    const kept = await this.ctx.storage.list<HourBucket>({ prefix: HOUR_PREFIX });
    const past = [...kept.values()].filter(({ startMs }) => startMs !== hour?.startMs);
    return { ...rest, hours: hour === undefined ? past : [...past, hour] };
  }

  /** Adopts a new state and writes what changed. */
  async #keep(next: OperationsState): Promise<void> {
    const { storage } = this.ctx;
    const before = this.#state.hours;
    this.#state = next;
    const { hours, ...rest } = next;
    const knownPast = before.slice(0, -1);
    const changed = hours.slice(0, -1).filter((hour) => !knownPast.includes(hour));
    const forgotten = before.filter(({ startMs }) => hours.every((hour) => hour.startMs !== startMs));
    await Promise.all([
      storage.put<Present | HourBucket>({
        [PRESENT]: { ...rest, hour: hours.at(-1) },
        ...Object.fromEntries(changed.map((hour) => [buildHourKey(hour), hour])),
      }),
      forgotten.length > 0 && storage.delete(forgotten.map(buildHourKey)),
      this.#copySoon(),
    ]);
  }

  /** A pending alarm is not moved: if every start of the object moved it, it might never fire. */
  async #copySoon(): Promise<void> {
    const { storage } = this.ctx;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + COPY_EVERY_MS);
  }
}

function buildHourKey({ startMs }: HourBucket): string {
  return `${HOUR_PREFIX}${startMs}`;
}

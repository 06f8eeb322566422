import { DurableObject } from 'cloudflare:workers';
import {
  withComplaint,
  withDraw,
  type BudgetState,
  type CallGrant,
  type CallQuestion,
  type TooManyCalls,
} from '~/cache/call-budget';
import { hostStateAt, type HostQuestion, type HostState } from '~/cache/host-answers';
import { consoleLog, messageOf } from '~/cache/log';
import { withBatch, withHostQuestion } from '~/operations/note-batch';
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

/** Between two copies in the shared store, whose keys take one write a second and cost more than the object's own storage. */
const COPY_EVERY_MS = 60_000;
const HOUR_PREFIX = 'hour:';
const REST = 'rest';

type Rest = Omit<OperationsState, 'hours'>;

/**
 * The one metrics object of a deployment: counts what refreshers and isolates report and gives the prewarm runs their lease.
 * Whatever it is told is in its own storage (an hour a record) before it answers, because the platform evicts an idle object
 * after some ten seconds; a copy for operators goes to the shared store by alarm.
 */
export class OperationsLedger extends DurableObject<Bindings> implements MetricsObject {
  #state: OperationsState = emptyOperations(Date.now());

  constructor(context: DurableObjectState, bindings: Bindings) {
    super(context, bindings);
    void context.blockConcurrencyWhile(async () => {
      this.#state = (await this.#load()) ?? this.#state;
    });
  }

  async note(batch: OperationsBatch): Promise<void> {
    await this.#keep(withBatch(this.#state, batch, Date.now()));
  }

  async judgeHost(question: HostQuestion): Promise<HostState> {
    const nowMs = Date.now();
    if (question.isTurned) await this.#keep(withHostQuestion(this.#state, question, nowMs));
    return hostStateAt(Object.values(this.#state.sources), question.host, nowMs);
  }

  /** Writes nothing: what a bucket held when the object ends is full again before anybody asks, and the next note writes the rest. */
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
    return began;
  }

  async noteProgress(runId: string, progress: RunProgress): Promise<boolean> {
    const { runs, holdsLease } = withRunProgress(this.#state.runs, runId, progress, Date.now());
    await this.#keep({ ...this.#state, runs });
    return holdsLease;
  }

  async endRun(runId: string, summary: RunSummary): Promise<void> {
    await this.#keep({ ...this.#state, runs: withRunEnded(this.#state.runs, runId, summary, Date.now()) });
  }

  snapshot(): Promise<string> {
    return Promise.resolve(JSON.stringify(this.#state));
  }

  override async alarm(): Promise<void> {
    try {
      await this.env.CACHE?.put(OPERATIONS_KEY, await this.snapshot());
    } catch (error) {
      consoleLog({ event: 'operations-write-failed', detail: messageOf(error) });
    }
  }

  #withBudget(host: string, budget: BudgetState): OperationsState {
    return { ...this.#state, budgets: { ...this.#state.budgets, [host]: budget } };
  }

  async #load(): Promise<OperationsState | undefined> {
    const rest = await this.ctx.storage.get<Rest>(REST);
    if (rest?.format !== 1) return undefined;
    const hours = await this.ctx.storage.list<HourBucket>({ prefix: HOUR_PREFIX });
    return { ...rest, hours: [...hours.values()] };
  }

  /** Makes this the state, and writes of it what changed: the hour that is being counted, and all that is no hour. */
  async #keep(next: OperationsState): Promise<void> {
    const { storage } = this.ctx;
    const before = this.#state.hours;
    this.#state = next;
    const { hours, ...rest } = next;
    const changed = hours.filter((hour) => !before.includes(hour));
    const forgotten = before.filter(({ startMs }) => hours.every((hour) => hour.startMs !== startMs));
    await Promise.all([
      storage.put<Rest | HourBucket>({
        [REST]: rest,
        ...Object.fromEntries(changed.map((hour) => [hourKey(hour), hour])),
      }),
      forgotten.length > 0 && storage.delete(forgotten.map(hourKey)),
      this.#copySoon(),
    ]);
  }

  /** An alarm that is set stays as it is: were it moved at every start of the object, it might never go off. */
  async #copySoon(): Promise<void> {
    const { storage } = this.ctx;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + COPY_EVERY_MS);
  }
}

function hourKey({ startMs }: HourBucket): string {
  return `${HOUR_PREFIX}${startMs}`;
}

import { requireInTime, sleep, type Clock } from '../base/clock';
import { getErrorMessage, type Log } from '../base/log';
import {
  formatCalls,
  SPARE_MS,
  describeSpentBudget,
  type CallBudget,
  withTooManyCalls,
  withCallRequest,
  type BudgetState,
  type CallBudgets,
  type CallGrant,
  type CallRequest,
  type SpareCalls,
  type TooManyCalls,
  type Urgency,
} from './call-budget';

/** Decides whether and when an isolate may call upstream. */
export interface CallGate {
  /** Waits until the call's turn, then resolves with whether it may be made. Never rejects. */
  admits(host: string, urgency: Urgency): Promise<boolean>;
  /** Reports that a host has responded with 429, or 503 with `Retry-After`. Never rejects. */
  noteTooManyCalls(host: string, status: TooManyCalls['status'], retryAfterMs?: number): Promise<void>;
}

export interface BudgetGateDependencies {
  /** The metrics object, which has the budgets of all isolates. Without it, this isolate has its own. */
  readonly shared: CallBudgets | undefined;
  readonly getBudget: () => CallBudget;
  readonly clock: Clock;
  readonly getRandom: () => number;
  readonly log: Log;
}

/** Deadline of the metrics object. Usually it answers within milliseconds; a visitor may be waiting. */
const ANSWER_DEADLINE_MS = 1000;
/** How long a failed metrics object is not called. Random, so that isolates do not return together. */
const OBJECT_PAUSE_MS = { least: 2000, spread: 3000 };
/** Share of the budget that an isolate uses while the metrics object fails, because other isolates call upstream too. */
const SHARE_WITHOUT_OBJECT = 1 / 4;
/** Refused calls are logged at most this often, with their number. */
const LOG_EVERY_MS = 10_000;

/** Requests calls of the metrics object, after using those granted in advance. Without that object, has its own bucket. */
export class BudgetGate implements CallGate {
  readonly #dependencies: BudgetGateDependencies;
  /** Keyed by host. */
  readonly #spare = new Map<string, SpareCalls>();
  readonly #own = new Map<string, BudgetState>();
  readonly #heldBack = new Map<string, { calls: number; loggedAtMs: number }>();
  #pausedUntilMs = -Infinity;

  constructor(dependencies: BudgetGateDependencies) {
    this.#dependencies = dependencies;
  }

  async admits(host: string, urgency: Urgency): Promise<boolean> {
    const { clock, getBudget } = this.#dependencies;
    if (this.#takesSpare(host)) return true;
    const question = { host, urgency, budget: getBudget() };
    const { waitMs, spareCalls } = (await this.#requestShared(question)) ?? this.#drawOwn(question);
    this.#addSpare(host, spareCalls);
    // Meanwhile, a parallel request may have been granted calls in advance.
    if (waitMs === 0 || this.#takesSpare(host)) return true;
    if (waitMs === null) {
      this.#noteHeldBack(question);
      return false;
    }
    await sleep(clock, waitMs);
    return clock.getNowMs() >= (this.#own.get(host)?.pausedUntilMs ?? -Infinity);
  }

  async noteTooManyCalls(host: string, status: TooManyCalls['status'], retryAfterMs?: number): Promise<void> {
    const { shared, getBudget, clock, log } = this.#dependencies;
    const said = { host, status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
    const news: TooManyCalls = { ...said, budget: getBudget() };
    log({ event: 'too-many-calls', ...said });
    this.#spare.delete(host);
    this.#own.set(host, withTooManyCalls(this.#own.get(host), this.#reduceToOwnShare(news), clock.getNowMs()));
    if (shared !== undefined) await this.#answerInTime(() => shared.noteTooManyCalls(news));
  }

  #addSpare(host: string, added: number): void {
    if (added === 0) return;
    const nowMs = this.#dependencies.clock.getNowMs();
    const known = this.#spare.get(host);
    // `SPARE_MS` counts from the grant, which may be as long ago as the deadline. Merged grants expire with the earliest.
    const next = { calls: added, untilMs: nowMs + SPARE_MS - ANSWER_DEADLINE_MS };
    const isUsable = known !== undefined && nowMs < known.untilMs;
    this.#spare.set(host, isUsable ? { calls: known.calls + added, untilMs: known.untilMs } : next);
  }

  #takesSpare(host: string): boolean {
    const spare = this.#spare.get(host);
    if (spare === undefined) return false;
    const { calls, untilMs } = spare;
    if (calls > 1) this.#spare.set(host, { calls: calls - 1, untilMs });
    else this.#spare.delete(host);
    return this.#dependencies.clock.getNowMs() < untilMs;
  }

  /** The metrics object's answer; `null` during a pause, or if it fails. */
  async #requestShared(question: CallRequest): Promise<CallGrant | null> {
    const { shared, clock } = this.#dependencies;
    if (shared === undefined || clock.getNowMs() < this.#pausedUntilMs) return null;
    return this.#answerInTime(() => shared.drawCall(question));
  }

  async #answerInTime<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    const { clock, getRandom, log } = this.#dependencies;
    try {
      return await requireInTime(clock, ask(), ANSWER_DEADLINE_MS);
    } catch (error) {
      log({ event: 'call-budget-failed', detail: getErrorMessage(error) });
    }
    this.#pausedUntilMs = clock.getNowMs() + OBJECT_PAUSE_MS.least + getRandom() * OBJECT_PAUSE_MS.spread;
    return null;
  }

  #drawOwn(question: CallRequest): CallGrant {
    const { state, grant } = withCallRequest(
      this.#own.get(question.host),
      this.#reduceToOwnShare(question),
      this.#dependencies.clock.getNowMs(),
    );
    this.#own.set(question.host, state);
    return grant;
  }

  /** Reduces the budget to this isolate's share, if other isolates call the same host. */
  #reduceToOwnShare<Request extends CallRequest | TooManyCalls>(request: Request): Request {
    if (this.#dependencies.shared === undefined) return request;
    const { callsPerSecond, burstCalls } = request.budget;
    const budget = {
      callsPerSecond: Math.max(1, callsPerSecond * SHARE_WITHOUT_OBJECT),
      burstCalls: Math.max(1, burstCalls * SHARE_WITHOUT_OBJECT),
    };
    return { ...request, budget };
  }

  #noteHeldBack({ host, urgency, budget }: CallRequest): void {
    const { clock, log } = this.#dependencies;
    if (urgency === 'ahead') return;
    const noted = this.#heldBack.get(host) ?? { calls: 0, loggedAtMs: -Infinity };
    noted.calls += 1;
    this.#heldBack.set(host, noted);
    if (clock.getNowMs() - noted.loggedAtMs < LOG_EVERY_MS) return;
    const detail = `${formatCalls(noted.calls)} held back: ${describeSpentBudget(budget.callsPerSecond)}`;
    log({ event: 'calls-held-back', host, calls: noted.calls, detail });
    noted.calls = 0;
    noted.loggedAtMs = clock.getNowMs();
  }
}

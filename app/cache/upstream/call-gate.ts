import { requireInTime, sleep, type Clock } from '../base/clock';
import { getErrorMessage, type Log } from '../base/log';
import {
  formatCalls,
  SPARE_MS,
  describeSpentBudget,
  type CallBudget,
  withComplaint,
  withDraw,
  type BudgetState,
  type CallBudgets,
  type CallGrant,
  type CallQuestion,
  type SpareCalls,
  type TooManyCalls,
  type Urgency,
} from './call-budget';

/** Decides on the upstream calls of an isolate. */
export interface CallGate {
  /** Resolves when it is the call's turn, to whether it may be made. Never rejects. */
  admits(host: string, urgency: Urgency): Promise<boolean>;
  /** Reports that a host has too many calls. Never rejects. */
  noteTooManyCalls(host: string, status: TooManyCalls['status'], retryAfterMs?: number): Promise<void>;
}

export interface BudgetGateDependencies {
  /** Budgets shared by all isolates; absent when this isolate is alone. */
  readonly shared: CallBudgets | undefined;
  readonly getBudget: () => CallBudget;
  readonly clock: Clock;
  readonly getRandom: () => number;
  readonly log: Log;
}

/** A healthy object answers within milliseconds; a visitor may be waiting. */
const ANSWER_DEADLINE_MS = 1000;
/** How long a failed object is not asked. Random, so that isolates do not return together. */
const REST_MS = { least: 2000, spread: 3000 };
/** Share of the budget for an isolate while the object does not answer. Several isolates may each call on their own. */
const SHARE_WITHOUT_OBJECT = 1 / 4;
/** Thousands of calls may be held back; the log gets one line for all of them per period. */
const LOG_EVERY_MS = 10_000;

/** An isolate's gate. It asks the budget's object after using calls granted in advance, and has its own bucket without the object. */
export class BudgetGate implements CallGate {
  readonly #dependencies: BudgetGateDependencies;
  /** Keyed by host. */
  readonly #spare = new Map<string, SpareCalls>();
  readonly #own = new Map<string, BudgetState>();
  readonly #heldBack = new Map<string, { calls: number; loggedAtMs: number }>();
  #restUntilMs = -Infinity;

  constructor(dependencies: BudgetGateDependencies) {
    this.#dependencies = dependencies;
  }

  async admits(host: string, urgency: Urgency): Promise<boolean> {
    const { clock, getBudget } = this.#dependencies;
    if (this.#takesSpare(host)) return true;
    const question = { host, urgency, budget: getBudget() };
    const { waitMs, spareCalls } = (await this.#askShared(question)) ?? this.#drawOwn(question);
    this.#addSpare(host, spareCalls);
    // A parallel question may have been granted calls in advance meanwhile.
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
    this.#own.set(host, withComplaint(this.#own.get(host), this.#reduceToOwnShare(news), clock.getNowMs()));
    if (shared !== undefined) await this.#answerInTime(() => shared.noteTooManyCalls(news));
  }

  #addSpare(host: string, added: number): void {
    if (added === 0) return;
    const nowMs = this.#dependencies.clock.getNowMs();
    const known = this.#spare.get(host);
    // The object counted from the time of the grant, up to a deadline ago. Merged grants expire with the first of
    // them.
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

  /** The object's answer; `null` when it is not asked or does not answer. */
  async #askShared(question: CallQuestion): Promise<CallGrant | null> {
    const { shared, clock } = this.#dependencies;
    if (shared === undefined || clock.getNowMs() < this.#restUntilMs) return null;
    return this.#answerInTime(() => shared.drawCall(question));
  }

  async #answerInTime<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    const { clock, getRandom, log } = this.#dependencies;
    try {
      return await requireInTime(clock, ask(), ANSWER_DEADLINE_MS);
    } catch (error) {
      log({ event: 'call-budget-failed', detail: getErrorMessage(error) });
    }
    this.#restUntilMs = clock.getNowMs() + REST_MS.least + getRandom() * REST_MS.spread;
    return null;
  }

  #drawOwn(question: CallQuestion): CallGrant {
    const { state, grant } = withDraw(
      this.#own.get(question.host),
      this.#reduceToOwnShare(question),
      this.#dependencies.clock.getNowMs(),
    );
    this.#own.set(question.host, state);
    return grant;
  }

  /** Reduces the budget to this isolate's share while others draw on the same host. */
  #reduceToOwnShare<Asked extends CallQuestion | TooManyCalls>(asked: Asked): Asked {
    if (this.#dependencies.shared === undefined) return asked;
    const { callsPerSecond, burstCalls } = asked.budget;
    const budget = {
      callsPerSecond: Math.max(1, callsPerSecond * SHARE_WITHOUT_OBJECT),
      burstCalls: Math.max(1, burstCalls * SHARE_WITHOUT_OBJECT),
    };
    return { ...asked, budget };
  }

  #noteHeldBack({ host, urgency, budget }: CallQuestion): void {
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

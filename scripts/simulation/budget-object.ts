import {
  withComplaint,
  withDraw,
  type BudgetState,
  type CallBudgets,
  type CallGrant,
  type CallQuestion,
  type TooManyCalls,
} from '~/cache/call-budget';
import type { Clock } from '~/cache/clock';

/** The object that keeps the budgets of calls, on virtual time. */
export class BudgetObject implements CallBudgets {
  isDown = false;
  /** Requests of a Durable Object. */
  questions = 0;
  /** Calls without budget, each attempt. */
  heldBack = 0;
  readonly #clock: Clock;
  readonly #states = new Map<string, BudgetState>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  drawCall(question: CallQuestion): Promise<CallGrant> {
    this.questions += 1;
    if (this.isDown) return Promise.reject(new Error('the object is down'));
    const { state, grant } = withDraw(this.#states.get(question.host), question, this.#clock.getNowMs());
    this.#states.set(question.host, state);
    if (grant.waitMs === null && question.urgency !== 'ahead') this.heldBack += 1;
    return Promise.resolve(grant);
  }

  noteTooManyCalls(news: TooManyCalls): Promise<void> {
    if (this.isDown) return Promise.reject(new Error('the object is down'));
    this.#states.set(news.host, withComplaint(this.#states.get(news.host), news, this.#clock.getNowMs()));
    return Promise.resolve();
  }
}

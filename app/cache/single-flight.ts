import { timedOut, withDeadline, type Clock } from './clock';

/** Keeps work running after the request that started it has been answered (`ExecutionContext.waitUntil`). */
export type WaitUntil = (promise: Promise<unknown>) => void;

interface Flight<Value> {
  readonly promise: Promise<Value>;
  readonly startedAtMs: number;
}

export interface FlightOptions {
  readonly clock: Clock;
  /** How long one waiter waits for work that another request started before it goes on by itself. */
  readonly waitTimeoutMs: number;
  /** Work older than this is taken for lost: on workerd it dies with the request that owns it. */
  readonly evictAfterMs: number;
}

/**
 * One piece of work per key at a time, shared by all who ask for it meanwhile. A promise that belongs to another
 * request may never settle, so every waiter has its own timeout, the work is anchored to its owner with `waitUntil`, and
 * old work is forgotten.
 */
export class SingleFlight<Value> {
  readonly #options: FlightOptions;
  readonly #flights = new Map<string, Flight<Value>>();

  constructor(options: FlightOptions) {
    this.#options = options;
  }

  /**
   * Joins the work under way for a key, or starts it.
   * @param start begins the work; it is told how long this caller has waited for others already
   * @throws whatever the work throws
   */
  async join(key: string, start: (waitedMs: number) => Promise<Value>, waitUntil: WaitUntil): Promise<Value> {
    const { clock, waitTimeoutMs } = this.#options;
    const askedAtMs = clock.nowMs();
    const first = this.#underWay(key);
    if (first !== undefined) {
      const value = await withDeadline(clock, first.promise, waitTimeoutMs);
      if (value !== timedOut) return value;
      // Of all waiters that time out together, one starts anew and the others wait for it once.
      const second = this.#underWay(key);
      if (second !== undefined && second !== first) {
        const followed = await withDeadline(clock, second.promise, waitTimeoutMs);
        if (followed !== timedOut) return followed;
      }
    }
    return this.#begin(key, () => start(clock.nowMs() - askedAtMs), waitUntil);
  }

  #underWay(key: string): Flight<Value> | undefined {
    const flight = this.#flights.get(key);
    if (flight === undefined) return undefined;
    const ageMs = this.#options.clock.nowMs() - flight.startedAtMs;
    return ageMs < this.#options.evictAfterMs ? flight : undefined;
  }

  #begin(key: string, start: () => Promise<Value>, waitUntil: WaitUntil): Promise<Value> {
    const promise = start().finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    const flight = { promise, startedAtMs: this.#options.clock.nowMs() };
    this.#flights.set(key, flight);
    waitUntil(promise.catch(() => undefined));
    return promise;
  }
}

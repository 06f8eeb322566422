import { timedOut, withDeadline, type Clock } from './clock';

/** Keeps work running after its request has been answered (`ExecutionContext.waitUntil`). */
export type WaitUntil = (promise: Promise<unknown>) => void;

interface Flight<Value> {
  readonly promise: Promise<Value>;
  readonly startedAtMs: number;
}

export interface FlightOptions {
  readonly clock: Clock;
  /** Older work may be lost, so the next caller starts it again. */
  readonly waitTimeoutMs: number;
  /** Older work is certainly lost, because workerd cancels work of a request that has ended. Nobody waits for it. */
  readonly evictAfterMs: number;
}

/**
 * Shares work between callers with the same key. `waitUntil` keeps the work alive after the response of the request that started it. If
 * that request is canceled, its promise may never settle, so after each `waitTimeoutMs` the next caller starts the work again. All callers
 * get the first result.
 */
export class SingleFlight<Value> {
  readonly #options: FlightOptions;
  readonly #flights = new Map<string, readonly Flight<Value>[]>();

  constructor(options: FlightOptions) {
    this.#options = options;
  }

  /** Waits for the work of a key, or starts it. `start` receives how long this caller has waited. */
  async join(key: string, start: (waitedMs: number) => Promise<Value>, waitUntil: WaitUntil): Promise<Value> {
    const { clock } = this.#options;
    const askedAtMs = clock.getNowMs();
    for (;;) {
      const nowMs = clock.getNowMs();
      const replaceAtMs = this.#getReplaceAtMs(key);
      if (nowMs >= replaceAtMs) {
        this.#begin(key, () => start(nowMs - askedAtMs), waitUntil);
        return this.#waitForFirstResult(key);
      }
      const value = await withDeadline(clock, this.#waitForFirstResult(key), replaceAtMs - nowMs);
      if (value !== timedOut) return value;
    }
  }

  /** Starts the work for a key unless it is running. For callers that do not wait. */
  startUnlessRunning(key: string, start: () => Promise<Value>, waitUntil: WaitUntil): void {
    if (this.#options.clock.getNowMs() >= this.#getReplaceAtMs(key)) this.#begin(key, start, waitUntil);
  }

  /** Whether another caller could wait for running work. */
  isRunning(key: string): boolean {
    return this.#listRunning(key).length > 0;
  }

  #waitForFirstResult(key: string): Promise<Value> {
    return Promise.race(this.#listRunning(key).map(({ promise }) => promise));
  }

  /** When the work may be started again; -Infinity if it is not running. */
  #getReplaceAtMs(key: string): number {
    const newest = this.#flights.get(key)?.at(-1);
    return newest === undefined ? -Infinity : newest.startedAtMs + this.#options.waitTimeoutMs;
  }

  #listRunning(key: string): readonly Flight<Value>[] {
    const oldestMs = this.#options.clock.getNowMs() - this.#options.evictAfterMs;
    return (this.#flights.get(key) ?? []).filter(({ startedAtMs }) => startedAtMs > oldestMs);
  }

  #begin(key: string, start: () => Promise<Value>, waitUntil: WaitUntil): void {
    const promise = start().finally(() => {
      this.#forget(key, flight);
    });
    const flight: Flight<Value> = { promise, startedAtMs: this.#options.clock.getNowMs() };
    this.#flights.set(key, [...this.#listRunning(key), flight]);
    waitUntil(promise.catch(() => undefined));
  }

  #forget(key: string, flight: Flight<Value>): void {
    const others = (this.#flights.get(key) ?? []).filter((other) => other !== flight);
    if (others.length > 0) this.#flights.set(key, others);
    else this.#flights.delete(key);
  }
}

import { timedOut, withDeadline, type Clock } from './clock';

/** Keeps work running after its request has been answered (`ExecutionContext.waitUntil`). */
export type WaitUntil = (promise: Promise<unknown>) => void;

interface Flight<Value> {
  readonly promise: Promise<Value>;
  readonly startedAtMs: number;
}

export interface FlightOptions {
  readonly clock: Clock;
  /** Age at which work may be lost: the next caller that wants its result starts it again. */
  readonly waitTimeoutMs: number;
  /** Nobody waits for older work: on workerd it dies with the request that owns it. */
  readonly evictAfterMs: number;
}

/**
 * Work shared by key, anchored to its owner with `waitUntil`. Another request's promise may never settle, so work restarts once per wait
 * timeout. The first result is for all.
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

  /** Starts the work for a key unless it is under way, for callers that do not wait. */
  startUnlessUnderWay(key: string, start: () => Promise<Value>, waitUntil: WaitUntil): void {
    if (this.#options.clock.getNowMs() >= this.#getReplaceAtMs(key)) this.#begin(key, start, waitUntil);
  }

  /** Whether work is under way that another caller may wait for. */
  isUnderWay(key: string): boolean {
    return this.#listUnderWay(key).length > 0;
  }

  #waitForFirstResult(key: string): Promise<Value> {
    return Promise.race(this.#listUnderWay(key).map(({ promise }) => promise));
  }

  /** When the next attempt may begin; -Infinity when none is under way. */
  #getReplaceAtMs(key: string): number {
    const newest = this.#flights.get(key)?.at(-1);
    return newest === undefined ? -Infinity : newest.startedAtMs + this.#options.waitTimeoutMs;
  }

  #listUnderWay(key: string): readonly Flight<Value>[] {
    const oldestMs = this.#options.clock.getNowMs() - this.#options.evictAfterMs;
    return (this.#flights.get(key) ?? []).filter(({ startedAtMs }) => startedAtMs > oldestMs);
  }

  #begin(key: string, start: () => Promise<Value>, waitUntil: WaitUntil): void {
    const promise = start().finally(() => {
      this.#forget(key, flight);
    });
    const flight: Flight<Value> = { promise, startedAtMs: this.#options.clock.getNowMs() };
    this.#flights.set(key, [...this.#listUnderWay(key), flight]);
    waitUntil(promise.catch(() => undefined));
  }

  #forget(key: string, flight: Flight<Value>): void {
    const others = (this.#flights.get(key) ?? []).filter((other) => other !== flight);
    if (others.length > 0) this.#flights.set(key, others);
    else this.#flights.delete(key);
  }
}

import type { Clock } from './clock';

/** Allows a number of calls within any period of the given length. */
export class CallLimit {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #periodMs: number;
  /** Times of the last allowed calls, oldest first. */
  readonly #allowedAtMs: number[] = [];

  constructor(clock: Clock, most: number, periodMs: number) {
    this.#clock = clock;
    this.#most = most;
    this.#periodMs = periodMs;
  }

  /** Whether one more call may be made now; counts it if so. */
  admits(): boolean {
    const nowMs = this.#clock.getNowMs();
    while ((this.#allowedAtMs[0] ?? Infinity) <= nowMs - this.#periodMs) this.#allowedAtMs.shift();
    if (this.#allowedAtMs.length >= this.#most) return false;
    this.#allowedAtMs.push(nowMs);
    return true;
  }
}

import type { Clock } from '~/cache/base/clock';

interface Timer {
  readonly atMs: number;
  readonly callback: () => void;
}

/** A clock that tests and the simulation advance. */
export class ManualClock implements Clock {
  #nowMs = 1_760_000_000_000;
  readonly #timers = new Set<Timer>();

  readonly getNowMs = (): number => this.#nowMs;

  readonly callAfter = (delayMs: number, callback: () => void): (() => void) => {
    const timer = { atMs: this.#nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Advances time: timers fire in order, and code that waits for one runs before the next one fires. */
  async advance(byMs: number): Promise<void> {
    const untilMs = this.#nowMs + byMs;
    await settle();
    for (let next = this.#findNextTimer(untilMs); next !== undefined; next = this.#findNextTimer(untilMs)) {
      this.#timers.delete(next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.callback();
      await settle();
    }
    this.#nowMs = untilMs;
  }

  #findNextTimer(untilMs: number): Timer | undefined {
    return [...this.#timers].filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
  }
}

/** Lets pending work run; reading a body takes several turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

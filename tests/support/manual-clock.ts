import type { Clock } from '~/cache/clock';

interface Timer {
  readonly atMs: number;
  readonly callback: () => void;
}

/** A clock whose time passes when it is told to: for tests and the simulation. */
export class ManualClock implements Clock {
  #nowMs = 1_760_000_000_000;
  readonly #timers = new Set<Timer>();

  readonly getNowMs = (): number => this.#nowMs;

  readonly callAfter = (delayMs: number, callback: () => void): (() => void) => {
    const timer = { atMs: this.#nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Lets time pass: timers fire in order, and what waits on them goes on before the next one does. */
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
    return [...this.#timers].filter(({ atMs }) => atMs <= untilMs).sort((one, other) => one.atMs - other.atMs)[0];
  }
}

/** Lets everything that is ready to go on do so; reading a body takes turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

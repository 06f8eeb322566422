/** Time as the cache sees it. Everything that waits or judges an age is given one, so that tests can own time. */
export interface Clock {
  /** Milliseconds since the epoch. Never the content clock: ages are always real. */
  readonly nowMs: () => number;
  /** Calls back once after a delay; the returned function takes it back. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

export const realClock: Clock = {
  nowMs: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => {
      clearTimeout(timer);
    };
  },
};

export function sleep(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}

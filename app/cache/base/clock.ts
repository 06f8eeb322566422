/** Real time for waits and ages. Tests control it. */
export interface Clock {
  /** Milliseconds since the epoch. Never the content clock. */
  readonly getNowMs: () => number;
  /** Calls back once after a delay; the returned function cancels it. */
  readonly callAfter: (delayMs: number, callback: () => void) => () => void;
}

export const realClock: Clock = {
  getNowMs: () => Date.now(),
  callAfter: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => {
      clearTimeout(timer);
    };
  },
};

export function sleep(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.callAfter(delayMs, resolve);
  });
}

/** Waits 100 to 400 ms at random, so that callers that failed together do not retry together. */
export function sleepBeforeRetry(clock: Clock, random: () => number): Promise<void> {
  return sleep(clock, 100 + random() * 300);
}

export const timedOut = Symbol('timed out');

/** Awaits a promise for at most `delayMs`; then resolves with `timedOut`. The promise continues, and its rejection is ignored. */
export async function withDeadline<Value>(
  clock: Clock,
  promise: Promise<Value>,
  delayMs: number,
): Promise<Value | typeof timedOut> {
  promise.catch(() => undefined);
  let cancel = (): void => undefined;
  const deadline = new Promise<typeof timedOut>((resolve) => {
    cancel = clock.callAfter(Math.max(0, delayMs), () => {
      resolve(timedOut);
    });
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    cancel();
  }
}

/** Like `withDeadline`, but throws an `Error` after the timeout. */
export async function requireInTime<Value>(clock: Clock, promise: Promise<Value>, delayMs: number): Promise<Value> {
  const value = await withDeadline(clock, promise, delayMs);
  if (value === timedOut) throw new Error(`no answer within ${delayMs} ms`);
  return value;
}

import type { Clock } from './clock';

export const timedOut = Symbol('timed out');

/**
 * Waits for a promise, but not longer than the delay. The promise itself goes on; should it fail later, nobody is
 * disturbed. This is the only way that the cache waits for work that another request may own.
 */
export async function withDeadline<Value>(
  clock: Clock,
  promise: Promise<Value>,
  delayMs: number,
): Promise<Value | typeof timedOut> {
  promise.catch(() => undefined);
  let cancel = (): void => undefined;
  const deadline = new Promise<typeof timedOut>((resolve) => {
    cancel = clock.after(Math.max(0, delayMs), () => {
      resolve(timedOut);
    });
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    cancel();
  }
}

import { vi } from 'vitest';

/** Step of the clock when the work seems to wait for a timer. */
const stepMs = 20;
/** Turns of the event loop in which work without timers may end. */
const patientTurns = 300;

const setRealTimeout = globalThis.setTimeout;

/** Fakes timers and dates until `vi.useRealTimers()`; immediates stay real, because streams need them. */
export function useVirtualTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
}

/**
 * Advances virtual time until the work has ended. Work without timers takes no virtual time; otherwise time runs twenty times
 * as fast as real time, so that reads and computations end before a deadline.
 */
export async function finish<Value>(work: Promise<Value>): Promise<Value> {
  const state = { isDone: false };
  const note = (): void => {
    state.isDone = true;
  };
  work.then(note, note);
  for (let turn = 0; !state.isDone; turn += 1) {
    const isPatient = turn < patientTurns;
    await new Promise((resolve) => (isPatient ? setImmediate(resolve) : setRealTimeout(resolve, 1)));
    await vi.advanceTimersByTimeAsync(isPatient ? 0 : stepMs);
  }
  return work;
}

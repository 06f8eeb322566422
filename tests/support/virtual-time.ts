import { vi } from 'vitest';

/** How far the clock moves at a time, once the work seems to wait for a timer. */
const stepMs = 20;
/** Turns of the event loop in which work that waits for no timer is given the chance to end. */
const patientTurns = 300;

const setRealTimeout = globalThis.setTimeout;

/** Timers and dates are those of the test until `vi.useRealTimers()`; immediates stay real, so that streams flow. */
export function useVirtualTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
}

/**
 * Lets virtual time pass until the work has come to its end: not at all for work that waits for nothing, else twenty times
 * as fast as real time, so that what is read or computed meanwhile is there before a deadline passes.
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

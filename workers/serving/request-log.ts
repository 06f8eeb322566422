import type { Clock } from '~/cache/clock';
import type { Log } from '~/cache/log';

/** A request that takes longer is logged whatever the sample rate is: visitors notice. */
const SLOW_REQUEST_MS = 2000;
/** Longer paths are made up. */
const SHOWN_PATH_CHARACTERS = 200;

/**
 * Answers a request and logs it. Time passes for a worker only while it waits, so a request is slow by what it waited for.
 */
export async function withRequestLog(
  pathname: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  answer: () => Promise<Response>,
): Promise<Response> {
  const startedAtMs = clock.nowMs();
  const response = await answer();
  const durationMs = clock.nowMs() - startedAtMs;
  const event = durationMs < SLOW_REQUEST_MS ? 'request' : 'slow-request';
  log({ event, path: pathname.slice(0, SHOWN_PATH_CHARACTERS), status: response.status, durationMs });
  return response;
}

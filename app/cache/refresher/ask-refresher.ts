import { sleepBeforeRetry, timedOut, withDeadline, type Clock } from '../base/clock';
import { getErrorMessage } from '../base/log';
import type { SourceParams, SourceRequest } from '../source/define-source';
import type { Entry } from '../source/entry';
import type { Urgency } from '../upstream/call-budget';
import type { CacheDependencies, UpstreamAnswer } from '../upstream/fetch-entry';
import type { FetchFailure } from '../upstream/fetch-upstream';

/** A healthy refresher reports within two seconds. */
const REFRESHER_TIMEOUT_MS = 3500;
/** Total for all calls. Nothing more is expected after upstream's own deadline. */
const WAIT_TIMEOUT_MS = 12_000;

/** Error of a Durable Object as the platform describes it ("Error handling" in its documentation). */
interface ObjectError {
  /** The object has more requests than it can handle; a retry makes that worse. */
  readonly overloaded?: boolean;
  /** The platform failed, and a new stub may reach the object. */
  readonly retryable?: boolean;
}

/** Asks a source's refresher repeatedly while upstream is slow; `null` when the object fails or is silent. `find` returns a new stub. */
export async function askRefresher(
  find: () => RefresherObject,
  refreshRequest: RefreshRequest,
  { clock, log, getRandom }: Pick<CacheDependencies, 'clock' | 'log' | 'getRandom'>,
): Promise<SettledReport | null> {
  const untilMs = clock.getNowMs() + WAIT_TIMEOUT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askUntil(untilMs, find(), refreshRequest, clock);
    } catch (error) {
      const { overloaded = false, retryable = false } = error as ObjectError;
      if (attempt === 1 && retryable && !overloaded) {
        await sleepBeforeRetry(clock, getRandom);
        continue;
      }
      log({ event: 'refresher-failed', source: refreshRequest.source, detail: getErrorMessage(error), overloaded });
      return null;
    }
  }
}

async function askUntil(
  untilMs: number,
  refresher: RefresherObject,
  refreshRequest: RefreshRequest,
  clock: Clock,
): Promise<SettledReport> {
  while (clock.getNowMs() < untilMs) {
    const report = await withDeadline(clock, refresher.refresh(refreshRequest), REFRESHER_TIMEOUT_MS);
    if (report === timedOut) throw new Error(`silent for ${REFRESHER_TIMEOUT_MS} ms`);
    if (report.kind !== 'pending') return report;
  }
  throw new Error(`pending for ${WAIT_TIMEOUT_MS} ms`);
}

/** What an isolate asks a source's refresher for. Plain data, because it is sent to another machine. */
export interface RefreshRequest {
  /** Key of the wanted answer. It shows whether both sides run the same schema. */
  readonly key: string;
  readonly source: string;
  readonly params: SourceParams;
  /** Decides whether a host with a spent budget gets the call. Earlier builds omit it: `asked-for`. */
  readonly urgency?: Urgency;
  /** Policy named by the request, if any: how long the copy is kept, and whether the refresher's copy is fresh. */
  readonly policy?: SourceRequest['policy'];
  /** The answer must have been fetched after this time (real clock, milliseconds). */
  readonly newerThanMs: number;
  /** Upstream must have been called after this time (real clock, milliseconds), because earlier data was purged. */
  readonly purgedUntilMs?: number;
  /** The caller has no copy that may be served, so it accepts a stale one. */
  readonly lacksCopy?: true;
}

/**
 * Report of a refresher. It always arrives soon, so silence means that the object itself has failed.
 * - `answer`: the object runs another build than the caller, who parses upstream's answer with its own schema.
 * - `calls`: number of upstream calls that the fetch took.
 * - `pending`: upstream has not answered yet; ask again to join.
 */
export type RefreshReport =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly fetched: boolean; readonly calls?: number }
  | { readonly kind: 'answer'; readonly answer: UpstreamAnswer; readonly fetched: boolean }
  | FetchFailure
  | { readonly kind: 'pending' };

export type SettledReport = Exclude<RefreshReport, { kind: 'pending' }>;

/** Refresher of one source, on whatever machine it runs. */
export interface RefresherObject {
  refresh(refreshRequest: RefreshRequest): Promise<RefreshReport>;
}

import { sleepBeforeRetry, timedOut, withDeadline, type Clock } from '../base/clock';
import { getErrorMessage } from '../base/log';
import type { SourceParams, SourceRequest } from '../source/define-source';
import type { Entry } from '../source/entry';
import type { Urgency } from '../upstream/call-budget';
import type { CacheDependencies, UpstreamAnswer } from '../upstream/fetch-entry';
import type { FetchFailure } from '../upstream/fetch-upstream';

/** Deadline of one report. A working refresher reports within two seconds. */
const REFRESHER_TIMEOUT_MS = 3500;
/** Deadline of all reports together, which is later than that of the upstream call. */
const WAIT_TIMEOUT_MS = 12_000;

/** Properties of errors of Durable Objects ("Error handling" in the platform's documentation). */
interface ObjectError {
  /** The object has too many requests. A retry would make that worse. */
  readonly overloaded?: boolean;
  /** The platform failed. A retry with a new stub may succeed. */
  readonly retryable?: boolean;
}

/** Calls a source's refresher, again while upstream is slow. Returns `null` if the object fails or does not respond. `find` returns a new stub. */
export async function callRefresher(
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

/** Request to a source's refresher. Plain data, because it is sent to another machine. */
export interface RefreshRequest {
  /** Key of the source request. It contains the schema version, which may differ from that of the refresher's build. */
  readonly key: string;
  readonly source: string;
  readonly params: SourceParams;
  /** Decides whether the call budget grants the call. Absent from earlier builds, which means `foreground`. */
  readonly urgency?: Urgency;
  /** Policy of the request, if it replaces that of the source. */
  readonly policy?: SourceRequest['policy'];
  /** An answer fetched at or before this time (real clock, milliseconds) is not wanted, because the caller has it. */
  readonly newerThanMs: number;
  /** Data requested from upstream at or before this time (real clock, milliseconds) is purged. */
  readonly purgedUntilMs?: number;
  /** The caller has no copy to serve, so it accepts a stale one. */
  readonly lacksCopy?: true;
}

/**
 * Report of a refresher. It always arrives soon, so a timeout means that the object has failed.
 * - `answer`: the object runs another build than the caller. The caller parses this answer with its own schema.
 * - `calls`: number of upstream calls.
 * - `pending`: upstream has not answered yet. Call the refresher again to wait for the answer.
 */
export type RefreshReport =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly fetched: boolean; readonly calls?: number }
  | { readonly kind: 'answer'; readonly answer: UpstreamAnswer; readonly fetched: boolean }
  | FetchFailure
  | { readonly kind: 'pending' };

export type SettledReport = Exclude<RefreshReport, { kind: 'pending' }>;

/** Interface of refreshers: Durable Objects, or objects in the same isolate. */
export interface RefresherObject {
  refresh(refreshRequest: RefreshRequest): Promise<RefreshReport>;
}

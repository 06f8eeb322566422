import type { Urgency } from './call-budget';
import { sleepBeforeRetry, timedOut, withDeadline, type Clock } from './clock';
import type { SourceParams, SourceRequest } from './define-source';
import type { Entry } from './entry';
import type { UpstreamAnswer } from './fetch-entry';
import type { FetchFailure } from './fetch-upstream';
import { getErrorMessage, type Log } from './log';

/** A healthy refresher says something within two seconds. */
const SILENCE_MS = 3500;
/** All calls together: beyond upstream's own deadline nothing more is to be expected. */
const WAIT_TIMEOUT_MS = 12_000;

/** What the platform says of an error of a Durable Object ("Error handling" in its documentation). */
interface ObjectError {
  /** The object has more requests than it can take: asking again makes that worse. */
  readonly overloaded?: boolean;
  /** The failure was the platform's, and a new stub may reach the object. */
  readonly retryable?: boolean;
}

export interface AskTools {
  readonly clock: Clock;
  readonly log: Log;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/**
 * Asks a source's refresher, and asks again while it reports that upstream is slow.
 * @param find gives a new stub of the object: one that has thrown is of no use any more
 * @returns `null` when the object fails, is silent or never comes to an end
 */
export async function askRefresher(
  find: () => RefresherObject,
  refreshRequest: RefreshRequest,
  { clock, log, random }: AskTools,
): Promise<SettledReport | null> {
  const untilMs = clock.nowMs() + WAIT_TIMEOUT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askUntil(untilMs, find(), refreshRequest, clock);
    } catch (error) {
      const { overloaded = false, retryable = false } = error as ObjectError;
      if (attempt === 1 && retryable && !overloaded) {
        await sleepBeforeRetry(clock, random);
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
  while (clock.nowMs() < untilMs) {
    const report = await withDeadline(clock, refresher.refresh(refreshRequest), SILENCE_MS);
    if (report === timedOut) throw new Error(`silent for ${SILENCE_MS} ms`);
    if (report.kind !== 'pending') return report;
  }
  throw new Error(`pending for ${WAIT_TIMEOUT_MS} ms`);
}

/** What an isolate asks of a source's refresher. Plain data: it travels to another machine. */
export interface RefreshRequest {
  /** The key of the wanted answer, which tells whether both sides run the same schema. */
  readonly key: string;
  readonly source: string;
  readonly params: SourceParams;
  /** Who needs it: decides whether a host that is called often gets the call. Absent in what earlier builds ask: `asked-for`. */
  readonly urgency?: Urgency;
  /** Of the request, if it names one: how long the copy is kept, and whether one that the refresher has is fresh. */
  readonly policy?: SourceRequest['policy'];
  /**
   * Real clock, milliseconds: the answer must have been fetched after this moment. The copy at hand is not good enough,
   * but one that the refresher got since is.
   */
  readonly newerThanMs: number;
  /**
   * Real clock, milliseconds: upstream must have been asked after this moment, because what it said before was purged. The
   * caller may know of a purge that the refresher has not seen yet.
   */
  readonly purgedUntilMs?: number;
  /** The caller has no copy that may be served, so a stale one is welcome. */
  readonly lacksCopy?: true;
}

/**
 * What the refresher reports. `answer`: the object runs another build than the caller, who reads what upstream said by its
 * own schema. `calls`: how many of upstream it took, where it was fetched. `pending`: it is still waiting for upstream; ask again to join. It always says something soon, so that
 * silence means that the object itself has failed.
 */
export type RefreshReport =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly fetched: boolean; readonly calls?: number }
  | { readonly kind: 'answer'; readonly answer: UpstreamAnswer; readonly fetched: boolean }
  | FetchFailure
  | { readonly kind: 'pending' };

export type SettledReport = Exclude<RefreshReport, { kind: 'pending' }>;

/** The refresher of one source, wherever it lives. */
export interface RefresherObject {
  refresh(refreshRequest: RefreshRequest): Promise<RefreshReport>;
}

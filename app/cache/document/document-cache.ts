import { ByteBoundedLru } from '../base/byte-bounded-lru';
import { timedOut, withDeadline, type Clock } from '../base/clock';
import { SingleFlight, type WaitUntil } from '../base/single-flight';
import { getFreshnessAt } from '../source/freshness';
import type { Tuning } from '../tuning/tuning';
import type { CachedDocument, CacheOutcome } from './cached-document';
import { findLiveFreshUntilMs, findServedStaleUntilMs, type DocumentKind } from './page-freshness';
import { withCurrentPolicy } from './with-current-policy';

export interface RenderOptions {
  /** Whether stale copies within their revalidation windows may be used. */
  readonly acceptStale: boolean;
  /** How long the visitor has waited for another request's rendering of this page. */
  readonly waitedMs: number;
}

export type Render = (options: RenderOptions) => Promise<CachedDocument>;

export interface DocumentCacheDependencies {
  readonly clock: Clock;
  readonly maxBytes: number;
  readonly getRandom: () => number;
  /** Returns the current tuning: the same object until something changes. */
  readonly getTuning: () => Tuning;
}

export interface ServedDocument {
  readonly document: CachedDocument;
  readonly outcome: CacheOutcome;
}

interface Kept {
  readonly document: CachedDocument;
  /** Tuning with which the lifetimes were computed. */
  readonly tuning: Tuning;
  /** Random number in [0, 1): the share of the longest delay after which this isolate replaces the stale page. */
  readonly delay: number;
  /** Earliest time for a replacement (real clock, milliseconds). */
  readonly replaceFromMs: number;
}

/** Delay before an isolate replaces a stale page, as a share of its fresh time. Random, because pages become stale in all isolates at once. */
const REFRESH_DELAY = { share: 0.1, longestMs: 10_000 };
/** How long a failed page, or a page that got no newer data, is served before it is rendered again. */
const FAILURE_HELD_MS = { least: 1000, spread: 4000 };
const FAILURE_BYTES = 1024 * 1024;

/** At most one rendering of a page starts per period, whatever the number of waiting visitors. */
const WAIT_TIMEOUT_MS = 2500;
const FLIGHT_MS = 25_000;
/** How long a visitor waits for newer live data before getting the stale page. Longer than a rendering waits for such data. */
const WAIT_FOR_LIVE_MS = 2500;

/**
 * Cache of whole pages in memory. Serves fresh pages, stale pages while one rendering runs, and the last good page after failures. Lifetimes
 * depend on the current tuning.
 */
export class DocumentCache {
  readonly #dependencies: DocumentCacheDependencies;
  readonly #documents: ByteBoundedLru<Kept>;
  readonly #failures = new ByteBoundedLru<Pick<ServedDocument, 'document'> & { readonly untilMs: number }>(
    FAILURE_BYTES,
  );
  readonly #flights: SingleFlight<CachedDocument>;
  #lastTuning: Tuning | undefined;
  #tunings = 0;

  constructor(dependencies: DocumentCacheDependencies) {
    const { clock, maxBytes } = dependencies;
    this.#dependencies = dependencies;
    this.#documents = new ByteBoundedLru(maxBytes);
    this.#flights = new SingleFlight({ clock, waitTimeoutMs: WAIT_TIMEOUT_MS, evictAfterMs: FLIGHT_MS });
  }

  /** Returns a page from the cache or renders it. `admit` is called before a rendering for this visitor, and may throw. `kind`: see `findServedStaleUntilMs`. */
  async serve(
    key: string,
    render: Render,
    waitUntil: WaitUntil,
    admit?: () => Promise<void>,
    kind: DocumentKind = 'document',
  ): Promise<ServedDocument> {
    const kept = this.#judge(key);
    const nowMs = this.#dependencies.clock.getNowMs();
    const freshness = kept === undefined ? 'expired' : getFreshnessAt(kept.document.lifetimes, nowMs);
    if (kept !== undefined && freshness === 'fresh') return { document: kept.document, outcome: 'hit' };
    if (kept !== undefined && freshness === 'revalidate') {
      const newer = this.#mayWaitForNewer(key, kept, kind) ? await this.#waitForNewer(key, render, waitUntil) : null;
      if (newer !== null) return { document: newer, outcome: isKeepable(newer) ? 'stored' : 'miss' };
      if (nowMs >= getRefreshAtMs(kept) && this.#getLastFailure(key) === undefined)
        this.#renderInBackground(key, render, waitUntil);
      return { document: kept.document, outcome: 'stale' };
    }
    const lastGood = freshness === 'stale-if-error' ? kept?.document : undefined;
    try {
      const document = this.#getLastFailure(key) ?? (await this.#render(key, render, waitUntil, admit));
      if (document.status >= 500 && lastGood !== undefined) return { document: lastGood, outcome: 'stale-if-error' };
      return { document, outcome: isKeepable(document) ? 'stored' : 'miss' };
    } catch (error) {
      if (lastGood === undefined) throw error;
      return { document: lastGood, outcome: 'stale-if-error' };
    }
  }

  #mayWaitForNewer(key: string, { document, replaceFromMs }: Kept, kind: DocumentKind): boolean {
    const nowMs = this.#dependencies.clock.getNowMs();
    const waitFromMs = findServedStaleUntilMs(document, kind);
    return nowMs >= Math.max(waitFromMs, replaceFromMs) && this.#getLastFailure(key) === undefined;
  }

  /** Renders the page with current live data; `null` if that fails or takes too long. */
  async #waitForNewer(key: string, render: Render, waitUntil: WaitUntil): Promise<CachedDocument | null> {
    const { flightKey, start } = this.#prepare(key, render, true);
    const newer = this.#flights.join(flightKey, () => start(), waitUntil);
    // After any failure the stale page is served.
    const document = await withDeadline(this.#dependencies.clock, newer, WAIT_FOR_LIVE_MS).catch(
      (): typeof timedOut => timedOut,
    );
    return document === timedOut || document.status >= 500 ? null : document;
  }

  #judge(key: string): Kept | undefined {
    const kept = this.#documents.get(key);
    const tuning = this.#dependencies.getTuning();
    if (kept === undefined || kept.tuning === tuning) return kept;
    const judged = { ...kept, document: withCurrentPolicy(kept.document, tuning), tuning };
    this.#documents.set(key, judged, judged.document.body.byteLength);
    return judged;
  }

  #getLastFailure(key: string): CachedDocument | undefined {
    const failure = this.#failures.get(this.#buildFlightKey(key));
    return failure !== undefined && this.#dependencies.clock.getNowMs() < failure.untilMs
      ? failure.document
      : undefined;
  }

  async #render(
    key: string,
    render: Render,
    waitUntil: WaitUntil,
    admit: (() => Promise<void>) | undefined,
  ): Promise<CachedDocument> {
    if (!this.#flights.isRunning(this.#buildFlightKey(key))) await admit?.();
    const requestedAtMs = this.#dependencies.clock.getNowMs();
    const join = () => {
      const { flightKey, start } = this.#prepare(key, render, true);
      return this.#flights.join(flightKey, start, waitUntil);
    };
    const document = await join();
    // The shared rendering may have started on the previous day.
    return document.dayEndsAtMs <= requestedAtMs ? join() : document;
  }

  /** Renders in the background, while the visitor gets the kept page. */
  #renderInBackground(key: string, render: Render, waitUntil: WaitUntil): void {
    const { flightKey, start } = this.#prepare(key, render, false);
    this.#flights.startUnlessRunning(flightKey, start, waitUntil);
  }

  /** Prepares a rendering with the current tuning, and the key under which requests may share it. */
  #prepare(key: string, render: Render, acceptStale: boolean) {
    const tuning = this.#dependencies.getTuning();
    const flightKey = this.#buildFlightKey(key);
    const start = async (waitedMs = 0): Promise<CachedDocument> => {
      const document = await render({ acceptStale, waitedMs });
      const nowMs = this.#dependencies.clock.getNowMs();
      // A page with stale copies is replaced as soon as the fresh ones have been fetched.
      const { parts, lifetimes } = document;
      const awaitedUntilMs = acceptStale ? findLiveFreshUntilMs(parts) : lifetimes.freshUntilMs;
      const hasWaitedInVain = nowMs >= awaitedUntilMs;
      const replaceFromMs = hasWaitedInVain ? nowMs + this.#computeFailureHeldMs() : -Infinity;
      if (document.status >= 500) this.#keepFailure(flightKey, document);
      else this.#keep(key, { document, tuning, delay: this.#dependencies.getRandom(), replaceFromMs });
      return document;
    };
    return { flightKey, start };
  }

  /** Contains the purges, so that no request shares a rendering that started before a purge. */
  #buildFlightKey(key: string): string {
    const tuning = this.#dependencies.getTuning();
    if (tuning !== this.#lastTuning) this.#tunings += 1;
    this.#lastTuning = tuning;
    return `${this.#tunings} ${key}`;
  }

  /** Keeps pages and the shared 404 page. A 404 removes the kept page, unless that was rendered later. */
  #keep(key: string, kept: Kept): void {
    const { document } = kept;
    const present = this.#documents.get(key)?.document;
    if (present !== undefined && computeBeganAtMs(present) > computeBeganAtMs(document)) return;
    if (isKeepable(document)) this.#documents.set(key, kept, document.body.byteLength);
    else this.#documents.delete(key);
  }

  /** Keeps a failed page, in addition to the last good one. */
  #keepFailure(flightKey: string, document: CachedDocument): void {
    const untilMs = Math.min(this.#dependencies.clock.getNowMs() + this.#computeFailureHeldMs(), document.dayEndsAtMs);
    this.#failures.set(flightKey, { document, untilMs }, document.body.byteLength);
  }

  #computeFailureHeldMs(): number {
    return FAILURE_HELD_MS.least + this.#dependencies.getRandom() * FAILURE_HELD_MS.spread;
  }
}

function isKeepable({ status, isKept = false }: CachedDocument): boolean {
  return status === 200 || isKept;
}

function computeBeganAtMs({ renderedAtMs, renderMs }: CachedDocument): number {
  return renderedAtMs - renderMs;
}

function getRefreshAtMs({ document: { lifetimes, renderedAtMs }, delay, replaceFromMs }: Kept): number {
  const wasFreshMs = Math.max(0, lifetimes.freshUntilMs - renderedAtMs);
  const delayMs = delay * Math.min(wasFreshMs * REFRESH_DELAY.share, REFRESH_DELAY.longestMs);
  return Math.max(lifetimes.freshUntilMs + delayMs, replaceFromMs);
}

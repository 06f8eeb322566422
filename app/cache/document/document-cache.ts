import { ByteBoundedLru } from '../base/byte-bounded-lru';
import { timedOut, withDeadline, type Clock } from '../base/clock';
import { SingleFlight, type WaitUntil } from '../base/single-flight';
import { getFreshnessAt } from '../source/freshness';
import type { Tuning } from '../tuning/tuning';
import type { CacheOutcome } from './cache-status';
import type { CachedDocument } from './cached-document';
import { LIVE_STALE_MS, type DocumentKind } from './page-freshness';
import { findLiveFreshUntilMs } from './page-part';
import { withCurrentPolicy } from './with-current-policy';

export interface RenderOptions {
  /** Whether sources may answer with copies within their revalidation windows. */
  readonly acceptStale: boolean;
  /** How long the visitor has waited for another request's rendering of this page. */
  readonly waitedMs: number;
}

export type Render = (options: RenderOptions) => Promise<CachedDocument>;

export interface DocumentCacheDependencies {
  readonly clock: Clock;
  readonly maxBytes: number;
  readonly getRandom: () => number;
  /** Current tuning; the same object as long as nothing changes. */
  readonly getTuning: () => Tuning;
}

export interface ServedDocument {
  readonly document: CachedDocument;
  readonly outcome: CacheOutcome;
}

interface Kept {
  readonly document: CachedDocument;
  /** Tuning by which the lifetimes were computed. */
  readonly tuning: Tuning;
  /** In [0, 1): how much later than others this isolate replaces the page once it is stale. */
  readonly delay: number;
  /** Real clock, milliseconds: earliest time for a replacement. */
  readonly replaceFromMs: number;
}

/** Isolates find answers stale at the same time, so each serves a stale page for a random share of its fresh time. */
const REFRESH_DELAY = { share: 0.1, longestMs: 10_000 };
/** How long a failed page, or one without newer data, is served before it is rendered again. */
const FAILURE_HELD_MS = { least: 1000, spread: 4000 };
const FAILURE_BYTES = 1024 * 1024;

/** At most one rendering of a page begins per this period, however many visitors wait. */
const WAIT_TIMEOUT_MS = 2500;
const FLIGHT_MS = 25_000;
/** How long a visitor waits for newer live data before the stale page is served: longer than a rendering waits for it. */
const WAIT_FOR_LIVE_MS = 2500;

/**
 * Whole pages in memory: fresh ones are served, stale ones while one rendering runs, and the last good one after failures. Pages are judged
 * by the current tuning.
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

  /** `admit` may throw before a rendering begins for this visitor. `kind` decides how long live data is served stale. */
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
        this.#renderBehind(key, render, waitUntil);
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
    const waitFromMs = findLiveFreshUntilMs(document.parts) + LIVE_STALE_MS[kind];
    return nowMs >= Math.max(waitFromMs, replaceFromMs) && this.#getLastFailure(key) === undefined;
  }

  /** The page with upstream's current live data; `null` when it is not ready in time. */
  async #waitForNewer(key: string, render: Render, waitUntil: WaitUntil): Promise<CachedDocument | null> {
    const { flightKey, start } = this.#prepare(key, render, true);
    const newer = this.#flights.join(flightKey, () => start(), waitUntil);
    // The stale page is better than none, whatever the reason.
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
    if (!this.#flights.isUnderWay(this.#buildFlightKey(key))) await admit?.();
    const askedAtMs = this.#dependencies.clock.getNowMs();
    const join = () => {
      const { flightKey, start } = this.#prepare(key, render, true);
      return this.#flights.join(flightKey, start, waitUntil);
    };
    const document = await join();
    // A rendering already under way may have begun on the previous day.
    return document.dayEndsAtMs <= askedAtMs ? join() : document;
  }

  /** Renders for a visitor who is served the kept page; nobody waits for the new one. */
  #renderBehind(key: string, render: Render, waitUntil: WaitUntil): void {
    const { flightKey, start } = this.#prepare(key, render, false);
    this.#flights.startUnlessUnderWay(flightKey, start, waitUntil);
  }

  /** A rendering for the current tuning, and the key of those that may share it. */
  #prepare(key: string, render: Render, acceptStale: boolean) {
    const tuning = this.#dependencies.getTuning();
    const flightKey = this.#buildFlightKey(key);
    const start = async (waitedMs = 0): Promise<CachedDocument> => {
      const document = await render({ acceptStale, waitedMs });
      const nowMs = this.#dependencies.clock.getNowMs();
      // A page rendered from stale copies is replaced as soon as the copies being fetched are available.
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

  /** Nobody joins a rendering that began before a purge. */
  #buildFlightKey(key: string): string {
    const tuning = this.#dependencies.getTuning();
    if (tuning !== this.#lastTuning) this.#tunings += 1;
    this.#lastTuning = tuning;
    return `${this.#tunings} ${key}`;
  }

  /** Keeps pages and the shared 404 page. A page that no longer exists is dropped, unless the kept one was begun later. */
  #keep(key: string, kept: Kept): void {
    const { document } = kept;
    const present = this.#documents.get(key)?.document;
    if (present !== undefined && computeBeganAtMs(present) > computeBeganAtMs(document)) return;
    if (isKeepable(document)) this.#documents.set(key, kept, document.body.byteLength);
    else this.#documents.delete(key);
  }

  /** Keeps a failed page beside the last good one. */
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

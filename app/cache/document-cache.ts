import { ByteBoundedLru } from './byte-bounded-lru';
import type { CacheOutcome } from './cache-status';
import type { CachedDocument } from './cached-document';
import type { Clock } from './clock';
import { freshnessAt } from './freshness';
import { SingleFlight, type WaitUntil } from './single-flight';
import type { Tuning } from './tuning/tuning';
import { withCurrentPolicy } from './tuning/with-current-policy';

export interface RenderOptions {
  /** Whether the sources may answer with copies within their revalidation windows. */
  readonly acceptStale: boolean;
  /** How long the visitor has waited for somebody else's rendering of this page. */
  readonly waitedMs: number;
}

export type Render = (options: RenderOptions) => Promise<CachedDocument>;

export interface DocumentCacheTools {
  readonly clock: Clock;
  readonly maxBytes: number;
  /** The current tuning; the same object as long as nothing changes. */
  readonly tuning: () => Tuning;
}

export interface ServedDocument {
  readonly document: CachedDocument;
  readonly outcome: CacheOutcome;
}

interface Kept {
  readonly document: CachedDocument;
  /** What its lifetimes were judged by. */
  readonly tuning: Tuning;
}

/** At most one rendering of a page begins in this time, however many wait for it. */
const WAIT_TIMEOUT_MS = 2500;
const FLIGHT_MS = 25_000;

/**
 * Whole pages in this isolate's memory. A fresh one is served as it is; a stale one is served while one rendering runs
 * behind it; visitors who find none share one rendering; and where rendering fails, the last good page is served. All are
 * judged by the tuning that is current when they are asked for, not by the one under which they were made.
 */
export class DocumentCache {
  readonly #clock: Clock;
  readonly #tuning: () => Tuning;
  readonly #documents: ByteBoundedLru<Kept>;
  readonly #flights: SingleFlight<CachedDocument>;
  #lastTuning: Tuning | undefined;
  #tunings = 0;

  constructor({ clock, maxBytes, tuning }: DocumentCacheTools) {
    this.#clock = clock;
    this.#tuning = tuning;
    this.#documents = new ByteBoundedLru(maxBytes);
    this.#flights = new SingleFlight({ clock, waitTimeoutMs: WAIT_TIMEOUT_MS, evictAfterMs: FLIGHT_MS });
  }

  async serve(key: string, render: Render, waitUntil: WaitUntil): Promise<ServedDocument> {
    const kept = this.#judged(key);
    const freshness = kept === undefined ? 'expired' : freshnessAt(kept.lifetimes, this.#clock.nowMs());
    if (kept !== undefined && freshness === 'fresh') return { document: kept, outcome: 'hit' };
    if (kept !== undefined && freshness === 'revalidate') {
      this.#renderBehind(key, render, waitUntil);
      return { document: kept, outcome: 'stale' };
    }
    const document = await this.#render(key, render, waitUntil);
    const isStaleIfError = document.status >= 500 && kept !== undefined && freshness === 'stale-if-error';
    if (isStaleIfError) return { document: kept, outcome: 'stand-in' };
    return { document, outcome: document.status === 200 ? 'stored' : 'miss' };
  }

  #judged(key: string): CachedDocument | undefined {
    const kept = this.#documents.get(key);
    const tuning = this.#tuning();
    if (kept === undefined || kept.tuning === tuning) return kept?.document;
    const document = withCurrentPolicy(kept.document, tuning);
    this.#documents.set(key, { document, tuning }, document.body.byteLength);
    return document;
  }

  #render(key: string, render: Render, waitUntil: WaitUntil): Promise<CachedDocument> {
    const tuning = this.#tuning();
    return this.#flights.join(
      this.#flightKey(key, tuning),
      (waitedMs) => this.#renderAndKeep(key, tuning, () => render({ acceptStale: true, waitedMs })),
      waitUntil,
    );
  }

  /** For a visitor who is served the kept page: nobody waits for the new one. */
  #renderBehind(key: string, render: Render, waitUntil: WaitUntil): void {
    const tuning = this.#tuning();
    this.#flights.startUnlessUnderWay(
      this.#flightKey(key, tuning),
      () => this.#renderAndKeep(key, tuning, () => render({ acceptStale: false, waitedMs: 0 })),
      waitUntil,
    );
  }

  async #renderAndKeep(key: string, tuning: Tuning, render: () => Promise<CachedDocument>): Promise<CachedDocument> {
    const document = await render();
    this.#keep(key, { document, tuning });
    return document;
  }

  /** Nobody joins a rendering that was begun before a purge. */
  #flightKey(key: string, tuning: Tuning): string {
    return `${this.#count(tuning)} ${key}`;
  }

  /** Counts the changes of the tuning. */
  #count(tuning: Tuning): number {
    if (tuning !== this.#lastTuning) this.#tunings += 1;
    this.#lastTuning = tuning;
    return this.#tunings;
  }

  /** Only pages are kept. One that is gone is forgotten; one that failed leaves the last good one in place. */
  #keep(key: string, kept: Kept): void {
    const { document } = kept;
    if (document.status === 200) this.#documents.set(key, kept, document.body.byteLength);
    else if (document.status < 500) this.#documents.delete(key);
  }
}

import { ByteBoundedLru } from './byte-bounded-lru';
import type { DocumentTurn } from './cache-status';
import type { CachedDocument } from './cached-document';
import type { Clock } from './clock';
import { standingAt } from './freshness';
import { SingleFlight, type WaitUntil } from './single-flight';

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
}

export interface ServedDocument {
  readonly document: CachedDocument;
  readonly turn: DocumentTurn;
}

/** How long a visitor waits for another's rendering of the same page before asking for one of their own. */
const PATIENCE_MS = 2500;
const FLIGHT_MS = 25_000;

/**
 * Whole pages in this isolate's memory. A fresh one is served as it is; a stale one is served while one rendering runs
 * behind it; visitors who find none share one rendering; and where rendering fails, the last good page stands in.
 */
export class DocumentCache {
  readonly #clock: Clock;
  readonly #documents: ByteBoundedLru<CachedDocument>;
  readonly #flights: SingleFlight<CachedDocument>;

  constructor({ clock, maxBytes }: DocumentCacheTools) {
    this.#clock = clock;
    this.#documents = new ByteBoundedLru(maxBytes);
    this.#flights = new SingleFlight({ clock, patienceMs: PATIENCE_MS, evictAfterMs: FLIGHT_MS });
  }

  async serve(key: string, render: Render, waitUntil: WaitUntil): Promise<ServedDocument> {
    const kept = this.#documents.get(key);
    const standing = kept === undefined ? 'expired' : standingAt(kept.windows, this.#clock.nowMs());
    if (kept !== undefined && standing === 'fresh') return { document: kept, turn: 'hit' };
    if (kept !== undefined && standing === 'revalidate') {
      waitUntil(this.#render(key, render, false, waitUntil).catch(() => undefined));
      return { document: kept, turn: 'stale' };
    }
    const document = await this.#render(key, render, true, waitUntil);
    const standsIn = document.status >= 500 && kept !== undefined && standing === 'stand-in';
    if (standsIn) return { document: kept, turn: 'stand-in' };
    return { document, turn: document.status === 200 ? 'stored' : 'miss' };
  }

  #render(key: string, render: Render, acceptStale: boolean, waitUntil: WaitUntil): Promise<CachedDocument> {
    return this.#flights.join(
      key,
      async (waitedMs) => {
        const document = await render({ acceptStale, waitedMs });
        this.#keep(key, document);
        return document;
      },
      waitUntil,
    );
  }

  /** Only pages are kept. One that is gone is forgotten; one that failed leaves the last good one in place. */
  #keep(key: string, document: CachedDocument): void {
    if (document.status === 200) this.#documents.set(key, document, document.body.byteLength);
    else if (document.status < 500) this.#documents.delete(key);
  }
}

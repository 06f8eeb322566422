import type { FreshnessLifetimes } from '../source/answer';
import type { PagePart } from './page-part';

/** A complete response, which is kept in memory and the same for all visitors. */
export interface CachedDocument {
  /** Canonical path of the page, for purges of paths. */
  readonly path: string;
  readonly status: number;
  /** Headers from rendering, without caching headers. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** Strong entity tag of the body, with quotes. */
  readonly etag: string;
  readonly renderedAtMs: number;
  /** Duration of the rendering, including the wait for sources. */
  readonly renderMs: number;
  /** End of the content day on which the page was rendered (real clock, milliseconds); `Infinity` if its content has no day. */
  readonly dayEndsAtMs: number;
  readonly lifetimes: FreshnessLifetimes;
  readonly parts: readonly PagePart[];
  /** Kept although its status is not 200: the 404 page that many addresses share. */
  readonly isKept?: boolean;
}

export function isHtml({ headers }: Pick<CachedDocument, 'headers'>): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
}

/** How the document was obtained. */
export type CacheOutcome = 'hit' | 'stale' | 'stored' | 'miss' | 'bypass' | 'stale-if-error' | 'last-good';

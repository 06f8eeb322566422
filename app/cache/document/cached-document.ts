import type { FreshnessLifetimes } from '../source/answer';
import type { PagePart } from './page-part';

/** Whole response as it is kept in memory and sent to everybody. */
export interface CachedDocument {
  /** Canonical path of the page, to which path purges apply. */
  readonly path: string;
  readonly status: number;
  /** Headers from rendering, without those about caching. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** Strong entity tag of the body, with quotes. */
  readonly etag: string;
  readonly renderedAtMs: number;
  /** Time spent rendering, including the wait for sources. */
  readonly renderMs: number;
  /** End of the content day that the page calls today (real clock, milliseconds); `Infinity` for a document without a day. */
  readonly dayEndsAtMs: number;
  readonly lifetimes: FreshnessLifetimes;
  readonly parts: readonly PagePart[];
  /** Kept although its status is not 200: one page shared by many addresses. */
  readonly isKept?: boolean;
}

export function isHtml({ headers }: Pick<CachedDocument, 'headers'>): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
}

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

/** Computes a strong entity tag: a hash of the bytes (RFC 9110, section 8.8.3). */
export async function computeEntityTag(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body as BufferSource));
  return `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether `If-None-Match` names the tag, compared weakly as conditional GET requires (RFC 9110, section 13.1.2). */
export function isMatchingEntityTag(field: string | null, etag: string): boolean {
  if (field === null) return false;
  if (field.trim() === '*') return true;
  return field.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

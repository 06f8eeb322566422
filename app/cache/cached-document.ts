import type { FreshnessLifetimes } from './answer';
import type { PagePart } from './page-part';

/** A whole response as it is kept in memory and sent to everybody. */
export interface CachedDocument {
  /** Canonical path of the page, which purges of paths look at. */
  readonly path: string;
  readonly status: number;
  /** What rendering said, without anything about caching. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** Strong entity tag of the body, with its quotes. */
  readonly etag: string;
  /** Real clock, milliseconds. */
  readonly renderedAtMs: number;
  /** Time spent rendering, the waiting for sources included. */
  readonly renderMs: number;
  /**
   * Real clock, milliseconds: when the content day ends on which rendering began, of which the page speaks as today. `Infinity` for
   * what speaks of no day.
   */
  readonly dayEndsAtMs: number;
  readonly lifetimes: FreshnessLifetimes;
  readonly parts: readonly PagePart[];
  /** Whether it is kept although its status is not 200: one page that many addresses share. */
  readonly isKept?: boolean;
}

export function isHtml({ headers }: Pick<CachedDocument, 'headers'>): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
}

/** A strong entity tag: a hash of the bytes (RFC 9110, section 8.8.3). */
export async function computeEntityTag(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body as BufferSource));
  return `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether an `If-None-Match` field names the tag; compared weakly, as conditional GET wants (RFC 9110, section 13.1.2). */
export function isMatchingEntityTag(field: string | null, etag: string): boolean {
  if (field === null) return false;
  if (field.trim() === '*') return true;
  return field.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

import { SECOND_MS } from '~/time-units';
import { computeEntityTag } from '../base/entity-tag';
import type { FreshnessLifetimes } from '../source/answer';
import { isHtml, type CachedDocument } from './cached-document';
import type { PagePart } from './page-part';

/** A page with a failed or stale-if-error part is retried soon. */
const WITH_FAILED_PART = { freshMs: 5 * SECOND_MS, servedMs: 15 * SECOND_MS };

/** A page without sources changes only with a deployment. */
const WITHOUT_SOURCES = { freshMs: 300 * SECOND_MS, servedMs: 3900 * SECOND_MS, usableMs: 90_000 * SECOND_MS };

/**
 * Longest lifetimes by status. A missing page: long enough for a storm of requests, short enough for a new page to appear soon. The redirect
 * to the general picture: one visitor's share may be used up, which is not to be seen by others.
 */
const BOUNDS_MS: Readonly<Record<number, number>> = { 404: 60 * SECOND_MS, 307: 5 * SECOND_MS };

/** How long a stale page with live data is served while a new one is made. An open page must not get what it has (decision 46). */
export const LIVE_STALE_MS = { document: 5 * SECOND_MS, data: 0 } as const;

/** A page, or its data for the router. */
export type DocumentKind = keyof typeof LIVE_STALE_MS;

/** Facts that limit how long a page may be kept. */
export type PageFacts = Pick<CachedDocument, 'status' | 'headers' | 'parts' | 'renderedAtMs' | 'dayEndsAtMs'>;

/** Adds entity tag and lifetimes to a rendered page. */
export async function createDocument(
  page: Omit<CachedDocument, 'etag' | 'lifetimes' | 'isKept'>,
): Promise<CachedDocument> {
  return { ...page, etag: await computeEntityTag(page.body), lifetimes: computePageLifetimes(page) };
}

/** Each lifetime is that of the shortest part, within the content day. */
export function computePageLifetimes(page: PageFacts): FreshnessLifetimes {
  const { status, parts, renderedAtMs: nowMs } = page;
  const lifetimes =
    parts.length === 0
      ? computeSourcelessLifetimes(nowMs)
      : findEarliest(parts.map((part) => computePartLifetimes(part, nowMs)));
  const boundMs = BOUNDS_MS[status];
  return findEarliest([lifetimes, limitToDay(page), ...(boundMs === undefined ? [] : [endAllAt(nowMs + boundMs)])]);
}

/** After its day a page is served only with an age notice, which only HTML can have. */
function limitToDay(page: PageFacts): FreshnessLifetimes {
  const isNoticed = page.status === 200 && isHtml(page);
  return isNoticed ? { ...endAllAt(page.dayEndsAtMs), usableUntilMs: Infinity } : endAllAt(page.dayEndsAtMs);
}

/** Lifetimes that one part allows the page. */
function computePartLifetimes({ lifetimes, isDependent }: PagePart, nowMs: number): FreshnessLifetimes {
  if (lifetimes !== undefined && nowMs < lifetimes.revalidateUntilMs) return lifetimes;
  return isDependent === true
    ? { ...computeSourcelessLifetimes(nowMs), freshUntilMs: nowMs + WITH_FAILED_PART.freshMs }
    : computeFailedLifetimes(lifetimes, nowMs);
}

function findEarliest(counted: readonly FreshnessLifetimes[]): FreshnessLifetimes {
  const findLeast = (pick: (lifetimes: FreshnessLifetimes) => number) => Math.min(...counted.map(pick));
  const freshUntilMs = findLeast((lifetimes) => lifetimes.freshUntilMs);
  const revalidateUntilMs = findLeast((lifetimes) => lifetimes.revalidateUntilMs);
  return { freshUntilMs, revalidateUntilMs, usableUntilMs: findLeast((lifetimes) => lifetimes.usableUntilMs) };
}

/** A stale-if-error value is never served beyond its own lifetime. */
function computeFailedLifetimes(stale: FreshnessLifetimes | undefined, nowMs: number): FreshnessLifetimes {
  const boundMs = stale?.usableUntilMs ?? Infinity;
  const untilMs = Math.min(nowMs + WITH_FAILED_PART.servedMs, boundMs);
  const freshUntilMs = Math.min(nowMs + WITH_FAILED_PART.freshMs, boundMs);
  return { freshUntilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs };
}

function computeSourcelessLifetimes(nowMs: number): FreshnessLifetimes {
  return {
    freshUntilMs: nowMs + WITHOUT_SOURCES.freshMs,
    revalidateUntilMs: nowMs + WITHOUT_SOURCES.servedMs,
    usableUntilMs: nowMs + WITHOUT_SOURCES.usableMs,
  };
}

function endAllAt(untilMs: number): FreshnessLifetimes {
  return { freshUntilMs: untilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs };
}

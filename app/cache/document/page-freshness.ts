import { indexOnce } from '~/compute-once';
import { SECOND_MS } from '~/time-units';
import { computeEntityTag } from '../base/entity-tag';
import type { FreshnessLifetimes } from '../source/answer';
import { isHtml, type CachedDocument } from './cached-document';
import { listLiveCopies, type PagePart } from './page-part';

/** Lifetimes of a page with a failed or stale-if-error part. Short, so that it is rendered again soon. */
const WITH_FAILED_PART = { freshMs: 5 * SECOND_MS, servedMs: 15 * SECOND_MS };

/** How long a page without its late live data is fresh. Short, because the next rendering is likely to have them. */
const WITH_LATE_PART_MS = 2 * SECOND_MS;

/** Lifetimes of a page without sources, which changes only with a deployment. */
const WITHOUT_SOURCES = { freshMs: 300 * SECOND_MS, servedMs: 3900 * SECOND_MS, usableMs: 90_000 * SECOND_MS };

/**
 * Longest lifetimes by status. 404: long enough for many requests at once, short enough for a new page to appear soon. 307, the redirect to
 * the general picture: short, because it may be due to the limit of one visitor, and others must not get it.
 */
const BOUNDS_MS: Readonly<Record<number, number>> = { 404: 60 * SECOND_MS, 307: 5 * SECOND_MS };

/** How long a stale page with live data is served during a rendering. As loader data it is not served, because open pages already have them (decision 46). */
const LIVE_STALE_MS = { document: 5 * SECOND_MS, data: 0 } as const;

/** An HTML page, or its loader data. */
export type DocumentKind = keyof typeof LIVE_STALE_MS;

/** Until when a stale page is served while a newer one is rendered. A page that lacks late live data is replaced as soon as it is stale. */
export function findServedStaleUntilMs(
  { parts, lifetimes }: Pick<CachedDocument, 'parts' | 'lifetimes'>,
  kind: DocumentKind,
): number {
  return parts.some(({ isLate }) => isLate)
    ? lifetimes.freshUntilMs
    : findLiveFreshUntilMs(parts) + LIVE_STALE_MS[kind];
}

/** When the first live part of a page becomes stale; Infinity for a page without live data. */
export const findLiveFreshUntilMs = indexOnce((parts: readonly PagePart[]): number =>
  Math.min(Infinity, ...listLiveCopies(parts).map(({ freshUntilMs }) => freshUntilMs)),
);

/** The facts from which a page's lifetimes are computed. */
export type PageFacts = Pick<CachedDocument, 'status' | 'headers' | 'parts' | 'renderedAtMs' | 'dayEndsAtMs'>;

/** Completes a rendered page with entity tag and lifetimes. */
export async function createDocument(
  page: Omit<CachedDocument, 'etag' | 'lifetimes' | 'isKept'>,
): Promise<CachedDocument> {
  return { ...page, etag: await computeEntityTag(page.body), lifetimes: computePageLifetimes(page) };
}

/** Computes the lifetimes of a page: the shortest ones of its parts and of `limitToDay`. */
export function computePageLifetimes(page: PageFacts): FreshnessLifetimes {
  const { status, parts, renderedAtMs: nowMs } = page;
  const lifetimes =
    parts.length === 0
      ? computeSourcelessLifetimes(nowMs)
      : findEarliest(parts.map((part) => computePartLifetimes(part, nowMs)));
  const boundMs = BOUNDS_MS[status];
  return findEarliest([lifetimes, limitToDay(page), ...(boundMs === undefined ? [] : [endAllAt(nowMs + boundMs)])]);
}

/** After the content day, a page may be served only if upstream fails and if it can have an age notice, as HTML can. */
function limitToDay(page: PageFacts): FreshnessLifetimes {
  const isNoticed = page.status === 200 && isHtml(page);
  return isNoticed ? { ...endAllAt(page.dayEndsAtMs), usableUntilMs: Infinity } : endAllAt(page.dayEndsAtMs);
}

/** Lifetimes that a part allows for the page. */
function computePartLifetimes(part: PagePart, nowMs: number): FreshnessLifetimes {
  const { lifetimes, isDependent } = part;
  if (lifetimes !== undefined && nowMs < lifetimes.revalidateUntilMs) return lifetimes;
  if (isDependent !== true) return computeFailedLifetimes(lifetimes, nowMs);
  const freshMs = part.isLate === true ? WITH_LATE_PART_MS : WITH_FAILED_PART.freshMs;
  return { ...computeSourcelessLifetimes(nowMs), freshUntilMs: nowMs + freshMs };
}

function findEarliest(counted: readonly FreshnessLifetimes[]): FreshnessLifetimes {
  const findLeast = (pick: (lifetimes: FreshnessLifetimes) => number) => Math.min(...counted.map(pick));
  const freshUntilMs = findLeast((lifetimes) => lifetimes.freshUntilMs);
  const revalidateUntilMs = findLeast((lifetimes) => lifetimes.revalidateUntilMs);
  return { freshUntilMs, revalidateUntilMs, usableUntilMs: findLeast((lifetimes) => lifetimes.usableUntilMs) };
}

/** Lifetimes of a page with a failed part; not longer than those of a stale-if-error value. */
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

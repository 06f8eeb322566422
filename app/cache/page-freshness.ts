import { SECOND_MS } from '~/time-units';
import type { FreshnessLifetimes } from './answer';
import { isHtml, type CachedDocument } from './cached-document';
import type { PagePart } from './page-part';

/**
 * A page with a failed part is tried again soon: it may be served while a new one is made, but is gone after 15 seconds, unless it
 * stands without that part. A stale-if-error part counts as failed.
 */
const WITH_FAILED_PART = { freshMs: 5 * SECOND_MS, servedMs: 15 * SECOND_MS };

/** A page that reads nothing changes with a deployment. */
const WITHOUT_SOURCES = { freshMs: 300 * SECOND_MS, servedMs: 3900 * SECOND_MS, usableMs: 90_000 * SECOND_MS };

/** A page that was not found, or a temporary redirect: long enough to blunt a storm, short enough that a new page appears. */
const NOT_FOUND_MS = 60 * SECOND_MS;

/** What decides how long a page may be kept. */
export type PageFacts = Pick<CachedDocument, 'status' | 'headers' | 'parts' | 'renderedAtMs' | 'dayEndsAtMs'>;

/**
 * How long a page may be kept: no longer than the shortest of its parts allows, in each respect, and no longer than the content day
 * lasts, because every page shows what day it is.
 */
export function computePageLifetimes(page: PageFacts): FreshnessLifetimes {
  const { status, parts, renderedAtMs: nowMs } = page;
  const lifetimes =
    parts.length === 0 ? lifetimesWithoutSources(nowMs) : earliest(parts.map((part) => lifetimesWith(part, nowMs)));
  const isForNow = status === 404 || status === 307;
  return earliest([lifetimes, withinDay(page), ...(isForNow ? [only(nowMs + NOT_FOUND_MS)] : [])]);
}

/** After its day a page is served only where a notice names its age, which is put into HTML alone. */
function withinDay(page: PageFacts): FreshnessLifetimes {
  const isNoticed = page.status === 200 && isHtml(page);
  return isNoticed ? { ...only(page.dayEndsAtMs), usableUntilMs: Infinity } : only(page.dayEndsAtMs);
}

/** What a part allows the page. */
function lifetimesWith({ lifetimes, isDependent }: PagePart, nowMs: number): FreshnessLifetimes {
  if (lifetimes !== undefined && nowMs < lifetimes.revalidateUntilMs) return lifetimes;
  return isDependent === true
    ? { ...lifetimesWithoutSources(nowMs), freshUntilMs: nowMs + WITH_FAILED_PART.freshMs }
    : lifetimesWithFailedPart(lifetimes, nowMs);
}

function earliest(counted: readonly FreshnessLifetimes[]): FreshnessLifetimes {
  const least = (pick: (lifetimes: FreshnessLifetimes) => number) => Math.min(...counted.map(pick));
  const freshUntilMs = least((lifetimes) => lifetimes.freshUntilMs);
  const revalidateUntilMs = least((lifetimes) => lifetimes.revalidateUntilMs);
  return { freshUntilMs, revalidateUntilMs, usableUntilMs: least((lifetimes) => lifetimes.usableUntilMs) };
}

/** A stale-if-error value is never served beyond its own lifetime. */
function lifetimesWithFailedPart(stale: FreshnessLifetimes | undefined, nowMs: number): FreshnessLifetimes {
  const boundMs = stale?.usableUntilMs ?? Infinity;
  const untilMs = Math.min(nowMs + WITH_FAILED_PART.servedMs, boundMs);
  const freshUntilMs = Math.min(nowMs + WITH_FAILED_PART.freshMs, boundMs);
  return { freshUntilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs };
}

function lifetimesWithoutSources(nowMs: number): FreshnessLifetimes {
  return {
    freshUntilMs: nowMs + WITHOUT_SOURCES.freshMs,
    revalidateUntilMs: nowMs + WITHOUT_SOURCES.servedMs,
    usableUntilMs: nowMs + WITHOUT_SOURCES.usableMs,
  };
}

function only(untilMs: number): FreshnessLifetimes {
  return { freshUntilMs: untilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs };
}

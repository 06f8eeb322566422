import type { FreshnessLifetimes } from '../source/answer';
import { wasRequestedAtOrBefore } from '../source/entry';
import { computeLifetimes } from '../source/freshness';
import type { Tuning } from '../tuning/tuning';
import type { CachedDocument } from './cached-document';
import { computePageLifetimes } from './page-freshness';
import type { PagePart } from './page-part';

/** Computes a kept page's lifetimes again, with the current policies and purges. */
export function withCurrentPolicy(document: CachedDocument, tuning: Tuning): CachedDocument {
  const { path, renderedAtMs } = document;
  const pagePurgedUntilMs = tuning.getPagePurgedUntilMs(path);
  const updated = document.parts.map((part) => updatePart(part, tuning, pagePurgedUntilMs));
  const parts = updated.map(({ part }) => part);
  const purgedUntilMs = Math.max(-Infinity, ...updated.map((part) => part.purgedUntilMs));
  const isPurged = renderedAtMs <= pagePurgedUntilMs || purgedUntilMs > -Infinity;
  const lifetimes = computePageLifetimes({ ...document, parts });
  // A purged page is served only if rendering fails.
  return {
    ...document,
    parts,
    lifetimes: isPurged ? endFreshnessAt(lifetimes, Math.max(purgedUntilMs, pagePurgedUntilMs)) : lifetimes,
  };
}

/** A part with lifetimes of the current policy, and the time of the purge that reaches it; -Infinity without one. */
function updatePart(part: PagePart, tuning: Tuning, pagePurgedUntilMs: number) {
  if (part.copy === undefined) return { part, purgedUntilMs: -Infinity };
  const { request } = part.copy;
  const untilMs = Math.max(tuning.getPurgedUntilMs(request), pagePurgedUntilMs);
  return {
    part: { ...part, lifetimes: computeLifetimes(part.copy, tuning.getPolicy(request), untilMs) },
    purgedUntilMs: wasRequestedAtOrBefore(part.copy, untilMs) ? untilMs : -Infinity,
  };
}

function endFreshnessAt(lifetimes: FreshnessLifetimes, momentMs: number): FreshnessLifetimes {
  return {
    freshUntilMs: Math.min(lifetimes.freshUntilMs, momentMs),
    revalidateUntilMs: Math.min(lifetimes.revalidateUntilMs, momentMs),
    usableUntilMs: lifetimes.usableUntilMs,
  };
}

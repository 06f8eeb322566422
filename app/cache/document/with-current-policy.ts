import type { FreshnessLifetimes } from '../source/answer';
import { wasRequestedAtOrBefore } from '../source/entry';
import { computeLifetimes } from '../source/freshness';
import type { Tuning } from '../tuning/tuning';
import type { CachedDocument } from './cached-document';
import { computePageLifetimes } from './page-freshness';
import type { PagePart } from './page-part';

export function withCurrentPolicy(document: CachedDocument, tuning: Tuning): CachedDocument {
  const { path, renderedAtMs } = document;
  const pagePurgedUntilMs = tuning.getPagePurgedUntilMs(path);
  const judged = document.parts.map((part) => judge(part, tuning, pagePurgedUntilMs));
  const parts = judged.map(({ part }) => part);
  const purgedUntilMs = Math.max(-Infinity, ...judged.map((part) => part.purgedUntilMs));
  const isPurged = renderedAtMs <= pagePurgedUntilMs || purgedUntilMs > -Infinity;
  const lifetimes = computePageLifetimes({ ...document, parts });
  // The document was made before the purge was known, so it is served only if rendering fails.
  return {
    ...document,
    parts,
    lifetimes: isPurged ? endFreshnessAt(lifetimes, Math.max(purgedUntilMs, pagePurgedUntilMs)) : lifetimes,
  };
}

/** The part by the current policy, with the time of the purge that reaches it; -Infinity without one. */
function judge(part: PagePart, tuning: Tuning, pagePurgedUntilMs: number) {
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

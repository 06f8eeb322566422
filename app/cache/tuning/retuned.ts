import type { Windows } from '../answer';
import type { CachedDocument } from '../cached-document';
import { wasAskedBy } from '../entry';
import { windowsOf } from '../freshness';
import { pageWindows } from '../page-freshness';
import type { PagePart } from '../page-part';
import type { Tuning } from './tuning';

/** A document that was made under another tuning, judged by this one: its parts, and the whole. */
export function retuned(document: CachedDocument, tuning: Tuning): CachedDocument {
  const { path, status, renderedAtMs } = document;
  const pagePurgedUntilMs = tuning.pagePurgedUntilMs(path);
  const judged = document.parts.map((part) => judge(part, tuning, pagePurgedUntilMs));
  const parts = judged.map(({ part }) => part);
  const purgedUntilMs = Math.max(-Infinity, ...judged.map((part) => part.purgedUntilMs));
  const isPurged = renderedAtMs <= pagePurgedUntilMs || purgedUntilMs > -Infinity;
  const windows = pageWindows(parts, status, renderedAtMs);
  // Made when the purge was not known yet: whatever else is true of it, it may stand in and no more.
  return {
    ...document,
    parts,
    windows: isPurged ? past(windows, Math.max(purgedUntilMs, pagePurgedUntilMs)) : windows,
  };
}

interface JudgedPart {
  readonly part: PagePart;
  /** The purge that reaches the part; -Infinity when none does. */
  readonly purgedUntilMs: number;
}

function judge(part: PagePart, tuning: Tuning, pagePurgedUntilMs: number): JudgedPart {
  if (part.copy === undefined) return { part, purgedUntilMs: -Infinity };
  const { request } = part.copy;
  const untilMs = Math.max(tuning.purgedUntilMs(request), pagePurgedUntilMs);
  return {
    part: { ...part, windows: windowsOf(part.copy, tuning.policyOf(request), untilMs) },
    purgedUntilMs: wasAskedBy(part.copy, untilMs) ? untilMs : -Infinity,
  };
}

function past({ freshUntilMs, revalidateUntilMs, usableUntilMs }: Windows, momentMs: number): Windows {
  return {
    freshUntilMs: Math.min(freshUntilMs, momentMs),
    revalidateUntilMs: Math.min(revalidateUntilMs, momentMs),
    usableUntilMs,
  };
}

import type { Windows } from './answer';
import type { PagePart } from './page-part';

const SECOND_MS = 1000;

/**
 * A page with a failed part is tried again soon: it may be served while a new one is made, but is gone after 15 seconds.
 * A part whose last good value stands in for a failing upstream counts as failed.
 */
const WITH_FAILED_PART = { freshMs: 5 * SECOND_MS, servedMs: 15 * SECOND_MS };

/** A page that reads nothing changes with a deployment, or with the day it shows. */
const WITHOUT_SOURCES = { freshMs: 300 * SECOND_MS, servedMs: 3900 * SECOND_MS, usableMs: 90_000 * SECOND_MS };

/** A page that was not found: long enough to blunt a storm, short enough that a new page appears. */
const NOT_FOUND_MS = 60 * SECOND_MS;

/** How long a page may be kept: no longer than the shortest of its parts allows, in each respect. */
export function pageWindows(parts: readonly PagePart[], status: number, nowMs: number): Windows {
  const windows =
    parts.length === 0
      ? windowsWithoutSources(nowMs)
      : earliest(
          parts.map(({ windows }) => windows),
          nowMs,
        );
  return status === 404 ? earliest([windows, only(nowMs + NOT_FOUND_MS)], nowMs) : windows;
}

function earliest(all: readonly (Windows | undefined)[], nowMs: number): Windows {
  const counted = all.map((windows) =>
    windows === undefined || nowMs >= windows.revalidateUntilMs ? windowsWithFailedPart(windows, nowMs) : windows,
  );
  const least = (pick: (windows: Windows) => number) => Math.min(...counted.map(pick));
  const freshUntilMs = least((windows) => windows.freshUntilMs);
  const revalidateUntilMs = least((windows) => windows.revalidateUntilMs);
  return { freshUntilMs, revalidateUntilMs, usableUntilMs: least((windows) => windows.usableUntilMs) };
}

/** A value that stands in never does so beyond its own bound. */
function windowsWithFailedPart(standIn: Windows | undefined, nowMs: number): Windows {
  const boundMs = standIn?.usableUntilMs ?? Infinity;
  const untilMs = Math.min(nowMs + WITH_FAILED_PART.servedMs, boundMs);
  const freshUntilMs = Math.min(nowMs + WITH_FAILED_PART.freshMs, boundMs);
  return { freshUntilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs };
}

function windowsWithoutSources(nowMs: number): Windows {
  return {
    freshUntilMs: nowMs + WITHOUT_SOURCES.freshMs,
    revalidateUntilMs: nowMs + WITHOUT_SOURCES.servedMs,
    usableUntilMs: nowMs + WITHOUT_SOURCES.usableMs,
  };
}

function only(untilMs: number): Windows {
  return { freshUntilMs: untilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs };
}

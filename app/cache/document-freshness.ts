import type { LedgerLine } from './answer';
import { policies } from './policies';

/** How long a page may be kept, counted from the moment it was made; whole seconds. */
export interface DocumentFreshness {
  readonly freshSeconds: number;
  readonly staleWhileRevalidateSeconds: number;
  readonly staleIfErrorSeconds: number;
}

/** A page with a part that failed, or that stands in for a failed one, is made again soon. */
const degradedSeconds = 15;
/** A page that reads no source changes with a deploy only, and a deploy has keys of its own. */
const sourcelessFreshness: DocumentFreshness = {
  freshSeconds: policies.standings.freshSeconds,
  staleWhileRevalidateSeconds: policies.standings.staleWhileRevalidateSeconds,
  staleIfErrorSeconds: policies.standings.staleIfErrorSeconds,
};

/**
 * The freshness of a page: the least of what its parts have left. Nothing of it is written by hand, so a page can neither
 * outlive the data it shows nor be thrown away sooner.
 */
export function documentFreshness(lines: readonly LedgerLine[], nowMs: number): DocumentFreshness {
  if (lines.length === 0) return sourcelessFreshness;
  const parts = lines.map((line) => partFreshness(line, nowMs));
  return {
    freshSeconds: least(parts, 'freshSeconds'),
    staleWhileRevalidateSeconds: least(parts, 'staleWhileRevalidateSeconds'),
    staleIfErrorSeconds: least(parts, 'staleIfErrorSeconds'),
  };
}

function partFreshness({ answer }: LedgerLine, nowMs: number): DocumentFreshness {
  const degraded = { freshSeconds: degradedSeconds, staleWhileRevalidateSeconds: 0, staleIfErrorSeconds: 0 };
  if (answer.status === 'failed') {
    return answer.freshUntilMs === null
      ? degraded
      : { ...degraded, freshSeconds: secondsUntil(answer.freshUntilMs, nowMs) };
  }
  const freshSeconds = secondsUntil(answer.freshUntilMs, nowMs);
  if (nowMs >= answer.revalidateUntilMs) return degraded;
  return {
    freshSeconds,
    staleWhileRevalidateSeconds: secondsUntil(answer.revalidateUntilMs, nowMs) - freshSeconds,
    staleIfErrorSeconds: secondsUntil(answer.usableUntilMs, nowMs) - freshSeconds,
  };
}

/** Rounded down: a page must not claim a moment that its data does not have. */
function secondsUntil(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((untilMs - nowMs) / 1000));
}

function least(parts: readonly DocumentFreshness[], name: keyof DocumentFreshness): number {
  return Math.min(...parts.map((part) => part[name]));
}

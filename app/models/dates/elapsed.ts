import { formatCount } from '~/models/text/format-count';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, in words: `5 minutes ago`, `2 hours ago`. `null` when that was a day ago or more, or has
 * not happened yet: then its date says more.
 */
export function elapsedText(thenMs: number, nowMs: number): string | null {
  const elapsedMs = nowMs - thenMs;
  if (elapsedMs < 0 || elapsedMs >= DAY) return null;
  if (elapsedMs < MINUTE) return 'Just now';
  return elapsedMs < HOUR ? count(elapsedMs / MINUTE, 'minute') : count(elapsedMs / HOUR, 'hour');
}

function count(exact: number, unit: string): string {
  return `${formatCount(Math.floor(exact), unit)} ago`;
}

import { formatCount } from '~/models/text/format-count';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/time-units';

/** `5 minutes ago`, `2 hours ago`; `null` for a future time, or a day or more ago. */
export function formatElapsed(thenMs: number, nowMs: number): string | null {
  const elapsedMs = nowMs - thenMs;
  if (elapsedMs < 0 || elapsedMs >= DAY_MS) return null;
  if (elapsedMs < MINUTE_MS) return 'Just now';
  return elapsedMs < HOUR_MS ? count(elapsedMs / MINUTE_MS, 'minute') : count(elapsedMs / HOUR_MS, 'hour');
}

function count(exact: number, unit: string): string {
  return `${formatCount(Math.floor(exact), unit)} ago`;
}

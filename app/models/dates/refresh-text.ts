import { HOUR_SECONDS, MINUTE_SECONDS } from '~/time-units';

/** An interval in words: `every 45 seconds`, `every 3 minutes`, `every hour`. */
export function formatInterval(seconds: number): string {
  if (seconds % HOUR_SECONDS === 0) return formatCounted(seconds / HOUR_SECONDS, 'hour');
  return seconds % MINUTE_SECONDS === 0
    ? formatCounted(seconds / MINUTE_SECONDS, 'minute')
    : formatCounted(seconds, 'second');
}

function formatCounted(count: number, unit: string): string {
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}

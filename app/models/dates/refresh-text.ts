const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something happens, in words: `every 45 seconds`, `every 3 minutes`, `every hour`. */
export function everyText(seconds: number): string {
  if (seconds % HOUR === 0) return counted(seconds / HOUR, 'hour');
  return seconds % MINUTE === 0 ? counted(seconds / MINUTE, 'minute') : counted(seconds, 'second');
}

function counted(count: number, unit: string): string {
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}

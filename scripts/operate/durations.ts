const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

const LETTERS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3600, d: 86_400 };

/** A duration in its two largest non-zero units: `3 min 20 s`, `2 h`, `6 d 4 h`. Under a second: `0 s`. */
export function formatDuration(seconds: number): string {
  let left = Math.max(0, Math.floor(seconds));
  const largest = UNITS.findIndex(([, size]) => left >= size);
  if (largest < 0) return '0 s';
  const parts = UNITS.slice(largest, largest + 2).flatMap(([name, size]) => {
    const count = Math.floor(left / size);
    left %= size;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return parts.join(' ');
}

export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 10_000 ? `${Math.round(milliseconds)} ms` : formatDuration(milliseconds / 1000);
}

/** `3 min ago`, `in 2 h`, `now`. */
export function formatMoment(momentMs: number, nowMs: number): string {
  const seconds = Math.trunc((momentMs - nowMs) / 1000);
  if (seconds === 0) return 'now';
  return seconds < 0 ? `${formatDuration(-seconds)} ago` : `in ${formatDuration(seconds)}`;
}

/** Parses `90s`, `15m`, `6h` or `2d` into milliseconds; `undefined` for other text. */
export function parseDuration(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})(s|m|min|h|d)$/.exec(text) ?? [];
  const seconds = unit === undefined ? undefined : LETTERS[unit];
  return seconds === undefined || Number(count) === 0 ? undefined : Number(count) * seconds * 1000;
}

/** `920 B`, `14 kB`, `2.3 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

import type { GameTime } from './game';

/** `7:00 PM`, the feed's own words when they name no time of day, `TBA` when there are none. */
export function formatTime(time: GameTime | null): string {
  if (time === null) return 'TBA';
  if (time.minutesOfDay === null) return time.text;
  const hour = Math.floor(time.minutesOfDay / 60);
  const minute = String(time.minutesOfDay % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Earlier first; games without a time of day come last. */
export function compareTimes(a: GameTime | null, b: GameTime | null): number {
  const minutes = (time: GameTime | null) => time?.minutesOfDay ?? Number.MAX_SAFE_INTEGER;
  return minutes(a) - minutes(b);
}

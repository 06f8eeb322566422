import type * as z from 'zod';
import { parseCalledOff, type GameTime } from '~/models/games/game';
import { text } from '../wire';

/** Parses `7:00 PM`, `19:00`, `7 PM`, `4:30`. A bare hour from 1 to 8 is in the afternoon. `TBA` and midnight give `null`. */
export function clockTime(): z.ZodType<GameTime | null> {
  return text().transform(readClockTime);
}

function readClockTime(words: string): GameTime | null {
  if (words === '' || /^(?:tba|tbd)\b/i.test(words)) return null;
  const minutesOfDay = parseMinutesAfterMidnight(words);
  return minutesOfDay === 0 ? null : { minutesOfDay, text: parseCalledOff(words) ?? words };
}

function parseMinutesAfterMidnight(words: string): number | null {
  const time = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?(?:([ap])\.? ?m\.?)?$/i.exec(words);
  if (!time) return null;
  const [hour, minute] = [Number(time[1]), Number(time[2] ?? '0')];
  const half = time[3]?.toLowerCase();
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  return toHourOfDay(hour, half) * 60 + minute;
}

function toHourOfDay(hour: number, half: string | undefined): number {
  if (half === 'p') return (hour % 12) + 12;
  if (half === 'a') return hour % 12;
  return hour >= 1 && hour <= 8 ? hour + 12 : hour;
}

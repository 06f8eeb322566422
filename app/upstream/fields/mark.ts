import type * as z from 'zod';
import { optionalText } from '../wire';

/** A number or the letters in its place: `380` (also `"380.0"`), `T2`, `WD`; empty is `null`. */
export function mark(): z.ZodType<string | null> {
  return optionalText().transform((value) => value?.replace(/^(\d+)\.0+$/, '$1') ?? null);
}

/** The result of a game in words such as `Won`, `L` or `tie`; `null` for other words. */
export function parseResult(words: string): 'W' | 'L' | 'T' | null {
  const letter = words.charAt(0).toUpperCase();
  return letter === 'W' || letter === 'L' || letter === 'T' ? letter : null;
}

/** `OT` for `ot` and `1OT`, `3OT` for `3-OT`. */
export function spellOvertime(words: string): string {
  const [isOvertime, periods = '1'] = /^(?:(\d{1,2})[ -]?)?ot$/i.exec(words) ?? [];
  if (isOvertime === undefined) return words;
  return periods === '1' ? 'OT' : `${periods}OT`;
}

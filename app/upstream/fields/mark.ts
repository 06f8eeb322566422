import type * as z from 'zod';
import { optionalText } from '../wire';

/** A number, or letters in its place, as text: `380` (also of `"380.0"`), `T2`, `WD`; empty is `null`. */
export function mark(): z.ZodType<string | null> {
  return optionalText().transform((value) => value?.replace(/^(\d+)\.0+$/, '$1') ?? null);
}

/** A class such as `2A`, also sent as `2a` or `Class 2A`; other words are unchanged. */
export function classId(): z.ZodType<string | null> {
  return optionalText().transform((words) => /^(?:class )?(\d+a)$/i.exec(words ?? '')?.[1]?.toUpperCase() ?? words);
}

/** The result of a game in words such as `Won`, `L 1-3` or `tie`; `null` for other words, such as `TBD`. */
export function parseResult(words: string): 'W' | 'L' | 'T' | null {
  const [, letter] = /^([wlt])(?:f|in|on|oss|ost|ie|ied)?\b/i.exec(words) ?? [];
  return letter === undefined ? null : (letter.toUpperCase() as 'W' | 'L' | 'T');
}

/** `OT` for `ot` and `1OT`, `3OT` for `3-OT`. */
export function spellOvertime(words: string): string {
  const [isOvertime, periods = '1'] = /^(?:(\d{1,2})[ -]?)?ot$/i.exec(words) ?? [];
  if (isOvertime === undefined) return words;
  return periods === '1' ? 'OT' : `${periods}OT`;
}

/** What follows the word: `2ot` of `final/2ot` and `final (2ot)`; empty without more. */
export function readAfterFinal(words: string): string {
  return words.replace(/^final\W*|\W+$/gi, '');
}

import type * as z from 'zod';
import { optionalText } from '../wire';

/** The division that somebody sits for. It comes as `Division 2` and as `2`. */
export function division(): z.ZodType<string | null> {
  return optionalText().transform((words) => (words !== null && /^\d+$/.test(words) ? `Division ${words}` : words));
}

/** The year in which a term ends, `YYYY`. Terms end with a date or are given as a year. */
export function termEnd(): z.ZodType<string | null> {
  return optionalText().transform((words) => /\b(?:19|20)\d{2}\b/.exec(words ?? '')?.[0] ?? null);
}

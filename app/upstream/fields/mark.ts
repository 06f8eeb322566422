import type * as z from 'zod';
import { optionalText } from '../wire';

/** A figure, or the letters that stand for one: `380` (also as `"380.0"`), `T2`, `WD`; nothing is `null`. */
export function mark(): z.ZodType<string | null> {
  return optionalText().transform((value) => value?.replace(/^(\d+)\.0+$/, '$1') ?? null);
}

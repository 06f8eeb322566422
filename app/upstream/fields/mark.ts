import type * as z from 'zod';
import { optionalText } from '../wire';

/** A number or the letters in its place: `380` (also `"380.0"`), `T2`, `WD`; empty is `null`. */
export function mark(): z.ZodType<string | null> {
  return optionalText().transform((value) => value?.replace(/^(\d+)\.0+$/, '$1') ?? null);
}

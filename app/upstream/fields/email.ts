import type * as z from 'zod';
import { optionalText } from '../wire';

/** An email address that a `mailto:` link can take; words such as `ask the office` are `null`. */
export function emailAddress(): z.ZodType<string | null> {
  return optionalText().transform((address) => (/^[^\s@]+@[^\s@]+$/.test(address ?? '') ? address : null));
}

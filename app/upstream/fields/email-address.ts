import type * as z from 'zod';
import { text } from '../wire';

/** A plain e-mail address; anything else is `null`. */
export function emailAddress(): z.ZodType<string | null> {
  return text().transform((address) => (/^[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[a-z]+$/i.test(address) ? address : null));
}

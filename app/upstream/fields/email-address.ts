import type * as z from 'zod';
import { text } from '../wire';

/** Allowed characters; none that would add fields to a message or lead elsewhere. */
const plainAddress = /^[^\s@<>()"',:;?&]+@[^\s@<>()"',:;?&]+\.[a-z]+$/i;

/** A plain e-mail address; anything else is `null`. */
export function emailAddress(): z.ZodType<string | null> {
  return text().transform((address) => (plainAddress.test(address) ? address : null));
}

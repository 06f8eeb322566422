import type * as z from 'zod';
import { optionalText } from '../wire';

/** Fields of the last line of an address. Upstream writes some ZIP codes as numbers, a few as `60001.0`. */
export function cityFields(): {
  readonly city: z.ZodType<string | null>;
  readonly state: z.ZodType<string | null>;
  readonly zip: z.ZodType<string | null>;
} {
  return {
    city: optionalText(),
    state: optionalText(),
    zip: optionalText().transform((code) => code?.replace(/\.0+$/, '') ?? null),
  };
}

/** Last line of an address, `Ashgrove, PS 50123`; `null` if unknown. */
export function joinCityLine(parts: Readonly<Record<'city' | 'state' | 'zip', string | null>>): string | null {
  const stateAndZip = [parts.state, parts.zip].filter(Boolean).join(' ');
  return [parts.city, stateAndZip].filter(Boolean).join(', ') || null;
}

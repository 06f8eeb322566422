import { type Read, optionalText } from '../wire';

/** Fields of the last line of an address. Upstream writes some ZIP codes as numbers, a few as `60001.0`. */
export function cityFields() {
  return {
    city: optionalText(),
    state: optionalText(),
    zip: optionalText().transform((code) => code?.replace(/\.0+$/, '') ?? null),
  };
}

/** Last line of an address, `Ashgrove, PS 50123`; `null` if unknown. */
export function joinCityLine({ city, state, zip }: Read<ReturnType<typeof cityFields>>): string | null {
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}

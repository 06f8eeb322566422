import { defineTextField, httpUrl, optionalText, type Read } from '../wire';
import { mark } from './mark';
import { saysNothing } from './plain-text';

/** A web address as somebody typed it. */
export interface Website {
  readonly text: string;
  /** `null` where the text is no complete http or https address; then it is shown as text. */
  readonly url: string | null;
}

/** A complete http or https address, or a bare host, which gets https. The text is kept in every case. */
export const website = defineTextField((text): Website | null => {
  if (saysNothing(text)) return null;
  const url = /\s/.test(text) ? null : httpUrl().parse(text);
  return { text: url === null ? text : text.replace(/^https?:\/\/(?:www\.)?|\/$/gi, ''), url };
});

/** An e-mail address without characters that would add fields to a message or lead elsewhere. */
export const plainAddress = /^[^\s@<>()"',:;?&]+@[^\s@<>()"',:;?&]+\.[a-z]+$/i;

/** A plain e-mail address; anything else is `null`. */
export const emailAddress = defineTextField((address) => (plainAddress.test(address) ? address : null));

/** Fields of the last line of an address. Upstream writes some ZIP codes as numbers, a few as `60001.0`. */
export const cityFields = () => ({ city: optionalText(), state: optionalText(), zip: mark() });

/** Last line of an address, `Ashgrove, PS 50123`; `null` if unknown. */
export function joinCityLine({ city, state, zip }: Read<ReturnType<typeof cityFields>>): string | null {
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}

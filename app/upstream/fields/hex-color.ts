import { defineTextField } from '../wire';

/** `#1f5a3c` from `#fff`, `FFF` and `rgb(31, 90, 60)`; anything else is `null`, so that the result is safe in a drawing. */
export const hexColor = defineTextField((words) => parseHex(words) ?? parseChannels(words));

function parseHex(value: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function parseChannels(value: string): string | null {
  const channels = /^rgb\((\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})\)$/i.exec(value)?.slice(1).map(Number);
  if (channels === undefined || channels.some((channel) => channel > 255)) return null;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

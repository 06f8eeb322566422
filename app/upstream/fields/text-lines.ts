import * as z from 'zod';
import { text } from '../wire';

/** Lines of a text, each read by `text`, without blank ones. */
export function textLines(): z.ZodType<string[]> {
  return z.unknown().transform((value) => {
    const lines = typeof value === 'string' ? value.split(/\r\n|[\r\n]|<br\s*\/?>/i) : [value];
    return lines.map((line) => text().parse(line)).filter((line) => line !== '');
  });
}

import * as z from 'zod';
import { text } from '../wire';

/** Text of several lines, each as `text` reads it; blank lines are left out. */
export function textLines(): z.ZodType<string[]> {
  return z.unknown().transform((value) => {
    const lines = typeof value === 'string' ? value.split(/\r\n|[\r\n]|<br\s*\/?>/i) : [value];
    return lines.map((line) => text().parse(line)).filter((line) => line !== '');
  });
}

import type * as z from 'zod';
import type { Website } from '~/models/schools/school-detail';
import { httpUrl, optionalText } from '../wire';

/**
 * A website that somebody typed into a form. Only a complete http or https address is a link: without a scheme nobody knows
 * where the site answers, and `javascript:` is no address at all. The text is kept in every case.
 */
export function website(): z.ZodType<Website | null> {
  return optionalText().transform((text) => {
    if (text === null) return null;
    const url = /^https?:\/\//i.test(text) ? httpUrl().parse(text) : null;
    return { text: url === null ? text : text.replace(/^https?:\/\/(?:www\.)?|\/$/gi, ''), url };
  });
}

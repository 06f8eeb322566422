import type * as z from 'zod';
import type { Website } from '~/models/schools/school-detail';
import { httpUrl, optionalText } from '../wire';

/**
 * A website that somebody typed into a form. Only a complete http or https address is a link: without a scheme nobody knows
 * where the site answers, and `javascript:` is no address at all. The text is kept in every case.
 * @param missingScheme of lists whose addresses without a scheme are known to answer with this one
 */
export function website(missingScheme?: 'https'): z.ZodType<Website | null> {
  return optionalText().transform((text) => {
    if (text === null) return null;
    // A bare host becomes an https address; anything else stays what it is.
    const isComplete = missingScheme === 'https' || /^https?:\/\//i.test(text);
    const url = isComplete ? httpUrl().parse(text) : null;
    return { text: url === null ? text : text.replace(/^https?:\/\/(?:www\.)?|\/$/gi, ''), url };
  });
}

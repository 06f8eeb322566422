import * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import { toPlainText, type RichText } from '~/models/content/rich-text';
import { toRichText } from './fields/rich-text';
import { refuse } from './wire';

/* Season summaries of a school: a page of the old server, {LEGACY_BASE_URL}/schools/records/{schoolId}.htm. */

/** The old server's answer, with status 200, for a missing page. */
const notPosted = /has not been posted yet/i;

/** Empty while nothing is posted. Every page of the old server has a heading, so any other answer is invalid. */
function recordsPage(context: WireContext): z.ZodType<RichText> {
  return z.string().transform((html, refusal) => {
    const text = toRichText(html, context);
    if (text?.some((node) => typeof node !== 'string' && node.tag === 'heading') === true) {
      return notPosted.test(toPlainText(text)) ? [] : text;
    }
    return refuse(refusal, 'is no page of records');
  });
}

export const seasonRecords = defineSource({
  name: 'school-records.seasons',
  sample: { schoolId: '0101' },
  base: 'legacy',
  format: 'html',
  buildPath: ({ schoolId }) => `/schools/records/${encodeURIComponent(schoolId)}.htm`,
  policy: 'reference',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: (context: WireContext) => recordsPage(context),
});

import * as z from 'zod';
import { defineSource, type SourceParams, type WireContext } from '~/cache/define-source';
import { toPlainText, type RichText } from '~/models/content/rich-text';
import { toRichText } from './fields/rich-text';

/* Season summaries of a school: a page of the old server, {LEGACY_BASE_URL}/schools/records/{schoolId}.htm. */

interface SchoolParams extends SourceParams {
  /** Zero-padded, such as `0101`. */
  readonly schoolId: string;
}

/** The old server's answer, with status 200, for a missing page. */
const notPosted = /has not been posted yet/i;

/** Empty while nothing is posted. Every page of the old server has a heading, so any other answer is invalid. */
function recordsPage(context: WireContext): z.ZodType<RichText> {
  return z.string().transform((html, refusal) => {
    const text = toRichText(html, context);
    if (text?.some((node) => typeof node !== 'string' && node.tag === 'heading') === true) {
      return notPosted.test(toPlainText(text)) ? [] : text;
    }
    refusal.addIssue({ code: 'custom', message: 'is no page of records' });
    return z.NEVER;
  });
}

export const seasonRecords = defineSource<SchoolParams, RichText>({
  name: 'school-records.seasons',
  sample: { schoolId: '0101' },
  base: 'legacy',
  format: 'html',
  path: ({ schoolId }) => `/schools/records/${encodeURIComponent(schoolId)}.htm`,
  policy: 'reference',
  maxUnknownPerMinute: 30,
  schema: (context: WireContext) => recordsPage(context),
});

export const schoolRecordsSources = [seasonRecords];

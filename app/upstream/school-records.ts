import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import { emptyIfNotPosted, htmlPage } from './fields/rich-text';

/* Season summaries of a school: a page of the old server, {LEGACY_BASE_URL}/schools/records/{schoolId}.htm. */

/** Empty while nothing is posted. Every page of the old server has a heading, so any other answer is invalid. */
export const seasonRecords = defineSource({
  name: 'school-records.seasons',
  sample: { schoolId: '0101' },
  base: 'legacy',
  format: 'html',
  buildPath: ({ schoolId }) => `/schools/records/${encodeURIComponent(schoolId)}.htm`,
  policy: 'reference',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: (context: WireContext) =>
    htmlPage(context, ['heading'], 'is no page of records').transform(emptyIfNotPosted),
});

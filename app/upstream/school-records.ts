import { MAX_UNKNOWN_PER_MINUTE } from '~/cache/source/define-source';
import { emptyIfNotPosted, htmlPage } from './fields/rich-text';
import { namedByDirectory } from './schools';
import { defineGroup } from './wire';

/* Season summaries of a school: a page of the old server, {LEGACY_BASE_URL}/schools/records/{schoolId}.htm. */

/** Empty while nothing is posted. Every page of the old server has a heading, so any other answer is invalid. */
export const seasonRecords = defineGroup('school-records', 'reference')(
  'seasons',
  '/schools/records/{schoolId}.htm',
  (context) => htmlPage(context, ['heading'], 'is no page of records').transform(emptyIfNotPosted),
  {
    sample: { schoolId: '0101' },
    base: 'legacy',
    format: 'html',
    maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
    namedBy: namedByDirectory,
  },
);

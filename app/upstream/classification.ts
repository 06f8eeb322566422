import { MEBIBYTE, type WireContext } from '~/cache/source/define-source';
import { compareByName } from '~/models/text/text-order';
import { markedNumber } from './fields/stat-figure';
import { type RowOf, dataRows, flag, httpUrl, rowKey, text, wireObject, defineGroup } from './wire';

/* Enrollments of all schools: GET /v1/classification/enrollments. */

function schoolEnrollment(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'SchoolID'],
    name: [text({ required: 'has no name' }), `Name${context.product}`],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    /** Counted students. */
    actual: [markedNumber(), 'EnrollmentString'],
    /** Enrollment for sports in which the multiplier applies. */
    counted: [markedNumber(), 'Enrollment'],
    isMultiplied: [flag(), 'multiplied'],
  });
}

/** Facts by which a school is classified. */
export type SchoolEnrollment = RowOf<typeof schoolEnrollment>;

/** The longest answer of the API. Fields that no page shows are left out. */
export const enrollments = defineGroup('classification', 'directory')(
  'enrollments',
  '/v1/classification/enrollments',
  (context) =>
    dataRows(context, schoolEnrollment(context)).transform((rows) =>
      [...new Map(rows.map((row) => [row.id, row])).values()].sort(compareByName),
    ),
  { maxBytes: 8 * MEBIBYTE },
);

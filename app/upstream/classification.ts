import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { Enrollments, SchoolEnrollment } from '~/models/schools/classification';
import { compareByName } from '~/models/text/text-order';
import { dataRows, decimal, flag, httpUrl, identifier, nestedRows, text, wireObject } from './wire';

/* Enrollments and classes of all schools: GET /v1/classification/enrollments. */

const MEBIBYTE = 1024 * 1024;
/** Some 800 schools in up to 50 sports and activities each. */
const MAX_ROWS = 60_000;

interface WireClass {
  readonly activity: string;
  readonly classId: string;
  readonly isMultiplied: boolean;
}

type WireSchool = Omit<SchoolEnrollment, 'classes'> & { readonly classes: readonly WireClass[] };

function listedClass(): z.ZodType<WireClass> {
  const required = (missing: string) => text().pipe(z.string().min(1, { error: missing }));
  return wireObject(
    { activity: required('has no activity'), classId: required('has no class'), isMultiplied: flag() },
    { activity: ['ActivityName'], classId: ['Class'], isMultiplied: ['multiplied'] },
  );
}

function schoolEnrollment(context: WireContext): z.ZodType<WireSchool> {
  return wireObject(
    {
      id: identifier(),
      name: text().pipe(z.string().min(1, { error: 'has no name' })),
      logoUrl: httpUrl(context),
      actual: decimal(),
      counted: decimal(),
      isMultiplied: flag(),
      classes: nestedRows(context, listedClass()),
    },
    {
      id: ['SchoolID'],
      name: [`Name${context.product}`, 'nameFormal'],
      logoUrl: ['schoolLogo'],
      actual: ['EnrollmentString'],
      counted: ['Enrollment'],
      isMultiplied: ['multiplied'],
      classes: ['Classifications'],
    },
  );
}

/** All schools by name. The longest answer of the API: what rows have in common is kept once. */
export const enrollments = defineSource<Record<string, string>, Enrollments>({
  name: 'classification.enrollments',
  path: () => '/v1/classification/enrollments',
  policy: 'directory',
  maxBytes: 8 * MEBIBYTE,
  maxRows: MAX_ROWS,
  isEmpty: ({ schools }) => schools.length === 0,
  schema: (context: WireContext) => dataRows(context, schoolEnrollment(context)).transform(toEnrollments),
});

function toEnrollments(rows: readonly WireSchool[]): Enrollments {
  const places = new Map<string, number>();
  const rankActivity = (activity: string) => {
    const place = places.get(activity) ?? places.size;
    places.set(activity, place);
    return place;
  };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const schools = [...byId.values()].map(({ classes, ...row }) => ({
    ...row,
    classes: classes.map(
      ({ activity, classId, isMultiplied }) => [rankActivity(activity), classId, isMultiplied] as const,
    ),
  }));
  schools.sort(compareByName);
  return { activities: [...places.keys()], schools };
}

export const classificationSources = [enrollments];

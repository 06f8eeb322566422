import type { WireContext } from '~/cache/define-source';
import { website } from './fields/contact';
import {
  type RowOf,
  defineRows,
  decimal,
  identifier,
  nestedRows,
  optionalIdentifier,
  optionalText,
  text,
  wireObject,
} from './wire';

/* Conferences of the state's schools: GET /v1/misc/conferences. */

function school({ product }: WireContext) {
  return wireObject({
    id: [identifier(), 'SchoolID'],
    name: [text({ required: 'has no name' }), `Name${product}`],
    enrollment: decimal(),
  });
}

export type ConferenceSchool = RowOf<typeof school>;

function conference(context: WireContext) {
  return wireObject({
    id: [identifier(), 'ConferenceID'],
    name: [text({ required: 'has no name' }), 'ConferenceName'],
    president: optionalText(),
    presidentSchoolId: optionalIdentifier(),
    presidentSchoolName: optionalText(),
    contact: optionalText(),
    contactSchoolId: optionalIdentifier(),
    contactSchoolName: optionalText(),
    url: website(),
    memberSchools: nestedRows(context, school(context)),
  }).transform((row) => ({
    id: row.id,
    name: row.name,
    president: toOfficer(row.president, row.presidentSchoolName, row.presidentSchoolId),
    contact: toOfficer(row.contact, row.contactSchoolName, row.contactSchoolId),
    /** The conference's own website. */
    url: row.url?.url ?? null,
    schools: row.memberSchools,
  }));
}

export type Conference = RowOf<typeof conference>;

/** An officer, or the responsible school while nobody is named; `null` where neither is known. */
function toOfficer(name: string | null, school: string | null, schoolId: string | null) {
  return name === null && school === null ? null : { name, school, schoolId };
}

export type ConferenceOfficer = NonNullable<ReturnType<typeof toOfficer>>;

export const allConferences = defineRows('conferences.all', '/v1/misc/conferences', 'directory', conference);

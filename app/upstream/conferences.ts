import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import type { Conference, ConferenceOfficer, ConferenceSchool } from '~/models/schools/conference';
import { website } from './fields/contact';
import {
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

function school({ product }: WireContext): z.ZodType<ConferenceSchool> {
  return wireObject({
    id: [identifier(), 'SchoolID'],
    name: [text({ required: 'has no name' }), `Name${product}`],
    enrollment: decimal(),
  });
}

function conference(context: WireContext): z.ZodType<Conference> {
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
    url: row.url?.url ?? null,
    schools: row.memberSchools,
  }));
}

/** @returns `null` where neither a name nor a school is known */
function toOfficer(name: string | null, schoolName: string | null, schoolId: string | null): ConferenceOfficer | null {
  return name === null && schoolName === null ? null : { name, school: schoolName, schoolId };
}

export const allConferences = defineRows('conferences.all', '/v1/misc/conferences', 'directory', conference);

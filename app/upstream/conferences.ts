import type { WireContext } from '~/cache/source/define-source';
import { website } from './fields/contact';
import { markedNumber } from './fields/stat-figure';
import {
  type Read,
  type RowOf,
  rowKey,
  nestedRows,
  optionalIdentifier,
  optionalText,
  text,
  wireObject,
  defineGroup,
  readRows,
} from './wire';

/* Conferences of the state's schools: GET /v1/misc/conferences. */

function school({ product }: WireContext) {
  return wireObject({
    id: [rowKey(), 'SchoolID'],
    name: [text({ required: 'has no name' }), `Name${product}`],
    enrollment: markedNumber(),
  });
}

export type ConferenceSchool = RowOf<typeof school>;

function conference(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'ConferenceID'],
    name: [text({ required: 'has no name' }), 'ConferenceName'],
    president: officer('president', 'presidentSchoolName', 'presidentSchoolId'),
    contact: officer('contact', 'contactSchoolName', 'contactSchoolId'),
    /** The conference's own website. */
    url: website().transform((link) => link?.url ?? null),
    schools: [nestedRows(context, school(context)), 'memberSchools'],
  }).transform((row) => ({ ...row, president: withOfficer(row.president), contact: withOfficer(row.contact) }));
}

export type Conference = RowOf<typeof conference>;

function officer(name: string, schoolName: string, schoolId: string) {
  return {
    name: [optionalText(), name],
    school: [optionalText(), schoolName],
    schoolId: [optionalIdentifier(), schoolId],
  } as const;
}

/** An officer of a conference, or the responsible school while nobody is named. */
export type ConferenceOfficer = Read<ReturnType<typeof officer>>;

function withOfficer(told: ConferenceOfficer): ConferenceOfficer | null {
  return told.name === null && told.school === null ? null : told;
}

export const allConferences = defineGroup('conferences', 'directory')(
  'all',
  '/v1/misc/conferences',
  readRows(conference),
);

import * as z from 'zod';
import { MAX_UNKNOWN_PER_MINUTE, type NamedBy, type WireContext } from '~/cache/source/define-source';
import { compareText } from '~/models/text/text-order';
import { website } from './fields/contact';
import { mark } from './fields/mark';
import { assignSchoolIds, distinctRows } from './fields/rows';
import { staffGroups } from './fields/school-staff';
import { markedNumber } from './fields/stat-figure';
import {
  type RowOf,
  flag,
  httpUrl,
  identifier,
  rowKey,
  nestedRows,
  optionalIdentifier,
  optionalText,
  text,
  wholeNumber,
  wireObject,
  refuse,
  defineGroup,
  readRows,
  readFirstRow,
} from './wire';

/* Member schools: GET /v1/schools, /schools-by-district, /{id}, /{id}/staff and /{id}/entries. */

const define = defineGroup('schools', 'directory');
/** The directory names all schools. */
export const namedByDirectory: NamedBy<{ readonly schoolId: string }> = {
  getName: ({ schoolId }) => schoolId,
  sources: ['schools.all'],
  listRequests: () => [allSchools.with({})],
};
/** What the sources of one school have in common. Ids are padded with zeros. */
const ofSchool = {
  sample: { schoolId: '0101' },
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  namedBy: namedByDirectory,
} as const;

function directorySchool(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'SchoolID'],
    /** `Ashgrove` or `Port Marlow (Peña)`. */
    name: [text({ required: 'has no name' }), `Name${context.product}`, 'nameFormal'],
    directorySort: optionalText(),
    formalName: [optionalText(), 'nameFormal'],
    nickname: optionalText(),
    city: optionalText(),
    logoUrl: [httpUrl(context), 'schoolLogo'],
    type: text(),
    /** Whether it has an attendance area. */
    hasBoundary: flag(),
  }).transform(({ directorySort, type, ...row }) => ({
    ...row,
    /** Sort key in the directory: `Saint Brannock` for `St. Brannock`. */
    sortName: directorySort ?? row.name,
    isPublic: type.toLowerCase() === 'public',
  }));
}

export type DirectorySchool = RowOf<typeof directorySchool>;

/** All schools by their directory names, without duplicates. */
export const allSchools = define(
  'all',
  '/v1/schools',
  (context) =>
    distinctRows(
      directorySchool,
      ({ id }) => id,
    )(context).transform((schools) => schools.sort((a, b) => compareText(a.sortName, b.sortName))),
  { listRowIds: assignSchoolIds, listNames: (schools) => schools.map(({ id }) => id) },
);

function schoolDetail(context: WireContext) {
  return wireObject({
    id: [identifier(), 'SchoolID'],
    /** `Ashgrove High School`. */
    formalName: [text({ required: 'has no name' }), 'NameFormal'],
    logoUrl: [httpUrl(context), 'Logo'],
    address: optionalText(),
    city: optionalText(),
    zip: mark(),
    phone: optionalText(),
    fax: optionalText(),
    website: [website(), 'URL'],
    athleticsWebsite: [website(), 'AthleticsURL'],
    /** Counted students, as upstream writes it. */
    enrollmentText: [optionalText(), 'EnrollmentString'],
    /** Enrollment for classification, multiplied where the multiplier applies. */
    classificationEnrollment: [markedNumber(), 'Enrollment'],
    conferences: conferenceNames(context),
    boysNickname: [optionalText(), 'NicknameBoys'],
    girlsNickname: [optionalText(), 'NicknameGirls'],
    colors: optionalText(),
    /** `Public` or `Private`. */
    publicPrivate: optionalText(),
    /** `Coed`, `Boys` or `Girls`. */
    gender: optionalText(),
    county: optionalText(),
    citiesInDistrict: optionalText(),
    division: mark(),
    district: mark(),
    schoolType: optionalText(),
  });
}

/** One member school. Unknown facts are `null`. */
export type SchoolDetail = RowOf<typeof schoolDetail>;

/** Refuses an answer without a readable name. */
function conferenceNames(context: WireContext): z.ZodType<string[]> {
  const conference = wireObject({ name: [text({ required: 'has no name' }), 'ConferenceName'] });
  return z.unknown().transform((value, refusal) => {
    const names = nestedRows(context, conference)
      .parse(value)
      .map(({ name }) => name);
    if (names.length > 0 || !Array.isArray(value) || value.length === 0) return names;
    return refuse(refusal, 'cannot be read');
  });
}

export const oneSchool = define('one', '/v1/schools/{schoolId}', readFirstRow(schoolDetail), ofSchool);

export const schoolStaff = define('staff', '/v1/schools/{schoolId}/staff', staffGroups, ofSchool);

function schoolEntry() {
  const record = wireObject({
    wins: [wholeNumber(), 'OverallWins'],
    losses: [wholeNumber(), 'OverallLoss'],
    ties: [wholeNumber(), 'OverallTie'],
  });
  return wireObject({
    /** Upstream's code, such as `BKB`. */
    activityId: rowKey(),
    name: [text({ required: 'has no name' }), 'ActivityName'],
    season: optionalText(),
    classId: [optionalText(), 'Class'],
    statsSchoolId: [optionalIdentifier(), 'MaxPrepsID'],
    genderSport: [optionalText(), 'MaxPrepsGenderSport'],
    // A list with one item; most activities have none.
    record: [
      z
        .unknown()
        .transform((value): unknown => (Array.isArray(value) ? value[0] : value))
        .pipe(record.nullish().catch(null)),
      'teamrecord',
    ],
  }).transform(({ record: overall, statsSchoolId, genderSport, ...row }) => ({
    ...row,
    /** `F`, `W` or `S`; activities have another letter or none. */
    season: row.season?.toUpperCase() ?? null,
    record: overall ?? null,
    /** Ids of the team at the provider of prep statistics. */
    statsTeam: statsSchoolId === null || genderSport === null ? null : { schoolId: statsSchoolId, genderSport },
  }));
}

export type SchoolEntry = RowOf<typeof schoolEntry>;

export const schoolEntries = define('entries', '/v1/schools/{schoolId}/entries', readRows(schoolEntry), {
  ...ofSchool,
  policy: 'schedule',
});

function districtSchool({ product }: WireContext) {
  return wireObject({
    name: [text({ required: 'has no name' }), `Name${product}`],
    division: markedNumber(),
    district: markedNumber(),
    county: optionalText(),
  });
}

export type DistrictSchool = RowOf<typeof districtSchool>;

export const schoolsByDistrict = define('by-district', '/v1/schools/schools-by-district', readRows(districtSchool));

import * as z from 'zod';
import { MAX_UNKNOWN_PER_MINUTE, type NamedBy, type WireContext } from '~/cache/source/define-source';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { splitParts } from '~/models/text/split-parts';
import { scheduleRow, parseSchedules } from './fields/football-schedule';
import { bidType, conferenceName, requiredName, winsLosses } from './fields/football-team';
import { assignSchoolIds, distinctRows } from './fields/rows';
import { figure, markedNumber } from './fields/stat-figure';
import {
  type RowOf,
  dataRows,
  describeBody,
  selectFittingRows,
  httpUrl,
  isRecord,
  optionalText,
  rowKey,
  text,
  unwrapData,
  wireObject,
  refuse,
  defineGroup,
} from './wire';

/* Schools and conferences of football, below GET /v1/football and /v1/{sportId}. */

const define = defineGroup('football-schools', 'directory', { listTags: () => [`sport-${playoffSportId}`] });

const schedules = {
  policy: 'schedule',
  unread: { MaxPrepsSchoolID: 'the page of a school links its team at the provider of prep statistics' },
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
} as const;

const getId = ({ id }: { readonly id: string }) => id;

function school(context: WireContext) {
  return wireObject({
    /** Id of the school on the football pages. */
    id: [rowKey(), 'FBSchoolID'],
    name: [requiredName(), 'DisplayName'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
  });
}

export type FootballSchool = RowOf<typeof school>;

export const footballSchools = define('all', '/v1/football/schools', distinctRows(school, getId), {
  listRowIds: assignSchoolIds,
  listNames: (schools) => schools.map(getId),
});

function conference() {
  return wireObject({
    id: [rowKey(), 'FBConferenceID'],
    name: [requiredName(), 'Conference'],
    schoolCount: markedNumber(),
  });
}

export type FootballConference = RowOf<typeof conference>;

export const footballConferences = define('conferences', '/v1/football/conferences', distinctRows(conference, getId), {
  listNames: (conferences) => conferences.map(getId),
});

const namedByConferences: NamedBy<{ readonly conferenceId: string }> = {
  getName: ({ conferenceId }) => conferenceId,
  sources: ['football-schools.conferences'],
  listRequests: () => [footballConferences.with({})],
};

function enrollment(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'FBSchoolID'],
    name: [requiredName(), 'DisplayName'],
    conference: conferenceName(),
    /** Counted enrollment, multiplied where the multiplier applies. */
    enrollment: [markedNumber(), 'EnrollmentFootball'],
    waiver: text(),
    /** Class that follows from the current enrollment; classes are decided after the regular season. */
    tentativeClass: optionalText(),
    /** Class in which the school plays whatever its enrollment. */
    designatedClass: optionalText(),
    logoUrl: [httpUrl(context), 'schoolLogo'],
  }).transform(({ waiver, ...row }) => ({ ...row, isMultiplied: waiver.toUpperCase() === 'N' }));
}

export type FootballEnrollment = RowOf<typeof enrollment>;

const defineEnrollments = (by: string, order: string) =>
  define(`enrollments-by-${by}`, `/v1/football/enrollments/${order}`, distinctRows(enrollment, getId));

export const footballEnrollmentsByName = defineEnrollments('name', 'alpha');
export const footballEnrollmentsBySize = defineEnrollments('size', 'numeric');

function standing(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'FBSchoolID'],
    name: [requiredName(), 'DisplayName'],
    shortName: [optionalText(), 'FBShortName'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    conference: conferenceName(),
    conferenceRecord: winsLosses('winsConference', 'lossesConference'),
    record: winsLosses('winsOverall', 'lossesOverall'),
    /** Total wins of its opponents. */
    opponentsWins: figure(),
    pointsFor: figure(),
    pointsAgainst: figure(),
    bid: [bidType(), 'BidType'],
  });
}

/** A team's place in its conference, and its playoff status. */
export type FootballStanding = RowOf<typeof standing>;

export const footballStandings = define(
  'standings',
  '/v1/football/conference-standings',
  distinctRows(standing, getId),
  { policy: 'standings' },
);

/** Empty for an unknown conference. */
export const conferenceStandings = define(
  'conference-standings',
  '/v1/{sportId}/conference-standings/{conferenceId}',
  distinctRows(standing, getId),
  {
    sample: { sportId: 'football', conferenceId: '12' },
    policy: 'standings',
    maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
    namedBy: namedByConferences,
  },
);

/** `null` for an unknown team. */
export const footballSchedule = define(
  'schedule',
  '/v1/{sportId}/schools/{schoolId}',
  (context, params) =>
    dataRows(context, scheduleRow(context)).transform((rows) => {
      const schedules = parseSchedules(rows);
      // A single row of another team must not replace the rest.
      return schedules.find(({ team }) => team.id === params?.schoolId) ?? schedules[0] ?? null;
    }),
  {
    ...schedules,
    sample: { sportId: 'football', schoolId: '123' },
    namedBy: {
      getName: ({ schoolId }) => schoolId,
      sources: ['football-schools.all'],
      listRequests: () => [footballSchools.with({})],
    },
  },
);

/** Empty for an unknown conference. */
export const conferenceSchedules = define(
  'conference-schedules',
  '/v1/{sportId}/conference-schedules/{conferenceId}',
  schedulesAnswer,
  { ...schedules, sample: { sportId: 'football', conferenceId: '12' }, namedBy: namedByConferences },
);

/** Rows of all schools: a list, a list of lists, or one list per school. */
function schedulesAnswer(context: WireContext) {
  return z.unknown().transform((body, refusal) => {
    const rows = readSchoolRows(unwrapData(body));
    if (rows !== null) return parseSchedules(selectFittingRows(context, scheduleRow(context), rows));
    return refuse(refusal, `expected schedules, got ${describeBody(body)}`);
  });
}

function readSchoolRows(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return (answer as unknown[]).flat();
  const lists = isRecord(answer) ? Object.values(answer) : [];
  // What is no list among them is refused as a row, and counted.
  return lists.some(Array.isArray) ? lists.flat() : null;
}

function cooperativeTeam(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'FBSchoolID'],
    coopName: optionalText(),
    coopTeams: text(),
    /** Total of all its schools. */
    enrollment: [markedNumber(), 'EnrollmentNumeric'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    host: [requiredName(), 'Name'],
  }).transform(({ coopName, coopTeams, ...row }) => ({
    ...row,
    name: coopName ?? row.host,
    schools: splitParts(coopTeams, /[,;]|\s\/\s/),
  }));
}

/** A football team of several schools. */
export type CooperativeFootballTeam = RowOf<typeof cooperativeTeam>;

export const cooperativeFootballTeams = define(
  'cooperative-teams',
  '/v1/football/cooperative-teams',
  distinctRows(cooperativeTeam, getId),
);

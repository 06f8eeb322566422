import * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
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
  identifier,
  isRecord,
  optionalText,
  text,
  unwrapData,
  wireObject,
  refuse,
} from './wire';

/* Schools and conferences of football, below GET /v1/football and /v1/{sportId}. */

const listTags = () => ['sport-football'];

/** Rows of an answer without duplicate ids. */
function rowsById<Row extends { readonly id: string }>(context: WireContext, row: z.ZodType<Row>): z.ZodType<Row[]> {
  return distinctRows(context, row, ({ id }) => id);
}

function school(context: WireContext) {
  return wireObject({
    /** Id of the school on the football pages. */
    id: [identifier(), 'FBSchoolID'],
    name: [requiredName(), 'DisplayName'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
  });
}

export type FootballSchool = RowOf<typeof school>;

export const footballSchools = defineSource({
  name: 'football-schools.all',
  buildPath: () => '/v1/football/schools',
  policy: 'directory',
  listRowIds: (schools) => assignSchoolIds(schools),
  listTags,
  buildSchema: (context: WireContext) => rowsById(context, school(context)),
});

function conference() {
  return wireObject({
    id: [identifier(), 'FBConferenceID'],
    name: [requiredName(), 'Conference'],
    schoolCount: markedNumber(),
  });
}

export type FootballConference = RowOf<typeof conference>;

export const footballConferences = defineSource({
  name: 'football-schools.conferences',
  buildPath: () => '/v1/football/conferences',
  policy: 'directory',
  listTags,
  buildSchema: (context: WireContext) => rowsById(context, conference()),
});

function enrollment(context: WireContext) {
  return wireObject({
    id: [identifier(), 'FBSchoolID'],
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

export const footballEnrollmentsByName = defineSource({
  name: 'football-schools.enrollments-by-name',
  buildPath: () => '/v1/football/enrollments/alpha',
  policy: 'directory',
  listTags,
  buildSchema: (context: WireContext) => rowsById(context, enrollment(context)),
});

export const footballEnrollmentsBySize = defineSource({
  name: 'football-schools.enrollments-by-size',
  buildPath: () => '/v1/football/enrollments/numeric',
  policy: 'directory',
  listTags,
  buildSchema: (context: WireContext) => rowsById(context, enrollment(context)),
});

function standing(context: WireContext) {
  return wireObject({
    id: [identifier(), 'FBSchoolID'],
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

export const footballStandings = defineSource({
  name: 'football-schools.standings',
  buildPath: () => '/v1/football/conference-standings',
  policy: 'standings',
  listTags,
  buildSchema: (context: WireContext) => rowsById(context, standing(context)),
});

/** Empty for an unknown conference. */
export const conferenceStandings = defineSource({
  name: 'football-schools.conference-standings',
  sample: { sportId: 'football', conferenceId: '12' },
  buildPath: ({ sportId, conferenceId }) =>
    `/v1/${encodeURIComponent(sportId)}/conference-standings/${encodeURIComponent(conferenceId)}`,
  policy: 'standings',
  listTags,
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: (context: WireContext) => rowsById(context, standing(context)),
});

/** `null` for an unknown team. */
export const footballSchedule = defineSource({
  name: 'football-schools.schedule',
  sample: { sportId: 'football', schoolId: '123' },
  unread: { MaxPrepsSchoolID: 'the page of a school links its team at the provider of prep statistics' },
  buildPath: ({ sportId, schoolId }) => `/v1/${encodeURIComponent(sportId)}/schools/${encodeURIComponent(schoolId)}`,
  policy: 'schedule',
  listTags,
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: (context, params) =>
    dataRows(context, scheduleRow(context)).transform((rows) => {
      const schedules = parseSchedules(rows);
      // A single row of another team must not replace the rest.
      return schedules.find(({ team }) => team.id === params?.schoolId) ?? schedules[0] ?? null;
    }),
});

/** Empty for an unknown conference. */
export const conferenceSchedules = defineSource({
  name: 'football-schools.conference-schedules',
  sample: { sportId: 'football', conferenceId: '12' },
  unread: { MaxPrepsSchoolID: 'the page of a school links its team at the provider of prep statistics' },
  buildPath: ({ sportId, conferenceId }) =>
    `/v1/${encodeURIComponent(sportId)}/conference-schedules/${encodeURIComponent(conferenceId)}`,
  policy: 'schedule',
  listTags,
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  buildSchema: schedulesAnswer,
});

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
    id: [identifier(), 'FBSchoolID'],
    coopName: optionalText(),
    coopTeams: text(),
    /** Total of all its schools. */
    enrollment: [markedNumber(), 'EnrollmentNumeric'],
    logoUrl: [httpUrl(context), 'schoolLogo'],
    host: [requiredName(), 'Name'],
  }).transform(({ coopName, coopTeams, ...row }) => ({
    ...row,
    name: coopName ?? row.host,
    schools: coopTeams.split(/\s*[,;]\s*|\s+\/\s+/).filter(Boolean),
  }));
}

/** A football team of several schools. */
export type CooperativeFootballTeam = RowOf<typeof cooperativeTeam>;

export const cooperativeFootballTeams = defineSource({
  name: 'football-schools.cooperative-teams',
  buildPath: () => '/v1/football/cooperative-teams',
  policy: 'directory',
  listTags,
  buildSchema: (context: WireContext) => rowsById(context, cooperativeTeam(context)),
});

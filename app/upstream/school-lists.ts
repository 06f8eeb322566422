import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { groupBy } from '~/group-by';
import { calendarDay } from './fields/moment';
import { type RowOf, rowKey, nestedRows, optionalText, text, wireObject, defineGroup, readRows } from './wire';

/* Lists about schools: GET /v1/misc/cooperativeteams, emerging-sports, foreign-exchange-programs, open-dates, principal-rules-meetings. */

const define = defineGroup('school-lists', 'directory');

/** All sports have more than a thousand cooperative agreements. */
const MAX_ROWS = 20_000;

function cooperativeSport(context: WireContext) {
  const team = wireObject({
    host: text({ required: 'has no host' }),
    guest: text({ required: 'has no guest' }),
    endDay: [calendarDay(context), 'CoopEnds'],
  });
  return wireObject({
    name: [text({ required: 'has no name' }), 'ActivityName'],
    teams: nestedRows(context, team),
  }).transform(({ name, teams }) => ({ name, teams: mergeAgreements(teams) }));
}

/** Schools that share a team, by sport. */
export type CooperativeSport = RowOf<typeof cooperativeSport>;

/** One agreement: host, guests, and the day on which it ends, `YYYY-MM-DD`. */
export interface CooperativeTeam {
  readonly host: string;
  readonly guests: readonly string[];
  readonly endDay: string | null;
}

type WireCooperative = Omit<CooperativeTeam, 'guests'> & { readonly guest: string };

/** Rows with the same host and end date are one agreement, in the order of its first row. */
function mergeAgreements(rows: readonly WireCooperative[]): CooperativeTeam[] {
  const agreements = groupBy(rows, ({ host, endDay }) => JSON.stringify([host, endDay]));
  return [...agreements.values()].flatMap((ofOne) => {
    const guests = [...new Set(ofOne.map(({ guest }) => guest))];
    return ofOne.slice(0, 1).map(({ host, endDay }) => ({ host, guests, endDay }));
  });
}

export const cooperativeTeams = define('cooperative-teams', '/v1/misc/cooperativeteams', readRows(cooperativeSport), {
  maxRows: MAX_ROWS,
});

function emergingSport(context: WireContext) {
  return wireObject({
    name: [text({ required: 'has no name' }), 'ActivityName'],
    schools: nestedRows(context, text({ required: 'has no name' })),
  });
}

/** A sport that a few schools have begun. */
export type EmergingSport = RowOf<typeof emergingSport>;

export const emergingSports = define('emerging-sports', '/v1/misc/emerging-sports', readRows(emergingSport));

function exchangeProgram(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'ForeignID'],
    name: [text({ required: 'has no name' }), 'ExchangeProgram'],
    approvedUntilDay: [calendarDay(context), 'ApprovedUntil'],
  });
}

export type ExchangeProgram = RowOf<typeof exchangeProgram>;

export const exchangePrograms = define(
  'exchange-programs',
  '/v1/misc/foreign-exchange-programs',
  readRows(exchangeProgram),
);

function openDate(context: WireContext) {
  return wireObject({
    id: [rowKey(), 'OpenDateID'],
    school: [text({ required: 'has no school' }), `Name${context.product}`],
    day: [calendarDay(context), 'OpenDate'],
    contestType: optionalText(),
    location: [optionalText(), 'ContestLocation'],
    contractLength: optionalText(),
    notes: optionalText(),
  });
}

export type OpenDate = RowOf<typeof openDate>;

function openDateSport(context: WireContext) {
  const year = wireObject({
    term: [text({ required: 'has no school year' }), 'SchoolTerm'],
    dates: [nestedRows(context, openDate(context)), 'Records'],
  });
  return wireObject({ name: [text({ required: 'has no name' }), 'ActivityName'], years: nestedRows(context, year) });
}

/** Days on which schools look for an opponent, by sport and school year. */
export type OpenDateSport = RowOf<typeof openDateSport>;

export const openDates = define('open-dates', '/v1/misc/open-dates', readRows(openDateSport), { maxRows: MAX_ROWS });

function rulesMeeting(context: WireContext) {
  return wireObject({
    day: [calendarDay(context), 'MeetingDate'],
    location: text({ required: 'has no location' }),
    room: optionalText(),
    contact: [optionalText(), 'ContactName'],
    memo: textLines(),
  });
}

/** A meeting on the rules for principals. */
export type RulesMeeting = RowOf<typeof rulesMeeting>;

export const rulesMeetings = define('rules-meetings', '/v1/misc/principal-rules-meetings', readRows(rulesMeeting), {
  policy: 'reference',
});

/** Lines of a text, each read by `text`, without blank ones. */
function textLines(): z.ZodType<string[]> {
  return z.unknown().transform((value) => {
    const lines = typeof value === 'string' ? value.split(/\r\n|[\r\n]|<br\s*\/?>/i) : [value];
    return lines.map((line) => text().parse(line)).filter((line) => line !== '');
  });
}

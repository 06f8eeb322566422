import * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import type {
  CooperativeSport,
  CooperativeTeam,
  EmergingSport,
  ExchangeProgram,
  OpenDate,
  OpenDateSport,
  RulesMeeting,
} from '~/models/schools/school-lists';
import { defineRows, dateOnly, identifier, nestedRows, optionalText, text, wireObject } from './wire';

/* Lists about schools: GET /v1/misc/cooperativeteams, emerging-sports, foreign-exchange-programs, open-dates, principal-rules-meetings. */

/** All sports have more than a thousand cooperative agreements. */
const MAX_ROWS = 20_000;

function cooperativeSport(context: WireContext): z.ZodType<CooperativeSport> {
  const team = wireObject({
    host: text({ required: 'has no host' }),
    guest: text({ required: 'has no guest' }),
    endDay: [dateOnly(), 'CoopEnds'],
  });
  return wireObject({
    name: [text({ required: 'has no name' }), 'ActivityName'],
    teams: nestedRows(context, team),
  }).transform(({ name, teams }) => ({ name, teams: mergeAgreements(teams) }));
}

type WireCooperative = Omit<CooperativeTeam, 'guests'> & { readonly guest: string };

/** Rows with the same host and end date are one agreement, in the order of its first row. */
function mergeAgreements(rows: readonly WireCooperative[]): CooperativeTeam[] {
  const byHostAndEnd = new Map<string, { host: string; guests: string[]; endDay: string | null }>();
  for (const { host, guest, endDay } of rows) {
    const key = JSON.stringify([host, endDay]);
    const agreement = byHostAndEnd.get(key) ?? { host, guests: [], endDay };
    byHostAndEnd.set(key, agreement);
    if (!agreement.guests.includes(guest)) agreement.guests.push(guest);
  }
  return [...byHostAndEnd.values()];
}

export const cooperativeTeams = defineRows(
  'school-lists.cooperative-teams',
  '/v1/misc/cooperativeteams',
  'directory',
  cooperativeSport,
  { maxRows: MAX_ROWS },
);

function emergingSport(context: WireContext): z.ZodType<EmergingSport> {
  return wireObject({
    name: [text({ required: 'has no name' }), 'ActivityName'],
    schools: nestedRows(context, text({ required: 'has no name' })),
  });
}

export const emergingSports = defineRows(
  'school-lists.emerging-sports',
  '/v1/misc/emerging-sports',
  'directory',
  emergingSport,
);

function exchangeProgram(): z.ZodType<ExchangeProgram> {
  return wireObject({
    id: [identifier(), 'ForeignID'],
    name: [text({ required: 'has no name' }), 'ExchangeProgram'],
    approvedUntilDay: [dateOnly(), 'ApprovedUntil'],
  });
}

export const exchangePrograms = defineRows(
  'school-lists.exchange-programs',
  '/v1/misc/foreign-exchange-programs',
  'directory',
  exchangeProgram,
);

function openDate({ product }: WireContext): z.ZodType<OpenDate> {
  return wireObject({
    id: [identifier(), 'OpenDateID'],
    school: [text({ required: 'has no school' }), `Name${product}`],
    day: [dateOnly(), 'OpenDate'],
    contestType: optionalText(),
    location: [optionalText(), 'ContestLocation'],
    contractLength: optionalText(),
    notes: optionalText(),
  });
}

function openDateSport(context: WireContext): z.ZodType<OpenDateSport> {
  const year = wireObject({
    term: [text({ required: 'has no school year' }), 'SchoolTerm'],
    dates: [nestedRows(context, openDate(context)), 'Records'],
  });
  return wireObject({ name: [text({ required: 'has no name' }), 'ActivityName'], years: nestedRows(context, year) });
}

export const openDates = defineRows('school-lists.open-dates', '/v1/misc/open-dates', 'directory', openDateSport, {
  maxRows: MAX_ROWS,
});

function rulesMeeting(): z.ZodType<RulesMeeting> {
  return wireObject({
    day: [dateOnly(), 'MeetingDate'],
    location: text({ required: 'has no location' }),
    room: optionalText(),
    contact: [optionalText(), 'ContactName'],
    memo: textLines(),
  });
}

export const rulesMeetings = defineRows(
  'school-lists.rules-meetings',
  '/v1/misc/principal-rules-meetings',
  'reference',
  rulesMeeting,
);

/** Lines of a text, each read by `text`, without blank ones. */
function textLines(): z.ZodType<string[]> {
  return z.unknown().transform((value) => {
    const lines = typeof value === 'string' ? value.split(/\r\n|[\r\n]|<br\s*\/?>/i) : [value];
    return lines.map((line) => text().parse(line)).filter((line) => line !== '');
  });
}

import { MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/source/define-source';
import { classId } from './fields/mark';
import { distinctRows } from './fields/rows';
import { figure, markedNumber } from './fields/stat-figure';
import {
  type RowOf,
  httpUrl,
  rowKey,
  optionalText,
  text,
  wholeNumber,
  wireObject,
  defineGroup,
  readRows,
} from './wire';

/* Conferences and ratings of the provider of prep statistics: GET /v1/maxpreps/conference-list, conference-standings and rpi. */

const define = defineGroup('prep-standings', 'standings');

/** The conferences in which a sport is played, in upstream's order. */
export const prepConferences = define(
  'conferences',
  '/v1/maxpreps/conference-list?sportId={sportId}',
  distinctRows(conference, ({ leagueId }) => leagueId),
  {
    policy: 'directory',
    sample: { sportId: 'softball' },
    listNames: (conferences) => conferences.map(({ leagueId }) => leagueId),
  },
);

/** The standings of one conference, in upstream's order. */
export const conferenceStandings = define(
  'conference',
  '/v1/maxpreps/conference-standings/{leagueId}',
  distinctRows(standing, ({ schoolId }) => schoolId),
  {
    sample: { leagueId: '45' },
    maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
    // Which sport's list, only the page knows, which reads it too.
    namedBy: {
      getName: ({ leagueId }) => leagueId,
      sources: ['prep-standings.conferences', 'prep-schools.info'],
    },
  },
);

export const rpiRatings = define('rpi', '/v1/maxpreps/rpi/{sportId}', readRows(rating), {
  sample: { sportId: 'boys-basketball' },
});

function conference() {
  return wireObject({
    leagueId: rowKey(),
    name: [text({ required: 'has no name' }), 'League'],
    memberCount: markedNumber(),
  });
}

export type PrepConference = RowOf<typeof conference>;

function standing(context: WireContext) {
  return wireObject({
    schoolId: rowKey(),
    name: [text({ required: 'has no name' }), 'NameShort'],
    nickname: optionalText(),
    logoUrl: [httpUrl(context), 'PhotoFile'],
    conferenceWins: [wholeNumber(), 'ConferenceWin'],
    conferenceLosses: [wholeNumber(), 'ConferenceLoss'],
    wins: [wholeNumber(), 'OverallWins'],
    losses: [wholeNumber(), 'OverallLoss'],
    /** Share of conference games won, 0 to 1. */
    winPercent: [figure(), 'ConfWinPercent'],
  });
}

export type PrepStanding = RowOf<typeof standing>;

function rating() {
  return wireObject({
    id: [rowKey(), 'MaxPrepsRPIID'],
    schoolId: rowKey(),
    name: text({ required: 'has no name' }),
    formattedName: optionalText(),
    classId: [classId(), 'Class'],
    rpi: figure(),
    /** Winning percentage, weighted by the provider. */
    winPercent: [figure(), 'ModifiedWinPercentage'],
    /** Opponents' winning percentage. */
    opponents: [figure(), 'OWP'],
    /** Opponents' opponents' winning percentage. */
    theirOpponents: [figure(), 'OOWP'],
    wins: wholeNumber(),
    losses: wholeNumber(),
  }).transform(({ formattedName, ...row }) => ({
    ...row,
    /** Name in lists, without the record that the provider appends; the full name if no record is appended. */
    shortName: formattedName?.replace(appendedRecord, '').trimEnd() ?? row.name,
    /** Upstream has no field for ties, only the record in the name. */
    ties: Number(appendedRecord.exec(formattedName ?? '')?.groups?.ties ?? 0),
  }));
}

/** ` (13-0-1)` at the end of a name. */
const appendedRecord = /\(\d{1,3}-\d{1,3}(?:-(?<ties>\d{1,3}))?\)$/;

/** A school's ratings percentage index and its components, each from 0 to 1. */
export type RpiRow = RowOf<typeof rating>;

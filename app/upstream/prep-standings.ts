import type * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type SourceParams, type WireContext } from '~/cache/define-source';
import type { PrepConference, PrepStanding, RpiRow } from '~/models/statistics/prep-standing';
import type { SportParams } from './sports';
import { dataRows, decimal, httpUrl, identifier, optionalText, text, wholeNumber, wireObject } from './wire';

/* Conferences and ratings of the provider of prep statistics: GET /v1/maxpreps/conference-list, conference-standings and rpi. */

interface LeagueParams extends SourceParams {
  readonly leagueId: string;
}

const buildTags = ({ sportId }: SportParams) => [`sport-${sportId}`];

/** The conferences in which a sport is played, in upstream's order. */
export const prepConferences = defineSource<SportParams, PrepConference[]>({
  name: 'prep-standings.conferences',
  sample: { sportId: 'softball' },
  buildPath: ({ sportId }) => `/v1/maxpreps/conference-list?sportId=${encodeURIComponent(sportId)}`,
  buildSchema: (context) =>
    dataRows(
      context,
      wireObject({
        leagueId: identifier(),
        name: [text({ required: 'has no name' }), 'League'],
        memberCount: wholeNumber(),
      }),
    ),
  policy: 'directory',
  listTags: buildTags,
});

/** The standings of one conference, in upstream's order. */
export const conferenceStandings = defineSource<LeagueParams, PrepStanding[]>({
  name: 'prep-standings.conference',
  sample: { leagueId: '45' },
  buildPath: ({ leagueId }) => `/v1/maxpreps/conference-standings/${encodeURIComponent(leagueId)}`,
  buildSchema: (context) => dataRows(context, standing(context)),
  policy: 'standings',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
});

export const rpiRatings = defineSource<SportParams, RpiRow[]>({
  name: 'prep-standings.rpi',
  sample: { sportId: 'boys-basketball' },
  buildPath: ({ sportId }) => `/v1/maxpreps/rpi/${encodeURIComponent(sportId)}`,
  buildSchema: (context) => dataRows(context, rating()),
  policy: 'standings',
  listTags: buildTags,
});

function standing(context: WireContext): z.ZodType<PrepStanding> {
  return wireObject({
    schoolId: identifier(),
    name: [text({ required: 'has no name' }), 'NameShort'],
    nickname: optionalText(),
    logoUrl: [httpUrl(context), 'PhotoFile'],
    conferenceWins: [wholeNumber(), 'ConferenceWin'],
    conferenceLosses: [wholeNumber(), 'ConferenceLoss'],
    wins: [wholeNumber(), 'OverallWins'],
    losses: [wholeNumber(), 'OverallLoss'],
    winPercent: [decimal(), 'ConfWinPercent'],
  });
}

function rating(): z.ZodType<RpiRow> {
  return wireObject({
    id: [identifier(), 'MaxPrepsRPIID'],
    schoolId: identifier(),
    name: text({ required: 'has no name' }),
    formattedName: optionalText(),
    classId: [optionalText(), 'Class'],
    rpi: decimal(),
    winPercent: [decimal(), 'ModifiedWinPercentage'],
    opponents: [decimal(), 'OWP'],
    theirOpponents: [decimal(), 'OOWP'],
    wins: wholeNumber(),
    losses: wholeNumber(),
  }).transform(({ formattedName, classId, ...row }) => ({
    ...row,
    classId: classId?.toUpperCase() ?? null,
    shortName: formattedName?.replace(/\s*\(\d+-\d+(?:-\d+)?\)$/, '') ?? row.name,
  }));
}

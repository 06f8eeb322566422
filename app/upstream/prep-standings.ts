import type * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import type { PrepConference, PrepStanding, RpiRow } from '~/models/statistics/prep-standing';
import { forSport } from './sports';
import { dataRows, decimal, httpUrl, identifier, optionalText, text, wholeNumber, wireObject } from './wire';

/* Conferences and ratings of the provider of prep statistics: GET /v1/maxpreps/conference-list, conference-standings and rpi. */

/** The conferences in which a sport is played, in upstream's order. */
export const prepConferences = defineSource({
  name: 'prep-standings.conferences',
  ...forSport('softball', (sportId) => `/v1/maxpreps/conference-list?sportId=${sportId}`),
  buildSchema: (context: WireContext): z.ZodType<PrepConference[]> =>
    dataRows(
      context,
      wireObject({
        leagueId: identifier(),
        name: [text({ required: 'has no name' }), 'League'],
        memberCount: wholeNumber(),
      }),
    ),
  policy: 'directory',
});

/** The standings of one conference, in upstream's order. */
export const conferenceStandings = defineSource({
  name: 'prep-standings.conference',
  sample: { leagueId: '45' },
  buildPath: ({ leagueId }) => `/v1/maxpreps/conference-standings/${encodeURIComponent(leagueId)}`,
  buildSchema: (context: WireContext) => dataRows(context, standing(context)),
  policy: 'standings',
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
});

export const rpiRatings = defineSource({
  name: 'prep-standings.rpi',
  ...forSport('boys-basketball', (sportId) => `/v1/maxpreps/rpi/${sportId}`),
  buildSchema: (context: WireContext) => dataRows(context, rating()),
  policy: 'standings',
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

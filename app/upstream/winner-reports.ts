import * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import type { GolferScore, TeamScore, WinnerReport, WinnerSite } from '~/models/state-series/winner-report';
import { mark } from './fields/mark';
import { forSport } from './sports';
import { dataObject, dataRows, dateOnly, fieldRows, identifier, optionalText, text, wireObject } from './wire';

/* Winner reports: GET /v1/winner-reports?sportId= and /v1/winner-reports/{siteId}. */

/** Every site of a sport's state series, all classes and levels. */
export const winnerReports = defineSource({
  name: 'winner-reports.list',
  ...forSport('boys-golf', (sportId) => `/v1/winner-reports?sportId=${sportId}`),
  buildSchema: (context: WireContext) => dataRows(context, site()),
  policy: 'scores',
});

/** The tables are empty before the report is sent. */
export const winnerReport = defineSource({
  name: 'winner-reports.site',
  sample: { siteId: '1201' },
  buildPath: ({ siteId }) => `/v1/winner-reports/${encodeURIComponent(siteId)}`,
  buildSchema: (context: WireContext) => dataObject(report(context)),
  policy: 'scores',
  listTags: ({ siteId }) => [`winner-site-${siteId}`],
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
});

function site(): z.ZodType<WinnerSite> {
  return wireObject({
    siteId: identifier(),
    name: [text({ required: 'has no name' }), 'SiteName'],
    classId: [optionalText(), 'Class'],
    level: text(),
    day: [dateOnly(), 'Date'],
    status: [optionalText(), 'WINStatus'],
    teamChampionSchool: optionalText(),
    teamChampionCoach: optionalText(),
    teamChampionScore: mark(),
    medalistName: optionalText(),
    medalistSchool: optionalText(),
    medalistScore: mark(),
  }).transform(({ siteId, name, classId, level, day, status, ...row }) => ({
    siteId,
    name,
    classId,
    level,
    day,
    status,
    champion: { school: row.teamChampionSchool, coach: row.teamChampionCoach, score: row.teamChampionScore },
    medalist: { name: row.medalistName, school: row.medalistSchool, score: row.medalistScore },
  }));
}

function report(context: WireContext): z.ZodType<WinnerReport> {
  return wireObject({
    siteName: text({ required: 'has no name' }),
    classId: [optionalText(), 'class'],
    level: optionalText(),
    day: [dateOnly(), 'date'],
    sportId: optionalText(),
    sections: sections(context),
  }).transform(({ sections: tables, ...head }) => ({
    ...head,
    ...tables,
  }));
}

function sections(context: WireContext) {
  const tables = wireObject({
    teamScores: table(context, teamScore()),
    advancingTeams: table(context, teamScore()),
    medalists: [table(context, golferScore()), 'Medalist'],
    advancingIndividuals: table(context, golferScore()),
    allGolfers: table(context, golferScore()),
  });
  return z.preprocess((value) => value ?? {}, tables);
}

function table<Row>(context: WireContext, row: z.ZodType<Row>): z.ZodType<Row[]> {
  return fieldRows(context, row).transform((rows) => rows ?? []);
}

function teamScore(): z.ZodType<TeamScore> {
  return wireObject({ place: mark(), team: [text({ required: 'has no team' }), 'TeamName'], score: mark() });
}

function golferScore(): z.ZodType<GolferScore> {
  return wireObject({
    golfer: [text({ required: 'has no golfer' }), 'GolferName'],
    grade: optionalText(),
    team: [optionalText(), 'TeamName'],
    score: mark(),
  });
}

import * as z from 'zod';
import { MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/source/define-source';
import { golfSportIds } from '~/config/facts/golfSportIds.generated';
import { classId, mark } from './fields/mark';
import { calendarDay } from './fields/moment';
import { distinctRows } from './fields/rows';
import { type RowOf, optionalFieldRows, rowKey, optionalText, text, wireObject, defineGroup, readObject } from './wire';

/* Winner reports: GET /v1/winner-reports?sportId= and /v1/winner-reports/{siteId}. */

const define = defineGroup('winner-reports', 'scores');

/** Every site of a sport's state series, all classes and levels. */
export const winnerReports = define(
  'list',
  '/v1/winner-reports?sportId={sportId}',
  distinctRows(
    site,
    ({ siteId }) => siteId,
    ({ status }) => [Number(/^complete/i.test(status ?? '')), Number(status !== null)],
  ),
  { sample: { sportId: 'boys-golf' }, listNames: (sites) => sites.map(({ siteId }) => siteId) },
);

/** The tables are empty before the report is sent. */
export const winnerReport = define('site', '/v1/winner-reports/{siteId}', readObject(report), {
  sample: { siteId: '1201' },
  listTags: ({ siteId }) => [`winner-site-${siteId}`],
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  namedBy: {
    getName: ({ siteId }) => siteId,
    sources: ['winner-reports.list'],
    listRequests: () => golfSportIds.map((sportId) => winnerReports.with({ sportId })),
  },
});

function site(context: WireContext) {
  return wireObject({
    siteId: rowKey(),
    name: [text({ required: 'has no name' }), 'SiteName'],
    classId: [classId(), 'Class'],
    /** `Regional` or `Sectional`. */
    level: text(),
    day: [calendarDay(context), 'Date'],
    /** Progress of the report in upstream's words: `Complete`, `In Progress`; `null` if unknown. */
    status: [optionalText(), 'WINStatus'],
    /** Schools that share first place are named together. */
    champion: {
      school: [optionalText(), 'teamChampionSchool'],
      coach: [optionalText(), 'teamChampionCoach'],
      score: [mark(), 'teamChampionScore'],
    },
    medalist: {
      name: [optionalText(), 'medalistName'],
      school: [optionalText(), 'medalistSchool'],
      score: [mark(), 'medalistScore'],
    },
  });
}

export type WinnerSite = RowOf<typeof site>;

function report(context: WireContext) {
  return wireObject({
    siteName: text({ required: 'has no name' }),
    classId: [classId(), 'class'],
    level: optionalText(),
    day: [calendarDay(context), 'date'],
    /** Sport slug, such as `girls-golf`. */
    sportId: optionalText(),
    sections: sections(context),
  }).transform(({ sections: tables, ...head }) => ({ ...head, ...tables }));
}

export type WinnerReport = RowOf<typeof report>;

function sections(context: WireContext) {
  const tables = wireObject({
    teamScores: optionalFieldRows(context, teamScore()),
    advancingTeams: optionalFieldRows(context, teamScore()),
    medalists: [optionalFieldRows(context, golferScore()), 'Medalist'],
    advancingIndividuals: optionalFieldRows(context, golferScore()),
    allGolfers: optionalFieldRows(context, golferScore()),
  });
  return z.preprocess((value) => value ?? {}, tables);
}

function teamScore() {
  return wireObject({
    /** `1`, `T2`; `null` for a team without a score. */
    place: mark(),
    team: [text({ required: 'has no team' }), 'TeamName'],
    /** Strokes, or the reason for none: `NS`. */
    score: mark(),
  });
}

export type TeamScore = RowOf<typeof teamScore>;

function golferScore() {
  return wireObject({
    golfer: [text({ required: 'has no golfer' }), 'GolferName'],
    /** As reported: `11`, `Jr.`, `11th`. */
    grade: optionalText(),
    team: [optionalText(), 'TeamName'],
    /** Strokes, or the reason for none: `WD`. */
    score: mark(),
  });
}

export type GolferScore = RowOf<typeof golferScore>;

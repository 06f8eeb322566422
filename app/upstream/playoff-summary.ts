import * as z from 'zod';
import { type WireContext } from '~/cache/source/define-source';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { figure } from './fields/stat-figure';
import {
  type RowOf,
  dataObject,
  fieldRows,
  httpUrl,
  isRecord,
  nestedObject,
  nestedRows,
  optionalIdentifier,
  optionalText,
  text,
  wireObject,
  refuse,
  defineGroup,
} from './wire';

/* The 32 teams of a class of the playoffs: GET /v1/football/playoff-summary/{classNumber} and {token}{classNumber}. */

const define = defineGroup('playoff-summary', 'standings', { listTags: () => [`sport-${playoffSportId}`] });

/** The teams of a class; `null` when upstream has none. */
export const playoffSummary = define('class', '/v1/football/playoff-summary/{classNumber}', summaryAnswer, {
  sample: { classNumber: '3' },
});

/** The same for another edition. */
export const playoffSummaryEdition = define(
  'edition',
  '/v1/football/playoff-summary/{token}{classNumber}',
  summaryAnswer,
  {
    sample: { token: '1900-', classNumber: '3' },
  },
);

/** Sections are distinguished by their titles; a summary without rows in either is empty. */
function summaryAnswer(context: WireContext) {
  const section = wireObject({ title: text(), rows: z.unknown() });
  const summary = wireObject({
    /** `2025 Class 3A Football Playoff Team Information` */
    title: optionalText(),
    notes: nestedRows(context, text()).transform((notes) => notes.filter((note) => note !== '')),
    sections: z.unknown().transform((value) => (Array.isArray(value) ? (value as readonly unknown[]) : null)),
  });
  return dataObject(summary).transform(({ title, notes, sections }, refusal) => {
    if (title === null && sections === null) return refuse(refusal, 'has neither a title nor sections');
    const named = (sections ?? []).flatMap((value) => (isRecord(value) ? [section.parse(value)] : []));
    const readSummaryRows = (name: RegExp) => named.find((candidate) => name.test(candidate.title))?.rows;
    const [seasonRows, historyRows] = [readSummaryRows(/season/i), readSummaryRows(/history/i)];
    const season = fieldRows(context, seasonRow(context)).parse(seasonRows) ?? [];
    const history = fieldRows(context, historyRow(context)).parse(historyRows) ?? [];
    if (season.length + history.length > 0) return { title, notes, season, history };
    const hasRows = [seasonRows, historyRows].some((rows) => Array.isArray(rows) && rows.length > 0);
    const hasNoSection = (sections ?? []).length > 0 && named.length === 0;
    if (!hasRows && !hasNoSection) return null;
    return refuse(refusal, 'has no row that can be read');
  });
}

export type PlayoffSummary = NonNullable<RowOf<typeof summaryAnswer>>;

const team = (context: WireContext) => ({
  school: text({ required: 'has no school' }),
  /** Id of the football team. */
  schoolId: optionalIdentifier(),
  shortName: optionalText(),
  logoUrl: httpUrl(context),
});

function seasonRow(context: WireContext) {
  return wireObject({
    ...team(context),
    nickname: optionalText(),
    coach: optionalText(),
    /** `8-2` */
    thisYear: optionalText(),
    lastYear: optionalText(),
    enrollment: figure(),
    opponents: nestedObject({ record: optionalText(), inPlayoffs: figure() }),
    /** Points. */
    scoring: nestedObject({ for: figure(), against: figure(), diff: figure() }),
  });
}

/** How a team qualified for the playoffs. Missing facts are `null`. */
export type PlayoffSeasonRow = RowOf<typeof seasonRow>;

function historyRow(context: WireContext) {
  return wireObject({
    ...team(context),
    /** `last` is a year, or upstream's word for none. */
    appearances: nestedObject({ total: figure(), consecutive: figure(), last: optionalText() }),
    record: optionalText(),
    trophies: nestedObject({ first: figure(), second: figure() }),
  });
}

/** A team's earlier playoffs. */
export type PlayoffHistoryRow = RowOf<typeof historyRow>;

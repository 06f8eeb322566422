import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { noValue, formatNumber } from '~/models/text/no-value';
import type { PageRequest, SourceValue, ValuesOf, SportPageRequest } from '~/page/page-sources';
import {
  playoffSummary,
  type PlayoffHistoryRow,
  type PlayoffSeasonRow,
  type PlayoffSummary,
} from '~/upstream/playoff-summary';

/** The teams of the class number in the address. */
export function sources({ params }: PageRequest) {
  return { optional: { summary: playoffSummary.with({ classNumber: chooseClassNumber(params.classNumber) }) } };
}

/** Class number `1` to `8`: 3 for `3A`, 1 for anything else. */
export function chooseClassNumber(given = ''): string {
  return /^([1-8])a?$/i.exec(given)?.[1] ?? '1';
}

export type PlayoffTeamInfoView = ReturnType<typeof toPlayoffTeamInfoView>['view'];

export type PlayoffTeams = NonNullable<PlayoffTeamInfoView['teams']>;

export type TeamCellView = ReturnType<typeof toTeamCell>;

/** Everything as shown; a dash stands for missing values. */
export type SeasonRowView = ReturnType<typeof toSeasonRow>;

export type HistoryRowView = ReturnType<typeof toHistoryRow>;

/** The teams of a playoff class: this season, and their playoff history. */
export function toPlayoffTeamInfoView(
  classNumber: string,
  read: SourceValue<PlayoffSummary | null> | null,
  { sport, clock }: Pick<SportPageRequest, 'sport' | 'clock'>,
  buildClassHref: (classNumber: string) => string,
) {
  const summary = read?.value ?? null;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const season = parseSeasonOfTitle(summary?.title ?? null, today);
  return {
    heading: buildStateSeriesHeading(sport, season),
    view: {
      tabs: playoffClasses.map((text) => {
        const number = chooseClassNumber(text);
        return { text, to: buildClassHref(number), isCurrent: number === classNumber };
      }),
      classId: `${classNumber}A`,
      /** `null` when upstream has nothing, or could not be read. */
      teams: summary && {
        /** Upstream's heading of the class. */
        title: summary.title,
        notes: summary.notes,
        season: dropRepeatedRows(summary.season.map((row) => toSeasonRow(sport, row))),
        history: dropRepeatedRows(summary.history.map((row) => toHistoryRow(sport, row))),
      },
      season,
      /** `null` when it could not be read. */
      stamp: read && updateStamp(read, clock),
      href: buildClassHref(classNumber),
    },
  };
}

/** The title has the year; the playoffs are in its fall. */
function parseSeasonOfTitle(title: string | null, today: string): string | null {
  const year = /\b20\d\d\b/.exec(title ?? '')?.[0];
  return year === undefined ? null : findOtherSeason(`${year}-11-01`, today);
}

/** Removes duplicate teams. */
function dropRepeatedRows<Row extends TeamCellView>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}

function toTeamCell(
  sport: Sport,
  { school, schoolId, logoUrl }: Pick<PlayoffSeasonRow, 'school' | 'schoolId' | 'logoUrl'>,
) {
  const to =
    schoolId === null ? null : buildHref(Route.fbRsScheduleDetail, { sportId: sport.id, footballId: schoolId });
  return { key: schoolId ?? school, school, logoUrl, to };
}

function toSeasonRow(sport: Sport, row: PlayoffSeasonRow) {
  const { scoring, opponents } = row;
  return {
    ...toTeamCell(sport, row),
    nickname: row.nickname,
    coach: row.coach ?? noValue,
    thisYear: row.thisYear ?? noValue,
    lastYear: row.lastYear ?? noValue,
    enrollment: row.enrollment === null ? noValue : enrollmentFormat.format(row.enrollment),
    opponents: opponents.record ?? noValue,
    inPlayoffs: formatNumber(opponents.inPlayoffs),
    pointsFor: formatNumber(scoring.for),
    pointsAgainst: formatNumber(scoring.against),
    difference: formatSigned(scoring.diff),
  };
}

function toHistoryRow(sport: Sport, row: PlayoffHistoryRow) {
  const { appearances, trophies } = row;
  return {
    ...toTeamCell(sport, row),
    appearances: formatNumber(appearances.total),
    consecutive: formatNumber(appearances.consecutive),
    last: appearances.last ?? noValue,
    record: row.record ?? noValue,
    first: formatNumber(trophies.first),
    second: formatNumber(trophies.second),
  };
}

const enrollmentFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `+73`, `−12`, with the minus sign that aligns with figures. */
function formatSigned(value: number | null): string {
  if (value === null || value === 0) return formatNumber(value);
  return value > 0 ? `+${value}` : `−${-value}`;
}

export function toView({ optional }: ValuesOf<typeof sources>, request: SportPageRequest) {
  return toPlayoffTeamInfoView(
    chooseClassNumber(request.params.classNumber),
    optional.summary,
    request,
    (classNumber) => buildHref(Route.fbPlayoffTeamInfo, { sportId: request.sport.id, classNumber }),
  );
}

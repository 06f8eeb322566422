import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassSlug } from '~/blocks/state-series/class-of-address';
import { findSport, type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatFullDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { shortenGrade } from '~/models/people/grade';
import { sortByScore } from '~/models/state-series/winner-report';
import { formatClass, joinLabel } from '~/models/text/label';
import { notFound, redirectTo, type PageOutcome } from '~/page/page-outcome';
import type { PageRequest, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { winnerReport, type GolferScore } from '~/upstream/winner-reports';

export function sources({ params }: PageRequest) {
  return { critical: { report: winnerReport.with({ siteId: params.siteId ?? '' }) }, optional: {} };
}

export type WinnerDetailView = Exclude<ReturnType<typeof toView>, PageOutcome>['report'];

export function toView({ critical }: ValuesOf<typeof sources>, { sport, params, clock }: SportPageRequest) {
  const { siteId = '' } = params;
  const own = findSport(critical.report.value.sportId?.toLowerCase() ?? '');
  if (own !== undefined && own.id !== sport.id) {
    return redirectTo(`${buildHref(Route.ssWinnerReport, { sportId: own.id })}/${siteId}`, 301);
  }
  const { siteName, classId, level, day, ...tables } = critical.report.value;
  const meet = joinLabel([classId && formatClass(classId), sport.title, level]);
  const season = day === null ? null : findOtherSeason(day, getToday(clock));
  return {
    heading: { ...withList(sport), ...(season !== null && { season }) },
    report: {
      siteName,
      /** `Class 1A Girls Golf Regional`; of another season, `Class 1A Girls Golf Regional, 2024-25, last season`. */
      meet: season === null ? meet : `${meet}, ${season}`,
      /** `Wednesday, October 1, 2025`, or `TBA`. */
      date: day === null ? 'TBA' : formatFullDay(day),
      teamScores: tables.teamScores,
      advancingTeams: tables.advancingTeams,
      medalists: tables.medalists.map(withShortGrade),
      advancingIndividuals: tables.advancingIndividuals.map(withShortGrade),
      /** Fewest strokes first; those without strokes come last. */
      allGolfers: sortByScore(tables.allGolfers).map(withShortGrade),
      stamp: updateStamp(critical.report, clock),
      /** Page with the list of the class. */
      listPath: buildHref(Route.ssWinnerReport, {
        sportId: sport.id,
        query: { class: classId === '1A' ? null : buildClassSlug(classId) },
      }),
      path: buildHref(Route.ssWinnerDetail, { sportId: sport.id, siteId }),
    },
  };
}

function withShortGrade(row: GolferScore): GolferScore {
  return { ...row, grade: shortenGrade(row.grade) };
}

/** A class leads to the list, an id with leading zeros to its canonical address. */
export function findRedirect({
  sport: { id: sportId },
  params: { siteId = '' },
}: SportPageRequest): PageOutcome | null {
  if (/^[1-8]a$/i.test(siteId)) {
    const query = { class: siteId.toUpperCase() === '1A' ? null : buildClassSlug(siteId) };
    return redirectTo(buildHref(Route.ssWinnerReport, { sportId, query }), 301);
  }
  const [, zeros = '', id = ''] = /^(0*)([1-9]\d{0,7})$/.exec(siteId) ?? [];
  if (id === '') return notFound;
  return zeros === '' ? null : redirectTo(buildHref(Route.ssWinnerDetail, { sportId, siteId: id }), 301);
}

/** The heading of the page, below the list of the reports. */
export function withList(sport: Sport) {
  const list = { to: buildHref(Route.ssWinnerReport, { sportId: sport.id }), text: 'Results' };
  return buildStateSeriesHeading(sport, null, list);
}

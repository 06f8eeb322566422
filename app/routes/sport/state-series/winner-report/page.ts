import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassSlug } from '~/blocks/state-series/class-of-address';
import { findGolfFacts } from '~/config/season-facts';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { formatDayWithSeason, findOtherSeason, findCurrentSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { isComplete, rankOfLevel } from '~/models/state-series/winner-report';
import { formatClass, joinLabel } from '~/models/text/label';
import { compareNumbered } from '~/models/text/text-order';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import { winnerReports, type WinnerSite } from '~/upstream/winner-reports';

export function sources({ sport }: SportPageRequest) {
  return { critical: { sites: winnerReports.with({ sportId: sport.id }) }, optional: {} };
}

export type LevelView = ReturnType<typeof toWinnerReportView>['levels'][number];

/** One site. Without a complete report everything but name and date is `null`. */
export type SiteRow = ReturnType<typeof toSiteRow>;

const notReported = { school: null, coach: null, score: null, name: null };

/** An unknown class means the first. */
export function toWinnerReportView(
  sport: Sport,
  sourceValue: SourceValue<readonly WinnerSite[]>,
  askedClass: string | undefined,
  notice: string | null,
  clock: ContentClock,
) {
  const sites = sourceValue.value;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const lastDay = sites
    .flatMap(({ day }) => day ?? [])
    .sort()
    .at(-1);
  const classes = [...new Set(sites.map(({ classId }) => classId))].sort((a, b) => compareNumbered(a ?? '', b ?? ''));
  const shown = classes.find((name) => buildClassSlug(name) === askedClass) ?? classes[0] ?? null;
  const ofClass = sites.filter(({ classId }) => classId === shown);
  const levels = [...new Set(ofClass.map(({ level }) => level))].sort((a, b) => rankOfLevel(a) - rankOfLevel(b));
  const buildClassHref = (name: string | null) =>
    buildHref(Route.ssWinnerReport, {
      sportId: sport.id,
      query: { class: name === (classes[0] ?? null) ? null : buildClassSlug(name) },
    });
  return {
    /** Empty for fewer than two classes. */
    classTabs:
      classes.length < 2
        ? []
        : classes.map((name) => ({ text: name ?? 'Other', to: buildClassHref(name), isCurrent: name === shown })),
    /** In order of play. */
    levels: levels.map((level, index) => {
      const ofLevel = ofClass.filter((site) => site.level === level);
      const complete = ofLevel.filter(isComplete).length;
      const classText = classes.length < 2 && shown !== null ? formatClass(shown) : null;
      return {
        id: `level-${index + 1}`,
        /** `Regional`; `Class 1A Regional` where the page has a single class. */
        title: joinLabel([classText, level || 'Sites']),
        /** `20 of 24 reports complete`. */
        countText: `${complete} of ${ofLevel.length} reports complete`,
        sites: ofLevel.map((site) => toSiteRow(site, sport.id, today)),
      };
    }),
    /** Notice above the tables, such as a coaches' meeting; `null` without one, and after its day. */
    notice,
    season: lastDay === undefined ? null : findOtherSeason(lastDay, today),
    stamp: updateStamp(sourceValue, clock),
    /** Canonical address: the first class is not named. */
    path: buildClassHref(shown),
  };
}

function toSiteRow(site: WinnerSite, sportId: string, today: string) {
  const { siteId, name, day } = site;
  const head = {
    siteId,
    name,
    /** `Oct 1`; with the year for another season; `TBA` without a date. */
    date: day === null ? 'TBA' : formatDayWithSeason(day, today),
  };
  if (!isComplete(site)) return { ...head, to: null, champion: notReported, medalist: notReported };
  return {
    ...head,
    to: buildHref(Route.ssWinnerDetail, { sportId, siteId }),
    champion: site.champion,
    medalist: site.medalist,
  };
}

export function toView({ critical }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  const meeting = findGolfFacts(findCurrentSeason(clock), sport.id)?.coachesMeeting;
  const isOver = meeting === undefined || meeting.day < getCalendarDay(clock.getNowMs(), clock.timeZone);
  const notice = isOver ? null : meeting.notice;
  const report = toWinnerReportView(sport, critical.sites, query.class, notice, clock);
  return { heading: buildStateSeriesHeading(sport, report.season), report };
}

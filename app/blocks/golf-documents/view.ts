import type { DocumentView } from '~/components/ui/document-list';
import { buildHref, Route } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, parseFirstYear } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findGolfDocument, readGolfDocument, type GolfDocumentKind } from '~/models/golf/golf-documents';
import type { PageValues, SportPageRequest } from '~/page/page-sources';
import { type ResultDocument, tournamentResults } from '~/upstream/sport-documents';
import { buildGolfAnnouncementSources, type GolfFinals, readGolfFinals } from '../state-series/golf-finals';

/** Tee times or results of a golf sport's finals: one document per round and class. */
export type GolfDocumentsView = ReturnType<typeof toGolfDocumentsView>;

export type GolfClassView = GolfDocumentsView['classes'][number];

export type GolfDocumentRow = GolfClassView['rows'][number];

const pages = {
  'tee-times': {
    route: Route.ssGolfTeeTimes,
    title: 'State Final Tee Times',
    notice: 'Tee times are tentative.',
    isNoticePassing: true,
    rounds: [1, 2],
  },
  results: {
    route: Route.ssStateResultsGeneric,
    title: 'State Final Results',
    notice: 'Results are official once verified.',
    isNoticePassing: false,
    /** `null` for the results of all rounds together. */
    rounds: [1, 2, null],
  },
} as const;

/** The documents of the golf finals, and when and where these are. */
export function buildGolfDocumentSources(page: SportPageRequest) {
  const { optional, mayBeAbsent } = buildGolfAnnouncementSources(page);
  return { optional: { documents: tournamentResults.with({ sportId: page.sport.id }), ...optional }, mayBeAbsent };
}

/** @param hasOtherTimes the page has tee times that are in no document */
export function toGolfDocumentsView(
  kind: GolfDocumentKind,
  { documents: read, ...announced }: PageValues<ReturnType<typeof buildGolfDocumentSources>>['optional'],
  { sport, clock, environment }: SportPageRequest,
  hasOtherTimes = false,
) {
  const season = findCurrentSeason(clock);
  const finals = readGolfFinals({ optional: announced }, sport, season);
  const { route, title, notice, isNoticePassing, rounds } = pages[kind];
  const lastDay = finals.days.at(-1);
  const isLastDay = lastDay !== undefined && lastDay <= getToday(clock);
  const documents = read?.value ?? [];
  const sportId = sport.id;
  const firstYear = parseFirstYear(season);
  const classes = finals.sites.map(({ classId, place }) => ({
    classId,
    /** `Sorley Marsh Links, Sorley` */
    course: place ?? 'Course to be announced',
    rows: rounds.map((round) => {
      const day = round === 1 ? finals.days[0] : finals.days.at(-1);
      const url = findGolfDocument(documents, firstYear, { kind, classId, round })?.url ?? null;
      return {
        text: round === null ? 'Final results' : `Round ${round}`,
        /** `Fri, Oct 10`; `null` until announced. */
        day: day === undefined ? null : formatShortDay(day),
        /** `null` until posted. */
        url,
        isPdf: url !== null && /\.pdf(?:$|[?#])/i.test(url),
      };
    }),
  }));
  const isPosted = hasOtherTimes || classes.some(({ rows }) => rows.some(({ url }) => url !== null));
  return {
    title,
    /** `null` where it does not hold: tee times are tentative from their posting until the day of the last round. */
    notice: isNoticePassing && (isLastDay || !isPosted) ? null : notice,
    classes,
    /** Documents of the finals that fit no row. */
    more: kind === 'results' ? documents.filter(({ name }) => hasNoRow(name, firstYear, finals)).map(toDocument) : [],
    links: [
      { text: 'Leaderboard', to: buildHref(Route.ssGolfLeaderboard, { sportId }) },
      kind === 'results'
        ? { text: 'Tee times', to: buildHref(pages['tee-times'].route, { sportId }) }
        : { text: 'Results', to: buildHref(pages.results.route, { sportId }) },
    ],
    /** `null` where no service is named. */
    liveScoringUrl: environment.LIVE_SCORING_URL ?? null,
    /** `null` when the documents could not be read. */
    stamp: read && updateStamp(read, clock),
    canonical: buildHref(route, { sportId }),
  };
}

/** Leaves out documents of earlier years, programs and the like, and tee times of finished rounds. */
function hasNoRow(name: string, firstYear: number, finals: GolfFinals): boolean {
  const document = readGolfDocument(name, firstYear);
  return document === null || !finals.sites.some(({ classId }) => classId === document.classId);
}

/** A document under the name that upstream gives it. */
export function toDocument({ name, url }: ResultDocument, index: number): DocumentView {
  return { key: `${index} ${url}`, name, url, note: null };
}

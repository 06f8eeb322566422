import type { DocumentView } from '~/components/ui/document-list';
import { buildHref, Route, type SportRoute } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import { findCurrentSeason, parseFirstYear } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findGolfDocument, readGolfDocument, type GolfDocumentKind } from '~/models/golf/golf-documents';
import type { SourceValue, SportPageRequest } from '~/page/page-sources';
import type { ResultDocument } from '~/upstream/sport-documents';
import type { GolfFinals } from '../state-series/golf-finals';

/** Tee times or results of a golf sport's finals: one document per round and class. */
export type GolfDocumentsView = ReturnType<typeof toGolfDocumentsView>;

export type GolfClassView = GolfDocumentsView['classes'][number];

export type GolfDocumentRow = ReturnType<typeof buildDocumentRows>[number];

interface GolfDocumentsPage {
  readonly route: SportRoute;
  readonly title: string;
  readonly notice: string;
  readonly rows: readonly { readonly round: 1 | 2 | null; readonly text: string }[];
}

const pages: Readonly<Record<GolfDocumentKind, GolfDocumentsPage>> = {
  'tee-times': {
    route: Route.ssGolfTeeTimes,
    title: 'State Final Tee Times',
    notice: 'Tee times are tentative.',
    rows: [
      { round: 1, text: 'Round 1' },
      { round: 2, text: 'Round 2' },
    ],
  },
  results: {
    route: Route.ssStateResultsGeneric,
    title: 'State Final Results',
    notice: 'Results are official once verified.',
    rows: [
      { round: 1, text: 'Round 1' },
      { round: 2, text: 'Round 2' },
      { round: null, text: 'Final results' },
    ],
  },
};

/** @param read `null` when the documents could not be read */
export function toGolfDocumentsView(
  kind: GolfDocumentKind,
  finals: GolfFinals,
  read: SourceValue<ResultDocument[]> | null,
  { sport, clock, environment }: SportPageRequest,
) {
  const { route, title, notice } = pages[kind];
  const documents = read?.value ?? [];
  const sportId = sport.id;
  const firstYear = parseFirstYear(findCurrentSeason(clock));
  return {
    title,
    notice,
    classes: finals.sites.map(({ classId, place }) => ({
      classId,
      /** `Sorley Marsh Links, Sorley` */
      course: place ?? 'Course to be announced',
      rows: buildDocumentRows(kind, classId, firstYear, finals.days, documents),
    })),
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

function buildDocumentRows(
  kind: GolfDocumentKind,
  classId: string,
  firstYear: number,
  days: readonly string[],
  documents: readonly ResultDocument[],
) {
  const last = days.at(-1);
  return pages[kind].rows.map(({ round, text }) => ({
    text,
    /** `Fri, Oct 10`; `null` until announced. */
    day: formatDay(round === 1 ? days[0] : last),
    /** `null` until posted. */
    url: findGolfDocument(documents, firstYear, { kind, classId, round })?.url ?? null,
  }));
}

/** Leaves out documents of earlier years, programs and the like, and tee times of finished rounds. */
function hasNoRow(name: string, firstYear: number, finals: GolfFinals): boolean {
  const document = readGolfDocument(name, firstYear);
  return document === null || !finals.sites.some(({ classId }) => classId === document.classId);
}

function formatDay(day: string | undefined): string | null {
  return day === undefined ? null : formatShortDay(day);
}

/** A document under the name that upstream gives it. */
export function toDocument({ name, url }: ResultDocument, index: number): DocumentView {
  return { key: `${index} ${url}`, name, url, note: null };
}

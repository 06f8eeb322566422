import type { DocumentView } from '~/components/ui/document-list';
import { type Sport } from '~/config/sports';
import { buildHref, Route, type SportRoute } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import type { ContentClock } from '~/models/dates/content-clock';
import { parseFirstYear } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findGolfDocument, readGolfDocument, type GolfDocumentKind } from '~/models/golf/golf-documents';
import type { SourceValue } from '~/page/page-sources';
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

export interface GolfDocumentsInput {
  readonly sport: Sport;
  readonly season: string;
  readonly finals: GolfFinals;
  /** `null` when the documents could not be read. */
  readonly sourceValue: SourceValue<ResultDocument[]> | null;
  readonly liveScoringUrl: string | undefined;
  readonly clock: ContentClock;
}

export function toGolfDocumentsView(kind: GolfDocumentKind, input: GolfDocumentsInput) {
  const { sport, finals, sourceValue, clock } = input;
  const { route, title, notice } = pages[kind];
  const documents = sourceValue?.value ?? [];
  const sportId = sport.id;
  return {
    title,
    notice,
    classes: finals.sites.map(({ classId, place }) => ({
      classId,
      /** `Sorley Marsh Links, Sorley` */
      course: place ?? 'Course to be announced',
      rows: buildDocumentRows(kind, classId, input, documents),
    })),
    /** Documents of the finals that fit no row. */
    more: kind === 'results' ? documents.filter(({ name }) => hasNoRow(name, input)).map(toDocument) : [],
    links: [
      { text: 'Leaderboard', to: buildHref(Route.ssGolfLeaderboard, { sportId }) },
      kind === 'results'
        ? { text: 'Tee times', to: buildHref(pages['tee-times'].route, { sportId }) }
        : { text: 'Results', to: buildHref(pages.results.route, { sportId }) },
    ],
    /** `null` where no service is named. */
    liveScoringUrl: input.liveScoringUrl ?? null,
    /** `null` when the documents could not be read. */
    stamp: sourceValue && updateStamp(sourceValue, clock),
    canonical: buildHref(route, { sportId }),
  };
}

function buildDocumentRows(
  kind: GolfDocumentKind,
  classId: string,
  { season, finals: { days } }: Pick<GolfDocumentsInput, 'season' | 'finals'>,
  documents: readonly ResultDocument[],
) {
  const last = days.at(-1);
  return pages[kind].rows.map(({ round, text }) => ({
    text,
    /** `Fri, Oct 10`; `null` until announced. */
    day: formatDay(round === 1 ? days[0] : last),
    /** `null` until posted. */
    url: findGolfDocument(documents, parseFirstYear(season), { kind, classId, round })?.url ?? null,
  }));
}

/** Leaves out documents of earlier years, programs and the like, and tee times of finished rounds. */
function hasNoRow(name: string, { season, finals }: Pick<GolfDocumentsInput, 'season' | 'finals'>): boolean {
  const document = readGolfDocument(name, parseFirstYear(season));
  return document === null || !finals.sites.some(({ classId }) => classId === document.classId);
}

function formatDay(day: string | undefined): string | null {
  return day === undefined ? null : formatShortDay(day);
}

function toDocument({ name, url }: ResultDocument, index: number): DocumentView {
  return { key: `${index} ${url}`, name, url, note: null };
}

import { type GolfDocumentsView, toGolfDocumentsView } from '~/blocks/golf-documents/view';
import {
  type LegacyFrameRoute,
  type LegacyFrameView,
  requestForFrame,
  requireFrame,
  toLegacyFrameView,
} from '~/blocks/legacy-frame/legacy-frame';
import { type LegacyText, toLegacyText } from '~/blocks/legacy-frame/legacy-text';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import {
  type AnnouncementSources,
  buildFinalsDocumentSources,
  toAnnouncedFinals,
} from '~/blocks/state-series/announced-finals';
import { type GolfFinals, buildGolfAnnouncementSources, findGolfFinals } from '~/blocks/state-series/golf-finals';
import type { SourceRequest } from '~/cache/define-source';
import type { DocumentView } from '~/components/ui/document-list';
import type { Environment } from '~/config/environment';
import { findTennisFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { RichText } from '~/models/content/rich-text';
import { formatLongWeekday, formatShortWeekday } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import type { FrameChoice, FrameOption } from '~/routes.table.js';
import type { ResultDocument } from '~/upstream/sport-documents';

/** Documents of the finals, for sports whose results are documents. */
export function sources(page: SportPageRequest) {
  return hasResultDocuments(page.sport) ? buildDocumentSources(page) : { optional: {} };
}

interface ResultSources extends AnnouncementSources {
  readonly optional: AnnouncementSources['optional'] & {
    /** Of the sports whose results are documents. */
    readonly documents?: SourceRequest<ResultDocument[]>;
    /** Of tennis. */
    readonly text?: SourceRequest<RichText>;
  };
}

/** All that the page reads: of tennis the old server's page as text, which is asked for when somebody comes. */
export function declareShownSources(page: SportPageRequest): ResultSources {
  return hasResultDocuments(page.sport) ? buildDocumentSources(page) : buildTennisSources(page);
}

export function toView(
  { optional }: ValuesOf<typeof declareShownSources>,
  { sport, params, route, query, clock, environment }: SportPageRequest,
) {
  const season = findCurrentSeason(clock);
  return {
    heading: buildStateSeriesHeading(sport),
    view: toStateResultsView({
      route: { ...route, frame: requireFrame(route.frame) },
      sport,
      golf: sport.finals === 'golf' ? findGolfFinals(sport, season, toAnnouncedFinals({ optional }, season)) : null,
      sourceValue: optional.documents ?? null,
      wantedClass: params.classId,
      wantedDay: query.day,
      text: optional.text ?? null,
      isOriginal: query.original !== undefined,
      environment,
      clock,
    }),
  };
}

/** The documents, and announcements of the golf finals, whose page shows days and courses. */
export function buildDocumentSources(page: SportPageRequest): ResultSources {
  const documents = buildFinalsDocumentSources(page).optional;
  if (page.sport.finals !== 'golf') return { optional: documents, mayBeAbsent: [] };
  const { optional, mayBeAbsent } = buildGolfAnnouncementSources(page);
  return { optional: { ...documents, ...optional }, mayBeAbsent };
}

/** Text of the old server's page for day and class; the frame is shown without it. */
export function buildTennisSources(page: SportPageRequest): ResultSources {
  const { sport, clock, route } = page;
  const { frame } = route;
  if (sport.finals !== 'tennis' || frame === undefined) return { optional: {}, mayBeAbsent: [] };
  const choice = findResultDays(sport, clock);
  const { days = [] } = findTennisFacts(findCurrentSeason(clock), sport.id) ?? {};
  const text = requestForFrame({ ...page, route: { ...route, frame: { ...frame, choice } } }, null, {
    finalsDays: days,
  });
  return text === null ? { optional: {}, mayBeAbsent: [] } : { optional: { text }, mayBeAbsent: ['text'] };
}

/** Days of this season's results, as far as its file names them. */
function findResultDays(sport: Sport, clock: ContentClock): FrameChoice {
  const facts = findTennisFacts(findCurrentSeason(clock), sport.id);
  return chooseResultDays(facts?.days ?? [], getCalendarDay(clock.getNowMs(), clock.timeZone));
}

/** Tennis results are pages of the old server. */
export function hasResultDocuments(sport: Sport | undefined): boolean {
  return sport?.finals !== 'tennis';
}

/** The results of a sport's finals in the form of its sport. */
export type StateResultsView =
  | ({ readonly kind: 'golf' } & GolfDocumentsView)
  | ({ readonly kind: 'tennis'; readonly text: LegacyText | null } & LegacyFrameView)
  | ({ readonly kind: 'documents' } & ResultDocumentsView);

/** Documents by name, newest first. */
export interface ResultDocumentsView {
  readonly title: string;
  readonly documents: readonly DocumentView[];
  /** `null` when the documents could not be read. */
  readonly stamp: UpdateStamp | null;
  readonly canonical: string;
}

export interface StateResultsInput {
  /** Row of the page, with the frame for tennis results. */
  readonly route: LegacyFrameRoute;
  readonly sport: Sport;
  /** The finals of a golf sport; `null` for others. */
  readonly golf: GolfFinals | null;
  /** `null` when the documents could not be read, or do not apply to this sport. */
  readonly sourceValue: SourceValue<ResultDocument[]> | null;
  /** Last segment of the address; only tennis has pages by class. */
  readonly wantedClass: string | undefined;
  /** The day in the query; only tennis has one. */
  readonly wantedDay: string | undefined;
  /** The tennis page as text; without it the frame is shown. */
  readonly text?: SourceValue<RichText> | null;
  /** The original page was requested. */
  readonly isOriginal?: boolean | undefined;
  readonly environment: Environment;
  readonly clock: ContentClock;
}

export function toStateResultsView(input: StateResultsInput): StateResultsView {
  const { sport, sourceValue, environment, clock } = input;
  if (sport.finals === 'tennis') {
    const route = { ...input.route, frame: { ...input.route.frame, choice: findResultDays(sport, clock) } };
    const asked = { classId: input.wantedClass, chosen: input.wantedDay, isOriginal: input.isOriginal };
    return {
      kind: 'tennis',
      ...toLegacyFrameView(route, { sport, facts: null, environment, ...asked }),
      text: toLegacyText(input.text ?? null, clock),
    };
  }
  if (input.golf !== null) {
    const { LIVE_SCORING_URL: liveScoringUrl } = environment;
    const golf = { sport, season: findCurrentSeason(clock), finals: input.golf, sourceValue, liveScoringUrl, clock };
    return { kind: 'golf', ...toGolfDocumentsView('results', golf) };
  }
  return {
    kind: 'documents',
    title: 'State Final Results',
    documents: (sourceValue?.value ?? []).map(({ name, url }, index) => ({
      key: `${index} ${url}`,
      name,
      url,
      note: null,
    })),
    stamp: sourceValue && updateStamp(sourceValue, clock),
    canonical: buildHref(Route.ssStateResultsGeneric, { sportId: sport.id }),
  };
}

const bySchool: FrameOption = { value: 'by-school', text: 'By School', title: 'By School', file: 'index' };

/** Weekdays of the finals: Thursday, Friday and Saturday of any week (specification 1 §9). */
const USUAL_DAYS = ['2000-01-06', '2000-01-07', '2000-01-08'];

/**
 * Tennis results by day and by school. The default page is today's during the finals, the first day's before and the
 * last day's after them.
 * @param days days of play in order, `YYYY-MM-DD`; empty until announced, and then the usual weekdays are offered
 * @param today content day
 */
export function chooseResultDays(days: readonly string[], today: string): FrameChoice {
  const options = (days.length > 0 ? days : USUAL_DAYS).map((day, index): FrameOption => ({
    value: formatShortWeekday(day).toLowerCase(),
    text: formatShortWeekday(day),
    title: formatLongWeekday(day),
    file: `result${index + 1}`,
  }));
  const begunDays = days.filter((day) => day <= today).length;
  return {
    label: 'Days',
    parameter: 'day',
    options: [...options, bySchool],
    usual: days.length === 0 ? bySchool.value : (options[Math.max(0, begunDays - 1)] ?? bySchool).value,
  };
}

import { buildGolfDocumentSources, toDocument, toGolfDocumentsView } from '~/blocks/golf-documents/view';
import { requireFrame } from '~/blocks/legacy-frame/find-legacy-page';
import { toFrameViewOfPage } from '~/blocks/legacy-frame/legacy-frame';
import { toLegacyText } from '~/blocks/legacy-frame/legacy-text';
import { requestForFrame } from '~/blocks/legacy-frame/request-legacy-text';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import type { AnnouncementSources } from '~/blocks/state-series/announced-finals';
import type { SourceRequest } from '~/cache/source/define-source';
import { findTennisFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { RichText } from '~/models/content/rich-text';
import { formatLongWeekday, formatShortDay, formatShortWeekday } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { nameEvent } from '~/models/state-series/coming-dates';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import type { FrameChoice, FrameOption } from '~/routes.table.js';
import { type ResultDocument, tournamentResults } from '~/upstream/sport-documents';

interface ResultSources extends AnnouncementSources {
  readonly optional: AnnouncementSources['optional'] & {
    /** Of the sports whose results are documents. */
    readonly documents?: SourceRequest<ResultDocument[]>;
    /** Of tennis. */
    readonly text?: SourceRequest<RichText>;
  };
}

const nothing: ResultSources = { optional: {}, mayBeAbsent: [] };

/** Documents of the finals; none for tennis, whose results are pages of the old server. */
export function sources(page: SportPageRequest): ResultSources {
  const { id: sportId, finals } = page.sport;
  if (finals === 'tennis') return nothing;
  if (finals === 'golf') return buildGolfDocumentSources(page);
  return { optional: { documents: tournamentResults.with({ sportId }) }, mayBeAbsent: [] };
}

/**
 * All that the page reads: of tennis the old server's page for day and class as text, which is asked for when somebody
 * comes; the frame is shown without it.
 */
export function declareShownSources(page: SportPageRequest): ResultSources {
  const { sport, clock, route } = page;
  const { frame } = route;
  if (sport.finals !== 'tennis' || frame === undefined) return sources(page);
  const choice = findResultDays(sport, clock);
  const { days = [] } = findTennisFacts(findCurrentSeason(clock), sport.id) ?? {};
  const text = requestForFrame({ ...page, route: { ...route, frame: { ...frame, choice } } }, null, {
    finalsDays: days,
  });
  return text === null ? nothing : { optional: { text }, mayBeAbsent: ['text'] };
}

/** The results of a sport's finals in the form of its sport. */
export function toView({ optional }: ValuesOf<typeof declareShownSources>, request: SportPageRequest) {
  const view = toResults(optional, request);
  const season = view.kind === 'tennis' && view.text?.kind === 'posted' ? view.text.season : null;
  return { heading: buildStateSeriesHeading(request.sport, season), view };
}

/** Days of this season's results, as far as its file names them. */
function findResultDays(sport: Sport, clock: ContentClock): FrameChoice {
  const facts = findTennisFacts(findCurrentSeason(clock), sport.id);
  return chooseResultDays(facts?.days ?? [], getToday(clock));
}

/** `State finals, October 23–25, 2025`, until they are over. */
function listComingFinals(sport: Sport, clock: ContentClock): readonly string[] {
  const { days = [] } = findTennisFacts(findCurrentSeason(clock), sport.id) ?? {};
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return last < getToday(clock) ? [] : [nameEvent('State finals', first, last)];
}

/** Documents by name, newest first. */
export type ResultDocumentsView = Extract<ReturnType<typeof toResults>, { kind: 'documents' }>;

function toResults(
  { documents = null, text = null, ...announced }: ValuesOf<typeof declareShownSources>['optional'],
  request: SportPageRequest,
) {
  const { sport, route, clock } = request;
  if (sport.finals === 'tennis') {
    const frame = { ...requireFrame(route.frame), choice: findResultDays(sport, clock) };
    const shown = toFrameViewOfPage({ ...request, route: { ...route, frame } }, null);
    return {
      kind: 'tennis' as const,
      ...shown,
      text: toLegacyText(text, clock, shown.name, { comingDates: listComingFinals(sport, clock) }),
    };
  }
  if (sport.finals === 'golf') {
    return { kind: 'golf' as const, ...toGolfDocumentsView('results', { documents, ...announced }, request) };
  }
  return {
    kind: 'documents' as const,
    title: 'State Final Results',
    documents: (documents?.value ?? []).map(toDocument),
    /** `null` when the documents could not be read. */
    stamp: documents && updateStamp(documents, clock),
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
  const formatTab = days.length > 0 ? formatShortDay : formatShortWeekday;
  const options = (days.length > 0 ? days : USUAL_DAYS).map((day, index): FrameOption => ({
    value: formatShortWeekday(day).toLowerCase(),
    text: formatTab(day),
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

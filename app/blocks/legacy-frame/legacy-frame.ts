import type { SourceRequest } from '~/cache/source/define-source';
import { listFrameOrigins } from '~/config/frame-origins';
import { addToHref, buildHref, fillPath, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import type { ScoreCardView } from '~/models/games/score-card-view';
import { listComingDates } from '~/models/state-series/coming-dates';
import { formatClass } from '~/models/text/label';
import { type PageOutcome, redirectTo } from '~/page/page-outcome';
import { requestAfter, requestBeside, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import type { FrameOption } from '~/routes.table.js';
import { allEvents } from '~/upstream/events';
import { fiveYearCalendar, type CalendarRow } from '~/upstream/sport-calendar';
import { sportFacts, type SportFacts } from '~/upstream/sports';
import { tournamentScores } from '~/upstream/tournament-scores';
import { buildSportHeading, buildStateSeriesHeading, type SportHeading } from '../sport/sport-heading';
import { buildClassSlug, markLiveTabs } from '../state-series/class-of-address';
import { listCardsOfToday } from '../state-series/series-cards';
import { hasEntryToday, listSeriesLinks, type SeriesLink } from '../state-series/series-today';
import { findLegacyPage, type FrameRequest } from './find-legacy-page';
import { type LegacyText, toLegacyText } from './legacy-text';
import { addTextOfFrame } from './request-legacy-text';

const withText = addTextOfFrame(({ sport }: SportPageRequest) => ({
  subject: { facts: sportFacts.with({ sportId: sport.id }) },
}));

/** Sources of a page that shows a page of the old server and, above a schedule, what the sport has on today, and the games of a day with few. */
export function listFramedPageSources(page: SportPageRequest) {
  const declared = withText(page);
  const { id: sportId, finals } = page.sport;
  const isSchedule = page.route.frame?.startsWithToday === true;
  const calendar = { ...fiveYearCalendar.with({ sportId }), isAwaited: isSchedule };
  const requestForToday = <Value>(request: SourceRequest<Value>) =>
    requestAfter(calendar, (rows) => (isSchedule && hasEntryToday(rows, page.clock) ? request : null));
  const ofToday = {
    calendar: requestBeside(calendar),
    events: requestForToday({ ...allEvents.with({}), isSupplementary: true }),
    ...(finals === 'games' && { games: requestForToday({ ...tournamentScores.with({ sportId }), isAwaited: true }) }),
  };
  return { ...declared, dependent: { ...declared.dependent, ...ofToday }, mayBeAbsent: ['events', 'games'] };
}

/** What the component of such a page shows. */
export interface LegacyFrameData {
  readonly heading: Omit<SportHeading, 'art'> & Partial<Pick<SportHeading, 'art'>>;
  readonly view: LegacyFrameView;
  /** The address may name a column by which the tables are sorted. */
  readonly isSortable?: boolean;
  /** What the sport has on today, above its schedules. */
  readonly seriesLinks?: readonly SeriesLink[];
  /** Its games of today in all classes, unless there are many. */
  readonly cards?: readonly ScoreCardView[];
  /** `null` when the page is shown in its frame. */
  readonly text: LegacyText | null;
}

/** Builds the component's data from the sources of `listFramedPageSources`. */
export function toFramedPageView(
  { subject, dependent }: ValuesOf<typeof listFramedPageSources>,
  request: SportPageRequest,
): LegacyFrameData {
  const { sport, route, query, clock } = request;
  const view = toFrameViewOfPage(request, subject.facts?.value ?? null);
  const text = toLegacyText(dependent.text, clock, view.name, {
    startsWithToday: route.frame?.startsWithToday,
    isOfPast: route.frame?.base === 'RECORDS_BASE_URL',
    order:
      query.sort === undefined ? null : { column: query.sort.toLowerCase(), isReversed: query.order === 'reversed' },
    comingDates: listComingDatesOfPage(dependent.calendar?.value ?? [], view, request),
  });
  const season = text?.kind === 'posted' ? text.season : null;
  return {
    heading: route.layout === 'state-series' ? buildStateSeriesHeading(sport, season) : buildSportHeading(sport),
    view: { ...view, classes: markLiveTabs(view.classes, dependent.games, clock) },
    isSortable: route.query.sort !== undefined,
    seriesLinks: route.frame?.startsWithToday ? listSeriesLinks(sport, dependent.events?.value ?? [], clock) : [],
    cards: listCardsOfToday(dependent.games ?? null, request),
    text,
  };
}

/** The next dates in a sport's calendar, for a page of the old server that is not posted yet. */
export function listComingDatesOfPage(
  calendar: readonly CalendarRow[],
  { className }: Pick<LegacyFrameView, 'className'>,
  { clock }: Pick<SportPageRequest, 'clock'>,
): readonly string[] {
  const today = getToday(clock);
  return listComingDates({ calendar, season: findCurrentSeason(clock), today, className });
}

/** Golf has its own winner report instead of the old server's page of results. */
export function findFrameRedirect({ route, sport, params: { classId } }: SportPageRequest): PageOutcome | null {
  if (route.id !== 'ss-results' || sport.finals !== 'golf') return null;
  const query = { class: classId && buildClassSlug(classId) };
  return redirectTo(buildHref(Route.ssWinnerReport, { sportId: sport.id, query }), 301);
}

export type LegacyFrameView = ReturnType<typeof toFrameViewOfPage>;

/** The old server's page in the row of the requested page, with tabs for classes and options. */
export function toFrameViewOfPage(request: FrameRequest, facts: SportFacts | null) {
  const { route, sport, query, environment } = request;
  const { frame, className, named, tabs, hasOnePageForAllClasses, usual, option, file } = findLegacyPage(
    request,
    facts,
  );
  const { base = 'LEGACY_BASE_URL', choice, size = 'page', isListedWithoutClasses = false } = frame;
  const isOriginal = query.original !== undefined;
  /** Address of a class and an option; the default option is not named. */
  const buildAddress = (
    classId: string | null,
    shown: FrameOption | undefined,
    withOriginal = isOriginal,
    list?: string,
  ) =>
    addToHref(fillPath(route.canonical ?? route.path, { sportId: sport.id, classId }), {
      ...(choice !== undefined && shown !== usual && { [choice.parameter]: shown?.value }),
      original: withOriginal ? '1' : null,
      list,
    });
  const title = hasOnePageForAllClasses ? `All ${route.title}` : route.title;
  const name = [`${sport.title}: ${title}`, option?.title, named && formatClass(named)].filter(Boolean).join(', ');
  const server = environment[base];
  return {
    /** Full name of the content: `Girls Tennis: State Final Results, Friday, Class 1A`. */
    name,
    /** Canonical address of the content. */
    canonical: buildAddress(named, option, false),
    /** Address that shows the page as it is on the old server. */
    originalHref: buildAddress(named, option, true),
    /** This is that address. */
    isOriginal,
    title: route.title,
    /** The shown class; `null` on a page of all classes. */
    className: named,
    classes:
      isListedWithoutClasses && hasOnePageForAllClasses
        ? [{ text: route.title, to: buildAddress(named, option), isCurrent: true }]
        : tabs.map((text) => ({
            text,
            // A bracket stays a list in another class.
            to: buildAddress(text, option, isOriginal, query.list),
            isCurrent: text === className,
          })),
    /** Pages of a class, if it has several. */
    choice:
      choice === undefined
        ? null
        : {
            label: choice.label,
            tabs: choice.options.map((value) => ({
              text: value.text,
              to: buildAddress(named, value),
              isCurrent: value === option,
            })),
          },
    size,
    /** `null` when the address of the page is unknown. */
    frame:
      server === undefined || file === null
        ? null
        : { src: `${server}/${file}`, title: option?.title ?? title, name, origins: listFrameOrigins(environment) },
  };
}

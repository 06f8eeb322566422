import type { SourceRequest } from '~/cache/source/define-source';
import { type FramedAddresses, listFrameOrigins } from '~/config/frame-origins';
import { hasTraits, type Sport } from '~/config/sports';
import { addToHref, buildHref, fillPath, Route } from '~/href';
import { listClassesWithPages, fillLegacyPageFile } from '~/models/content/legacy-page';
import type { RichText } from '~/models/content/rich-text';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { listComingDates } from '~/models/state-series/coming-dates';
import { listFinalsDays } from '~/models/state-series/finals-days';
import { formatClass } from '~/models/text/label';
import { type PageOutcome, redirectTo } from '~/page/page-outcome';
import {
  type PageSources,
  requestAfter,
  requestBeside,
  type SportPageRequest,
  type ValuesOf,
} from '~/page/page-sources';
import type { FrameOption, LegacyFrame } from '~/routes.table.js';
import { allEvents } from '~/upstream/events';
import { legacySection, recordsAndHistory } from '~/upstream/legacy-pages';
import { fiveYearCalendar, type CalendarRow } from '~/upstream/sport-calendar';
import { sportFacts, type SportFacts } from '~/upstream/sports';
import { buildSportHeading, buildStateSeriesHeading, type SportHeading } from '../sport/sport-heading';
import { buildClassSlug, defaultClass, findAskedClass } from '../state-series/class-of-address';
import { hasEntryToday, listSeriesLinks, type SeriesLink } from '../state-series/series-today';
import { type LegacyText, toLegacyText } from './legacy-text';

/**
 * Adds the text of the old server's page to a page's sources. It is requested after the sport's facts, which name its
 * file. Without the text, the page is shown in a frame. It is never prewarmed: there are hundreds of these pages. On days
 * in the calendar it is as fresh as scores.
 * @param findList the request for a list that is shown instead of the text if it has rows
 */
export function addTextOfFrame<
  Declared extends PageSources & { readonly subject: { readonly facts: SourceRequest<SportFacts> } },
>(
  declare: (page: SportPageRequest) => Declared,
  findList: (declared: Declared) => SourceRequest<readonly unknown[]> | null = () => null,
) {
  return (page: SportPageRequest) => {
    const declared = declare(page);
    const calendar = fiveYearCalendar.with({ sportId: page.sport.id });
    const list = findList(declared);
    const text = requestAfter(declared.subject.facts, (value, getValue) => {
      const read = <Row>(request: SourceRequest<readonly Row[]>) =>
        (getValue(request) as readonly Row[] | undefined) ?? [];
      return requestForFrame(page, value, {
        finalsDays: listDaysOfFinals(page, read(calendar)),
        isBesideList: list !== null && read(list).length > 0,
      });
    });
    return { ...declared, dependent: { ...declared.dependent, calendar: requestBeside(calendar), text } };
  };
}

function listDaysOfFinals({ sport, clock }: SportPageRequest, calendar: readonly CalendarRow[]): readonly string[] {
  const season = findCurrentSeason(clock);
  return listFinalsDays({ sportTitle: sport.title, season, calendar, infoDates: null, events: [] });
}

const withText = addTextOfFrame(({ sport }: SportPageRequest) => ({
  subject: { facts: sportFacts.with({ sportId: sport.id }) },
}));

/** Sources of a page that shows a page of the old server and, above a schedule, what the sport has on today. */
export function listFramedPageSources(page: SportPageRequest) {
  const declared = withText(page);
  const events = requestAfter(fiveYearCalendar.with({ sportId: page.sport.id }), (calendar) =>
    page.route.frame?.startsWithToday === true && hasEntryToday(calendar, page.clock)
      ? { ...allEvents.with({}), isSupplementary: true }
      : null,
  );
  return { ...declared, dependent: { ...declared.dependent, events }, mayBeAbsent: ['events'] };
}

/** What the component of such a page shows. */
export interface LegacyFrameData {
  readonly heading: Omit<SportHeading, 'art'> & Partial<Pick<SportHeading, 'art'>>;
  readonly view: LegacyFrameView;
  /** The address may name a column by which the tables are sorted. */
  readonly isSortable?: boolean;
  /** What the sport has on today, above its schedules. */
  readonly seriesLinks?: readonly SeriesLink[];
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
    view,
    isSortable: route.query.sort !== undefined,
    seriesLinks: route.frame?.startsWithToday ? listSeriesLinks(sport, dependent.events?.value ?? [], clock) : [],
    text,
  };
}

/** The next dates in a sport's calendar, for a page of the old server that is not posted yet. */
export function listComingDatesOfPage(
  calendar: readonly CalendarRow[],
  { className }: Pick<LegacyFrameView, 'className'>,
  { clock }: Pick<SportPageRequest, 'clock'>,
): readonly string[] {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  return listComingDates({ calendar, season: findCurrentSeason(clock), today, className });
}

/** Golf has its own winner report instead of the old server's page of results. */
export function findFrameRedirect({ route, sport, params: { classId } }: SportPageRequest): PageOutcome | null {
  if (route.id !== 'ss-results' || sport.finals !== 'golf') return null;
  const query = { class: classId && buildClassSlug(classId) };
  return redirectTo(buildHref(Route.ssWinnerReport, { sportId: sport.id, query }), 301);
}

/** @throws Error when the row of the page has no frame: the route table is wrong */
export function requireFrame(frame: LegacyFrame | undefined): LegacyFrame {
  if (frame === undefined) throw new Error('The row of this page in the route table has no frame.');
  return frame;
}

interface FrameTextOptions {
  /** `YYYY-MM-DD`: on these days the text is as fresh as scores, and the page refreshes itself. */
  readonly finalsDays?: readonly string[];
  /** The page is about something else and waits for the text only a moment. */
  readonly isBesideList?: boolean;
}

/**
 * The request for the text of a page of the old server.
 * @returns `null` when there is no such page, or the original is requested
 */
export function requestForFrame(
  request: SportPageRequest,
  facts: SportFacts | null,
  { finalsDays = [], isBesideList = false }: FrameTextOptions = {},
): SourceRequest<RichText> | null {
  const { query, environment, route, sport, clock } = request;
  const { frame } = route;
  if (frame === undefined || query.original !== undefined) return null;
  const { base = 'LEGACY_BASE_URL' } = frame;
  if (environment[base] === undefined || !hasTraits(sport, frame.onlyFor)) return null;
  const { file } = findLegacyPage(request, facts);
  if (file === null) return null;
  const isFinalsDay = finalsDays.includes(getCalendarDay(clock.getNowMs(), clock.timeZone));
  const text =
    base === 'LEGACY_BASE_URL'
      ? legacySection.with({ file }, isFinalsDay ? 'scores' : undefined)
      : recordsAndHistory.with({ file });
  return { ...text, isCritical: !isBesideList };
}

/** What decides which page is shown. */
export interface FrameRequest extends Pick<SportPageRequest, 'route' | 'sport' | 'params' | 'query'> {
  readonly environment: FramedAddresses;
}

/** The class, option and file of the old server's page at an address; unknown ones mean the default. */
function findLegacyPage({ route, sport, params, query }: FrameRequest, facts: SportFacts | null) {
  const frame = requireFrame(route.frame);
  const { choice } = frame;
  const { className, ...shownClass } = findShownClass(frame, sport, facts, params.classId);
  const findOption = (value: string | undefined) => choice?.options.find((option) => option.value === value);
  const usual = findOption(choice?.usual) ?? choice?.options[0];
  const option = findOption(query[choice?.parameter ?? '']) ?? usual;
  const abbreviation = facts?.abbreviation ?? null;
  const file = fillLegacyPageFile(frame.file, {
    abbreviation,
    recordsCode: sport.recordsCode ?? abbreviation,
    gender: sport.gender === 'boys' ? 'b' : 'g',
    class: className,
    classNumber: className.slice(0, 1),
    choice: option?.file ?? null,
  });
  return { frame, className, ...shownClass, usual, option, file };
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

interface ShownClass {
  readonly className: string;
  /** The class if it is part of the address and of the page's name; `null` otherwise. */
  readonly named: string | null;
  /** Selectable classes; none if there is only one. */
  readonly tabs: readonly string[];
  /** The sport has one page for all classes. */
  readonly hasOnePageForAllClasses: boolean;
}

/** If upstream names no classes, uses the class in the address. The default class then has no address of its own. */
function findShownClass(
  { file, classes }: LegacyFrame,
  sport: Sport,
  facts: SportFacts | null,
  classId: string | undefined,
): ShownClass {
  const isByClass = file.includes('{class');
  if (!isByClass || !sport.hasLegacyPagesByClass) {
    return { className: defaultClass, named: null, tabs: [], hasOnePageForAllClasses: isByClass };
  }
  const wanted = classId?.toUpperCase();
  const known = classes ?? listClassesWithPages(facts?.classes ?? []);
  const className =
    known.find((name) => name === wanted) ?? known[0] ?? findAskedClass(sport.id, wanted) ?? defaultClass;
  const isOneOfMany = known.length > 1 || (known.length === 0 && className !== defaultClass);
  return {
    className,
    named: isOneOfMany ? className : null,
    tabs: known.length > 1 ? known : [],
    hasOnePageForAllClasses: false,
  };
}

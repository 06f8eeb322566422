import type { SourceRequest } from '~/cache/define-source';
import { type FramedAddresses, listFrameOrigins } from '~/config/frame-origins';
import { hasTraits, type Sport } from '~/config/sports';
import { addToHref, buildHref, fillPath, Route } from '~/href';
import { listClassesWithPages, fillLegacyPageFile } from '~/models/content/legacy-page';
import type { RichText } from '~/models/content/rich-text';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
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
import type { FrameChoice, FrameOption, LegacyFrame, PageRoute } from '~/routes.table.js';
import { legacySection, recordsAndHistory } from '~/upstream/legacy-pages';
import { fiveYearCalendar, type CalendarRow } from '~/upstream/sport-calendar';
import { sportFacts, type SportFacts } from '~/upstream/sports';
import { buildSportHeading, buildStateSeriesHeading, type SportHeading } from '../sport/sport-heading';
import { buildClassSlug, defaultClass, findAskedClass } from '../state-series/class-of-address';
import { type LegacyText, toLegacyText } from './legacy-text';

/**
 * Adds to a page's sources the text of the old server's page in its row, once upstream's facts about the sport are
 * known. Without the text the frame shows the page. It is requested on a visit and not prewarmed: prewarming is for
 * results, and there are hundreds of these pages. The calendar names the days on which the text may change by the minute.
 * @param findList the request for the list that the page is about instead of the text, when it has rows
 */
export function withTextOfFrame<
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

/** Sources of a page that shows a page of the old server and nothing else. */
export const listFramedPageSources = withTextOfFrame(({ sport }: SportPageRequest) => ({
  subject: { facts: sportFacts.with({ sportId: sport.id }) },
}));

/** What the component of such a page shows. */
export interface LegacyFrameData {
  readonly heading: Omit<SportHeading, 'art'> & Partial<Pick<SportHeading, 'art'>>;
  readonly view: LegacyFrameView;
  /** `null` when the page is shown in its frame. */
  readonly text: LegacyText | null;
}

export function toFramedPageView(
  { subject, dependent }: ValuesOf<typeof listFramedPageSources>,
  request: SportPageRequest,
): LegacyFrameData {
  const { sport, route, clock } = request;
  const view = toFrameViewOfPage(request, subject.facts?.value ?? null);
  return {
    heading: route.layout === 'state-series' ? buildStateSeriesHeading(sport) : buildSportHeading(sport),
    view,
    text: toLegacyText(dependent.text, clock, view.name),
  };
}

/** Golf has its own winner report instead of the old server's page of results. */
export function findInsteadOfFrame({ route, sport, params: { classId } }: SportPageRequest): PageOutcome | null {
  if (route.id !== 'ss-results' || sport.finals !== 'golf') return null;
  const query = { class: classId && buildClassSlug(classId) };
  return redirectTo(buildHref(Route.ssWinnerReport, { sportId: sport.id, query }), 301);
}

/** The old server's page in the row of the requested page. */
export function toFrameViewOfPage(
  { route, sport, params, query, environment }: SportPageRequest,
  facts: SportFacts | null,
): LegacyFrameView {
  const frame = requireFrame(route.frame);
  const asked = { classId: params.classId, chosen: query[frame.choice?.parameter ?? ''] };
  return toLegacyFrameView(
    { ...route, frame },
    { sport, facts, ...asked, isOriginal: query.original !== undefined, environment },
  );
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
  { params, query, environment, route, sport, clock }: SportPageRequest,
  facts: SportFacts | null,
  { finalsDays = [], isBesideList = false }: FrameTextOptions = {},
): SourceRequest<RichText> | null {
  const { frame } = route;
  if (frame === undefined || query.original !== undefined) return null;
  const { base = 'LEGACY_BASE_URL', choice } = frame;
  if (environment[base] === undefined || !hasTraits(sport, frame.onlyFor)) return null;
  const chosen = query[choice?.parameter ?? ''];
  const input = { sport, facts, classId: params.classId, chosen, environment };
  const file = findLegacyFile(frame, findShownClass(frame, input).className, findChosenOption(choice, chosen), input);
  if (file === null) return null;
  const isFinalsDay = finalsDays.includes(getCalendarDay(clock.getNowMs(), clock.timeZone));
  const request =
    base === 'LEGACY_BASE_URL'
      ? legacySection.with({ file }, isFinalsDay ? 'scores' : undefined)
      : recordsAndHistory.with({ file });
  return { ...request, isCritical: !isBesideList };
}

/** A page of the association's old server, with tabs for classes and options. */
export type LegacyFrameView = ReturnType<typeof toLegacyFrameView>;

/** A row of the route table with a frame. */
export type LegacyFrameRoute = Pick<PageRoute, 'path' | 'canonical' | 'title' | 'onlyFor'> & {
  readonly frame: LegacyFrame;
};

export interface LegacyFrameInput {
  readonly sport: Sport;
  /** Upstream's facts about the sport; `null` without any. */
  readonly facts: SportFacts | null;
  /** Class in the address; an unknown class means the default. */
  readonly classId: string | undefined;
  /** Option in the query; an unknown one means the default. */
  readonly chosen: string | undefined;
  /** The original page was requested; links to other classes and options keep this. */
  readonly isOriginal?: boolean;
  readonly environment: FramedAddresses;
}

/** The old server's page of a row, for the sport, class and option of an address. */
export function toLegacyFrameView(route: LegacyFrameRoute, input: LegacyFrameInput) {
  const { frame } = route;
  const { sport, environment } = input;
  const shown = findShownClass(frame, input);
  const option = findChosenOption(frame.choice, input.chosen);
  const { isOriginal = false } = input;
  const buildHref = createFrameAddress(route, sport);
  const title = shown.standsForAll ? `All ${route.title}` : route.title;
  const name = [`${sport.title}: ${title}`, option?.title, shown.named && formatClass(shown.named)];
  const view = {
    /** Full name of the content: `Girls Tennis: State Final Results, Friday, Class 1A`. */
    name: name.filter(Boolean).join(', '),
    /** Canonical address of the content. */
    canonical: buildHref(shown.named, option),
    /** Address that shows the page as it is on the old server. */
    originalHref: buildHref(shown.named, option, true),
  };
  const src = buildFrameUrl(frame, shown.className, option, input);
  return {
    ...view,
    /** This is that address. */
    isOriginal,
    title: route.title,
    classes:
      frame.isListedWithoutClasses === true && shown.standsForAll
        ? [{ text: route.title, to: buildHref(shown.named, option, isOriginal), isCurrent: true }]
        : shown.tabs.map((text) => ({
            text,
            to: buildHref(text, option, isOriginal),
            isCurrent: text === shown.className,
          })),
    /** Pages of a class, if it has several. */
    choice:
      frame.choice === undefined
        ? null
        : {
            label: frame.choice.label,
            tabs: frame.choice.options.map((value) => ({
              text: value.text,
              to: buildHref(shown.named, value, isOriginal),
              isCurrent: value === option,
            })),
          },
    size: frame.size ?? 'page',
    /** `null` when the address of the page is unknown. */
    frame:
      src === null
        ? null
        : { src, title: option?.title ?? title, name: view.name, origins: listFrameOrigins(environment) },
  };
}

interface ShownClass {
  readonly className: string;
  /** The class, if the address and the name of the page contain it. */
  readonly named: string | null;
  /** Selectable classes; none if there is only one. */
  readonly tabs: readonly string[];
  /** The sport has one page for all classes. */
  readonly standsForAll: boolean;
}

/** Where upstream names no classes, the class in the address is shown; then the default class has no own address. */
function findShownClass({ file, classes }: LegacyFrame, { sport, facts, classId }: LegacyFrameInput): ShownClass {
  const single = { className: defaultClass, named: null, tabs: [] };
  if (!file.includes('{class')) return { ...single, standsForAll: false };
  if (!sport.hasLegacyPagesByClass) return { ...single, standsForAll: true };
  const wanted = classId?.toUpperCase();
  const known = classes ?? listClassesWithPages(facts?.classes ?? []);
  const className =
    known.find((name) => name === wanted) ?? known[0] ?? findAskedClass(sport.id, wanted) ?? defaultClass;
  const isOneOfMany = known.length > 1 || (known.length === 0 && className !== defaultClass);
  return {
    className,
    named: isOneOfMany ? className : null,
    tabs: known.length > 1 ? known : [],
    standsForAll: false,
  };
}

function findChosenOption(choice: FrameChoice | undefined, chosen: string | undefined): FrameOption | undefined {
  const findOption = (value: string | undefined) => choice?.options.find((option) => option.value === value);
  return findOption(chosen) ?? findUsualOption(choice);
}

function findUsualOption(choice: FrameChoice | undefined): FrameOption | undefined {
  return choice?.options.find(({ value }) => value === choice.usual) ?? choice?.options[0];
}

/** Address of a class and an option; the default option is not named. */
function createFrameAddress({ path, canonical, frame }: LegacyFrameRoute, sport: Sport) {
  const usual = findUsualOption(frame.choice);
  return (classId: string | null, option: FrameOption | undefined, isOriginal = false): string =>
    addToHref(fillPath(canonical ?? path, { sportId: sport.id, classId: classId ?? undefined }), {
      ...(frame.choice !== undefined && option !== usual && { [frame.choice.parameter]: option?.value }),
      ...(isOriginal && { original: '1' }),
    });
}

function buildFrameUrl(
  frame: LegacyFrame,
  className: string,
  option: FrameOption | undefined,
  input: LegacyFrameInput,
): string | null {
  const server = input.environment[frame.base ?? 'LEGACY_BASE_URL'];
  const file = findLegacyFile(frame, className, option, input);
  return server === undefined || file === null ? null : `${server}/${file}`;
}

function findLegacyFile(
  { file }: LegacyFrame,
  className: string,
  option: FrameOption | undefined,
  { sport, facts }: Pick<LegacyFrameInput, 'sport' | 'facts'>,
): string | null {
  const abbreviation = facts?.abbreviation ?? null;
  return fillLegacyPageFile(file, {
    abbreviation,
    recordsCode: sport.recordsCode ?? abbreviation,
    gender: sport.gender === 'boys' ? 'b' : 'g',
    class: className,
    classNumber: className.slice(0, 1),
    choice: option?.file ?? null,
  });
}

import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import {
  buildAnnouncementSources,
  type AnnouncementSources,
  toAnnouncedFinals,
} from '~/blocks/state-series/announced-finals';
import { buildFinalsLinks, readFinalsAddress } from '~/blocks/state-series/finals-address';
import { splitHighlight } from '~/blocks/state-series/meets';
import type { SourceRequest } from '~/cache/source/define-source';
import type { FactView } from '~/components/ui/fact-list';
import { listClassIds } from '~/config/classification';
import { findCrossCountryFacts } from '~/config/season-facts';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatFullDay, formatLongDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { findDays } from '~/models/dates/days-in-words';
import { getPreviousSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findWinner, type Game, type TeamIndex } from '~/models/games/game';
import { splitBoxColumns, searchEntries, listStartingBoxes } from '~/models/state-series/cross-country-entries';
import { buildStartLine } from '~/models/state-series/start-line';
import { formatCount } from '~/models/text/format-count';
import { labelFound } from '~/models/text/search-text';
import { compareText } from '~/models/text/text-order';
import {
  type DependentRequest,
  requestAfter,
  requestBeside,
  type SportPageRequest,
  type ValuesOf,
} from '~/page/page-sources';
import { crossCountryEntries, type CrossCountryEntries, type Qualifier } from '~/upstream/cross-country';
import { type Scoreboard, tournamentScoreboard } from '~/upstream/scoreboards';
import { type CalendarRow, fiveYearCalendar } from '~/upstream/sport-calendar';

type MeetAddress = ReturnType<typeof readMeetAddress>;

function readMeetAddress(page: SportPageRequest) {
  const address = readFinalsAddress(page, listClassIds(page.sport.id), page.params.class);
  return { ...address, facts: findCrossCountryFacts(address.season, page.sport.id) };
}

interface MeetSources extends AnnouncementSources {
  readonly optional: AnnouncementSources['optional'] & { readonly entries?: SourceRequest<CrossCountryEntries> };
  readonly dependent: {
    readonly road?: DependentRequest<CalendarRow[]>;
    readonly scoreboard?: DependentRequest<Scoreboard>;
  };
}

/**
 * Boxes and qualifiers of the class. The page stands without them, with a message. Before they are posted the sport's calendar says when
 * they follow, and from the day of the meet on its scoreboard has the result.
 */
export function sources(page: SportPageRequest): MeetSources {
  const { facts, classId } = readMeetAddress(page);
  const { optional, mayBeAbsent } = buildAnnouncementSources(page, facts !== null);
  const tournamentId = facts?.classes.find((row) => row.classId === classId)?.tournamentId;
  const entries = tournamentId === undefined ? {} : { entries: crossCountryEntries.with({ tournamentId }) };
  const sportId = page.sport.id;
  const dependent: MeetSources['dependent'] = {
    ...(entries.entries !== undefined && {
      road: requestAfter(entries.entries, (value) =>
        isEmpty(value) ? { ...fiveYearCalendar.with({ sportId }), isSupplementary: true } : null,
      ),
    }),
    ...(isMeetDayOrLater(page) && {
      scoreboard: requestBeside({ ...tournamentScoreboard.with({ sportId }), isSupplementary: true }),
    }),
  };
  return {
    optional: { ...entries, ...optional },
    dependent,
    mayBeAbsent: [...mayBeAbsent, ...Object.keys(dependent)],
  };
}

function isEmpty({ boxes, teams, individuals }: CrossCountryEntries): boolean {
  return boxes.length + teams.length + individuals.length === 0;
}

/** Whether the meet of the current season is today or was before. */
function isMeetDayOrLater(page: SportPageRequest): boolean {
  const { facts, lastSeason } = readMeetAddress(page);
  return facts !== null && lastSeason === null && facts.day <= getToday(page.clock);
}

/** `Box assignments and qualifiers follow the sectionals on Saturday, November 1.` */
function describeWaiting(calendar: readonly CalendarRow[], season: string, today: string): string {
  const sectionals = calendar
    .filter(({ event }) => /\bsectionals?\b/i.test(event))
    .flatMap(({ dates }) => findDays(dates[season] ?? null, season));
  const last = sectionals.sort().at(-1);
  return last === undefined || last < today
    ? 'Box assignments and qualifiers have not been posted yet.'
    : `Box assignments and qualifiers follow the sectionals on ${formatLongDay(last)}.`;
}

/** The first two teams of a class in the meet of a day, and what upstream says of it; empty until its result is known. */
function listResult(
  games: readonly Game[],
  { classId, day }: { readonly classId: string; readonly day: string },
  { lowScoreWins }: Sport,
): readonly FactView[] {
  const meet = games.find((game) => game.kind === 'final' && game.classId === classId && game.day === day);
  const winner = meet && findWinner(meet, lowScoreWins);
  if (meet?.kind !== 'final' || winner === undefined || winner === null) return [];
  const describe = (index: TeamIndex) => `${meet.teams[index].name}${formatPoints(meet.columns[0]?.[index])}`;
  const highlight = splitHighlight(meet.highlight);
  return [
    { term: 'Champion', text: describe(winner) },
    { term: 'Second', text: describe(winner === 0 ? 1 : 0) },
    ...(highlight === null ? [] : [highlight]),
  ].map((fact) => ({ ...fact, url: null, isResult: true }));
}

function formatPoints(points: number | null | undefined): string {
  return typeof points === 'number' ? `, ${points}` : '';
}

/** The state meet of a class, independent of a search. */
export type MeetView = ReturnType<typeof toView>['meet'];

export type ResultView = NonNullable<ReturnType<typeof toView>['result']>;

const resultsText = 'Results';

function buildTimingLinks(timingUrl: string | undefined, { facts, classId }: MeetAddress) {
  const shown = facts?.classes.find((row) => row.classId === classId);
  if (timingUrl === undefined || !facts || shown === undefined) return [];
  return [
    { text: 'Course Map', to: timingUrl + facts.courseMapPath },
    { text: 'Parking Map', to: timingUrl + facts.parkingMapPath },
    { text: 'Qualifiers', to: timingUrl + shown.qualifiersPath },
    { text: resultsText, to: timingUrl + shown.resultsPath },
  ];
}

/** Boxes and qualifiers that contain a search text. */
export type EntriesView = ReturnType<typeof toEntriesView>;

export function toEntriesView(entries: CrossCountryEntries, search: string) {
  const found = searchEntries(entries, search);
  const boxes = listStartingBoxes(found.boxes);
  const teams = [...found.teams].sort(compareBySchool);
  const individuals = [...found.individuals].sort(compareBySchool);
  const alone = individuals.reduce((sum, { athletes }) => sum + athletes.length, 0);
  return {
    /** Only of a search that finds some of the boxes. */
    startLine: buildStartLine(listStartingBoxes(entries.boxes), boxes),
    /** Boxes up to 23, and from 24. */
    boxes: splitBoxColumns(boxes),
    teams,
    individuals,
    /** `12 boxes`, `3 teams`, `1 individual`, with links to their place on the page. */
    counts: [
      { text: labelFound(formatCount(boxes.length, 'box', 'boxes'), found.isLoose), to: '#boxes' },
      { text: formatCount(teams.length, 'team'), to: '#teams' },
      { text: formatCount(alone, 'individual'), to: '#individuals' },
    ],
  };
}

function compareBySchool(a: Qualifier, b: Qualifier): number {
  return compareText(a.school, b.school);
}

const noEntries: CrossCountryEntries = { boxes: [], teams: [], individuals: [] };

export function toView({ optional, dependent, unavailable }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { clock, environment } = request;
  const address = readMeetAddress(request);
  const { sport, season, lastSeason, classId, classInAddress, facts } = address;
  const entries = optional.entries ?? null;
  const announced = toAnnouncedFinals({ optional }, season);
  const buildPath = (name: string | null, other: string | null) =>
    buildHref(Route.ssXcCentral, { sportId: sport.id, class: name, query: { season: other } });
  const { tabs, otherSeason } = buildFinalsLinks(address, clock, 'meet', buildPath);
  const hasOtherSeason = lastSeason !== null || findCrossCountryFacts(getPreviousSeason(season), sport.id) !== null;
  const day = facts?.day ?? announced.days[0];
  const links = buildTimingLinks(environment.TIMING_BASE_URL, address);
  const isStarted = isMeetDayOrLater(request);
  const isWaiting = entries === null ? !unavailable.includes('entries') : isEmpty(entries.value);
  const calendar = dependent.road?.value ?? optional.calendar?.value ?? [];
  return {
    heading: buildStateSeriesHeading(sport),
    /** From the day of the meet on; otherwise `null`. */
    result: isStarted
      ? {
          facts: listResult(dependent.scoreboard?.value.games ?? [], { classId, day: facts?.day ?? '' }, sport),
          link: links.find(({ text }) => text === resultsText) ?? null,
        }
      : null,
    /** Shown while neither boxes nor qualifiers are posted; otherwise `null`. */
    waitingText: !isWaiting || isStarted ? null : describeWaiting(calendar, season, getToday(request.clock)),
    meet: {
      classId,
      classTabs: tabs,
      /** `Saturday, November 8, 2030`, or that it is to be announced. */
      date: day === undefined ? 'Date to be announced' : formatFullDay(day),
      /** `null` until announced. */
      site: facts === null ? announced.site : `${facts.site.name}, ${facts.site.town}`,
      /** `2030-31, last season`; `null` for the current season. */
      season: lastSeason && `${lastSeason}, last season`,
      /** Link to last season's meet, or back to the current one; `null` if nothing is known of it. */
      otherSeason: hasOtherSeason ? otherSeason : null,
      /** Links to the timing service; empty when its address is unknown. */
      links: isStarted ? links.filter(({ text }) => text !== resultsText) : links,
      /** `null` when boxes and qualifiers could not be read. */
      stamp: entries && updateStamp(entries, clock),
      /** Canonical address: the first class is not named. */
      path: buildPath(classInAddress, lastSeason),
    },
    entries: entries?.value ?? (unavailable.includes('entries') ? null : noEntries),
  };
}

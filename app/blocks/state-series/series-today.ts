import type { ClassLeader, SeriesTodayView } from '~/components/state-series/series-today';
import { createLatest, indexOnce } from '~/compute-once';
import { playoffSportId } from '~/config/association';
import { findCrossCountryFacts, findGolfFacts, findPairingsShow, findTennisFacts } from '~/config/season-facts';
import { findSport, findSportByTitle, type Sport, sports } from '~/config/sports';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import { addDays } from '~/models/dates/calendar-date';
import { getMinutesOfDay } from '~/models/dates/clock-time';
import { type ContentClock, getCalendarDay } from '~/models/dates/content-clock';
import { findDays } from '~/models/dates/days-in-words';
import { findCurrentSeason } from '~/models/dates/season';
import { type Game, isOver } from '~/models/games/game';
import { formatStageOfDay } from '~/models/games/stage';
import { isOfFinals, isOfSeries, listFinalsDays } from '~/models/state-series/finals-days';
import {
  formatNextClass,
  formatShowHours,
  showPhase,
  showPhaseOfDay,
  type ShowPhase,
  type ShowProgress,
} from '~/models/state-series/pairings-show';
import type { CalendarEvent } from '~/upstream/events';
import type { CalendarRow } from '~/upstream/sport-calendar';
import { findGolfClasses } from './golf-finals';

/* What of the state series is on today: by the association's calendar, and by the season's file where it names the days of finals. */

/** The state series of a sport on one of its days. */
export interface SeriesOfDay {
  readonly sport: Sport;
  readonly isFinals: boolean;
  /** `State finals (1A-4A)`, or the round: `Quarterfinals`. */
  readonly round: string;
}

/** A link such as `Today: Quarterfinals`. */
export type SeriesLink = Readonly<Record<'to' | 'text', string>>;

type Moment = Pick<ContentClock, 'getNowMs' | 'timeZone' | 'season'>;

/** The sports whose state series goes on today, finals first, then in the order of the calendar. */
export function listSeriesToday(events: readonly CalendarEvent[], clock: Moment): readonly SeriesOfDay[] {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const season = findCurrentSeason(clock);
  return findLatestSeries(events)([today, season], () => listSeriesOfDay(today, season, events));
}

/** A page asks some twenty times for the same day of the same calendar. */
const findLatestSeries = indexOnce((_: readonly CalendarEvent[]) => createLatest<readonly SeriesOfDay[]>());

function listSeriesOfDay(today: string, season: string, events: readonly CalendarEvent[]): readonly SeriesOfDay[] {
  const found = new Map<string, SeriesOfDay>();
  for (const event of events.filter(({ day }) => day === today)) {
    const sport = findSportByTitle(event.activityName ?? '');
    const isFinals = isOfFinals(event);
    if (sport === undefined || !isOfSeries(event)) continue;
    if (found.has(sport.id) && !isFinals) continue;
    found.set(sport.id, { sport, isFinals, round: nameRound(event, sport) });
  }
  for (const sport of sports) {
    if (!listDaysOfFacts(sport, season).includes(today) || found.get(sport.id)?.isFinals) continue;
    found.set(sport.id, { sport, isFinals: true, round: 'State finals' });
  }
  return [...found.values()].sort((a, b) => Number(b.isFinals) - Number(a.isFinals));
}

/** `State finals (1A-4A)` of `Football state finals (1A-4A)`. */
function nameRound({ title, type }: CalendarEvent, { title: sportTitle }: Sport): string {
  const rest = title.toLowerCase().startsWith(`${sportTitle.toLowerCase()} `) ? title.slice(sportTitle.length) : title;
  return formatStageOfDay(type, rest.trim());
}

function listDaysOfFacts({ id }: Sport, season: string): readonly string[] {
  const day = findCrossCountryFacts(season, id)?.day;
  return [
    ...(findGolfFacts(season, id)?.rounds ?? []),
    ...(findTennisFacts(season, id)?.days ?? []),
    ...(day === undefined ? [] : [day]),
  ];
}

/** The sports whose scoreboards have the games of the state series, finals first. */
export function listSeriesWithGames(events: readonly CalendarEvent[], clock: Moment): readonly SeriesOfDay[] {
  return listSeriesToday(events, clock).filter(({ sport }) => sport.finals === 'games');
}

/** The leader of a class of golf, if its leaderboard is at hand. */
export type FindLeader = (sportId: string, classId: string) => ClassLeader | null;

interface SeriesShown {
  /** The sports that the page is about; all by default. */
  readonly isShown?: (sportId: string) => boolean;
  readonly findClassLeader?: FindLeader;
  /** The games of today of a sport's state series; `null` where they are not known. */
  readonly findGames?: (sportId: string) => readonly Game[] | null;
  /** What the pairings show has posted, if its timetable is at hand. */
  readonly showProgress?: ShowProgress | null;
}

/** `null` on days without state series and pairings show. */
export function toSeriesTodayView(
  events: readonly CalendarEvent[],
  clock: ContentClock,
  { isShown = () => true, findClassLeader = () => null, findGames = () => null, showProgress = null }: SeriesShown = {},
): SeriesTodayView | null {
  const series = listSeriesToday(events, clock).filter(({ sport }) => isShown(sport.id));
  const show = isShown(playoffSportId)
    ? toPairingsShowView(findPairingsEvent(events, clock), clock, showProgress)
    : null;
  const describe = (each: SeriesOfDay) => describeGames(findGames(each.sport.id) ?? []);
  const finals = series
    .filter(({ isFinals }) => isFinals)
    .map((each) => ({
      isOver: isOverByNow(each, clock),
      line: toFinalsLine(each, events, clock, findClassLeader, describe(each)),
    }));
  const rounds = series
    .filter((each) => !each.isFinals && !isOverByNow(each, clock))
    .map((each) => toRound(each, describe(each)));
  const [running, over] = [false, true].map((isLate) =>
    finals.flatMap((each) => (each.isOver === isLate ? [each.line] : [])),
  );
  const lines = [...(show?.lines ?? []), ...(running ?? []), ...(over ?? [])];
  return lines.length + rounds.length === 0 ? null : { lines, rounds };
}

/** `14 live, 18 to come, 2 final`; `null` without games. Games that were called off are left out. */
function describeGames(games: readonly Game[]): string | null {
  const counts = [
    { count: games.filter(({ kind }) => kind === 'live').length, words: 'live' },
    { count: games.filter((game) => game.kind === 'scheduled' && game.remark === null).length, words: 'to come' },
    { count: games.filter(isOver).length, words: 'final' },
  ];
  return counts.flatMap(({ count, words }) => (count === 0 ? [] : [`${count} ${words}`])).join(', ') || null;
}

/** From these hours on, the day's play of sports that need daylight is over. The calendar names no times. */
const lastHours: Readonly<Partial<Record<Sport['finals'], number>>> = { 'cross-country': 18, golf: 18, tennis: 20 };

function isOverByNow({ sport: { finals } }: SeriesOfDay, clock: ContentClock): boolean {
  const lastHour = lastHours[finals];
  return lastHour !== undefined && getMinutesOfDay(clock.getNowMs(), clock.timeZone) >= lastHour * 60;
}

/** What a sport has on today, above its schedules. Mostly empty. */
export function listSeriesLinks(
  { id, title }: Sport,
  events: readonly CalendarEvent[],
  clock: ContentClock,
  /** Where a round leads; by default to the sport. */
  roundHref?: string,
): readonly SeriesLink[] {
  const series = toSeriesTodayView(events, clock, { isShown: (sportId) => sportId === id });
  return [...(series?.lines ?? []), ...(series?.rounds ?? [])].map(({ to, text, detail }) =>
    text === title ? { to: roundHref ?? to, text: `Today: ${detail}` } : { to, text: `${text}: ${detail}` },
  );
}

/** `Today: Sectionals`: the round before the finals that a sport plays today, and where it is followed; mostly `null`. */
export function findRoundToday(sport: Sport, events: readonly CalendarEvent[], clock: ContentClock): SeriesLink | null {
  const [round] = toSeriesTodayView(events, clock, { isShown: (sportId) => sportId === sport.id })?.rounds ?? [];
  if (round === undefined) return null;
  const to = sport.finals === 'games' ? buildScoresHref(sport) : buildHref(Route.ssIndex, { sportId: sport.id });
  return { to, text: `Today: ${round.detail}` };
}

/** Whether the sport has an entry of today in its five-year calendar. */
export function hasEntryToday(calendar: readonly CalendarRow[], clock: Moment): boolean {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const season = findCurrentSeason(clock);
  return calendar.some(({ dates }) => findDays(dates[season] ?? null, season).includes(today));
}

function toFinalsLine(
  series: SeriesOfDay,
  events: readonly CalendarEvent[],
  clock: ContentClock,
  findClassLeader: FindLeader,
  games: string | null,
): SeriesTodayView['lines'][number] {
  const { sport, round } = series;
  const finalsDay = formatFinalsDay(sport, events, clock);
  const named = finalsDay === null ? round : `${round}, ${finalsDay}`;
  const ofGames = games === null ? named : `${named}: ${games}`;
  return {
    sport: sport.title,
    to: buildHref(Route.sportLanding, { sportId: sport.id }),
    text: sport.title,
    detail: isOverByNow(series, clock) ? `${named}: results` : ofGames,
    note: null,
    ...listFinalsLinks(sport, findClassLeader),
  };
}

/** `day 2 of 2`, for finals on consecutive days. */
function formatFinalsDay(sport: Sport, events: readonly CalendarEvent[], clock: ContentClock): string | null {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const season = findCurrentSeason(clock);
  const announced = listFinalsDays({ sportTitle: sport.title, season, calendar: [], infoDates: null, events });
  const days = new Set([...announced, ...listDaysOfFacts(sport, season)]);
  const countFrom = (step: 1 | -1) => {
    let count = 0;
    for (let day = addDays(today, step); days.has(day); day = addDays(day, step)) count += 1;
    return count;
  };
  const before = countFrom(-1);
  const all = before + 1 + countFrom(1);
  return all > 1 ? `day ${before + 1} of ${all}` : null;
}

function listFinalsLinks(
  sport: Sport,
  findClassLeader: FindLeader,
): Pick<SeriesTodayView['lines'][number], 'label' | 'links'> {
  const { id: sportId } = sport;
  switch (sport.finals) {
    case 'golf': {
      const links = findGolfClasses(sport).map((classId) => {
        const leader = findClassLeader(sportId, classId);
        return {
          to: buildHref(Route.ssGolfLeaderboard, { sportId, classId }),
          text: classId,
          ...(leader !== null && { leader }),
        };
      });
      return { label: links.some(({ leader }) => leader !== undefined) ? null : 'Leaderboards', links };
    }
    case 'cross-country':
      return { label: null, links: [{ to: buildHref(Route.ssXcCentral, { sportId }), text: 'State Central' }] };
    case 'games':
      return { label: null, links: [listBracketsLink(sport)] };
    case 'meet':
    case 'tennis':
      return { label: null, links: [{ to: buildHref(Route.ssIndex, { sportId }), text: 'State series' }] };
  }
}

function listBracketsLink({ id: sportId, hasPlayoffs }: Sport) {
  return {
    to: hasPlayoffs ? buildHref(Route.fbPlayoffBrackets, { sportId }) : buildHref(Route.ssBrackets, { sportId }),
    text: 'Brackets',
  };
}

function toRound({ sport, round }: SeriesOfDay, games: string | null): SeriesTodayView['rounds'][number] {
  const sportId = sport.id;
  return {
    sport: sport.title,
    // The same when the games are not known, so that the link outlasts them.
    to: sport.finals === 'games' ? buildScoresHref(sport) : buildHref(Route.sportLanding, { sportId }),
    text: sport.title,
    detail: games === null ? round : `${round}: ${games}`,
  };
}

/** The scores of the round that is played. */
function buildScoresHref({ id: sportId, hasPlayoffs }: Sport): string {
  return buildHref(hasPlayoffs ? Route.fbPlayoffScores : Route.ssScores, { sportId });
}

const showTexts: Readonly<Record<ShowPhase, string>> = {
  ahead: 'Tonight',
  today: 'Tonight',
  on: 'On now',
  over: 'The pairings are posted',
};

/**
 * The football pairings show on its day: before, during and after it. `null` on other days.
 * @param announcedDay where the season's file has no show
 * @param progress what the show has posted, if its timetable is at hand
 */
export function toPairingsShowView(
  announcedDay: string | null,
  clock: ContentClock,
  progress: ShowProgress | null = null,
): SeriesTodayView | null {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const show = findPairingsShow(findCurrentSeason(clock));
  if ((show?.day ?? announcedDay) !== today) return null;
  const phase = show === null ? showPhaseOfDay(today, clock) : showPhase(show, clock);
  const text = showTexts[phase];
  const line = {
    sport: findSport(playoffSportId)?.title ?? '',
    to: buildHref(Route.pairings),
    text: words.pairingsShow,
    detail: show === null || phase === 'over' ? text : `${text}, ${formatShowHours(show)}`,
    ...listPostedLinks(progress),
  };
  return { lines: [line], rounds: [] };
}

/** `Posted 1A 2A, next 3A 8:16 PM`, where each posted class leads to its bracket. */
function listPostedLinks(
  progress: ShowProgress | null,
): Pick<SeriesTodayView['lines'][number], 'label' | 'links' | 'note'> {
  const { posted = [], next = null } = progress ?? {};
  const sportId = playoffSportId;
  return {
    label: posted.length === 0 ? null : 'Posted',
    links: posted.map((classId) => ({ to: buildHref(Route.fbPlayoffBrackets, { sportId, classId }), text: classId })),
    note: formatNextClass(next),
  };
}

/** The day of the football pairings in the association's calendar that is today. */
export function findPairingsEvent(events: readonly CalendarEvent[], clock: Moment): string | null {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  return events.find(({ day, type }) => day === today && type?.toLowerCase() === 'pairings')?.day ?? null;
}

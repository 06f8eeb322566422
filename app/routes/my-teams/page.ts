import { isGameOfSchools } from '~/blocks/daily-games/area-filter';
import { joinFacts } from '~/blocks/daily-games/game-facts';
import { isDay, readGamesByDay, requestGamesAroundToday, requestKeptStreams } from '~/blocks/daily-games/game-requests';
import { requestKeptScoreboards } from '~/blocks/daily-games/games-of-school';
import { findNearbyDays } from '~/blocks/daily-games/nearby-days';
import { buildEventDay, requestEventDay } from '~/blocks/event-day/event-day';
import type { SourceRequest } from '~/cache/source/define-source';
import type { SeriesTodayView } from '~/components/state-series/series-today';
import { findSport, getSportSeasonOfDay, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { addDays } from '~/models/dates/calendar-date';
import { type ContentClock, getCalendarDay } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { parseTeamsLink } from '~/models/teams/followed-teams';
import { joinSchools } from '~/models/teams/join-schools';
import {
  type DependentRequest,
  type PageRequest,
  requestAfter,
  requestBeside,
  type SourceValue,
  type ValuesOf,
} from '~/page/page-sources';
import { allEvents, type CalendarEvent } from '~/upstream/events';
import { dailyGames } from '~/upstream/maxpreps';
import type { PrepSchool } from '~/upstream/prep-schools';
import { allSchools, type DirectorySchool, type SchoolEntry } from '~/upstream/schools';
import type { SportToFollow } from './start-following';
import {
  requestEntriesOfSchool,
  requestSeriesOfSchool,
  requestTeamsOfOtherSport,
  requestTeamsOfSchool,
  type TeamContext,
  readHosts,
  toTeamToday,
} from './team-view';

/**
 * The names of the schools, and the games of today and of the days around it, which pages of scores keep in the cache anyway. Without teams
 * in the address the browser asks for each of its own. What of the state series is on today is in the calendar, and who leads its finals in
 * their leaderboards: calls are made only for the calendar, and only where a team of the address may play in it.
 */
export function sources({ clock, query }: Pick<PageRequest, 'clock' | 'query'>) {
  const day = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const keys = parseTeamsLink(query.teams);
  const schoolIds = keys.filter((key) => findSport(key) === undefined);
  const games = dailyGames.with({ day });
  const schools = allSchools.with({});
  const daysAround = schoolIds.length > 0 ? requestGamesAroundToday(clock) : {};
  const eventDay = requestEventDay(allEvents.with({}), clock, { isKeptOnly: true });
  const facts = { ...requestKeptScoreboards(games, { withKept: true }), ...requestKeptStreams() };
  return {
    optional: { schools, games, ...daysAround },
    dependent: {
      ...requestOfSchools(schoolIds, { schools, games, daysAround }, clock),
      events: requestEvents({ hasSport: schoolIds.length < keys.length, schoolIds, schools, games }),
      ...eventDay.dependent,
      ...facts,
    },
    mayBeAbsent: [...schoolIds.flatMap(listNamesOfSchool), ...eventDay.mayBeAbsent, ...Object.keys(facts)],
  };
}

interface TeamsRequested extends Pick<GamesRequested, 'schools' | 'games'> {
  readonly hasSport: boolean;
  readonly schoolIds: readonly string[];
}

/** A followed sport, the sports offered to follow, and a school that plays today need a call for the calendar; others use a copy that is kept. */
function requestEvents({ hasSport, schoolIds, schools, games }: TeamsRequested): DependentRequest<CalendarEvent[]> {
  const events = { ...allEvents.with({}), isSupplementary: true };
  const keptEvents = { ...events, isKeptOnly: true, acceptsOldCopy: true };
  if (hasSport || schoolIds.length === 0) return requestBeside(events);
  return requestAfter(schools, (directory, getValue) => {
    const ids = new Set(schoolIds);
    const ofDay = (getValue(games) ?? []) as Game[];
    return joinSchools(ofDay, directory).some((game) => isGameOfSchools(game, ids)) ? events : keptEvents;
  });
}

interface GamesRequested {
  readonly schools: SourceRequest<DirectorySchool[]>;
  readonly games: SourceRequest<Game[]>;
  readonly daysAround: Readonly<Record<string, SourceRequest<Game[]>>>;
}

/**
 * By school: the lists of teams that have its records, and the state series with its next game, which many schools share; and the sports of a
 * school without games.
 */
export function requestOfSchools(
  schoolIds: readonly string[],
  { schools, games, daysAround }: GamesRequested,
  clock: ContentClock,
): Readonly<Record<string, DependentRequest<PrepSchool[] | Game[] | SchoolEntry[]>>> {
  const request = <Value>(
    key: string,
    requestNext: (key: string, context: TeamContext) => SourceRequest<Value> | null,
  ) =>
    requestAfter(schools, (directory, getValue) => {
      const getGames = (of: SourceRequest<Game[]>) => (getValue(of) ?? null) as Game[] | null;
      return requestNext(key, {
        schools: directory,
        games: getGames(games),
        week: new Map(Object.entries(daysAround).map(([day, ofDay]) => [day, getGames(ofDay)])),
        today: getCalendarDay(clock.getNowMs(), clock.timeZone),
        hasFeeds: false,
      });
    });
  return Object.fromEntries(
    schoolIds.flatMap((key): [string, DependentRequest<PrepSchool[] | Game[] | SchoolEntry[]>][] => [
      [key, request(key, requestTeamsOfSchool)],
      [`other-${key}`, request(key, requestTeamsOfOtherSport)],
      [`series-${key}`, request(key, requestSeriesOfSchool)],
      [`entries-${key}`, request(key, requestEntriesOfSchool)],
    ]),
  );
}

function listNamesOfSchool(key: string): readonly string[] {
  return [key, `other-${key}`, `series-${key}`, `entries-${key}`];
}

/** What `requestOfSchools` names for the school. */
export function readOfSchool(
  key: string,
  dependent: Readonly<Record<string, SourceValue<unknown> | null>>,
): Pick<TeamContext, 'teams' | 'teamsOfOther' | 'series' | 'entries'> {
  return {
    teams: dependent[key]?.value as PrepSchool[] | undefined,
    teamsOfOther: dependent[`other-${key}`]?.value as PrepSchool[] | undefined,
    series: dependent[`series-${key}`]?.value as Game[] | undefined,
    entries: dependent[`entries-${key}`]?.value as SchoolEntry[] | undefined,
  };
}

export function toView({ optional, dependent, unavailable }: ValuesOf<typeof sources>, request: PageRequest) {
  const { query, environment, clock } = request;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const ofDay = optional.games && joinFacts(optional.games, dependent, environment);
  const context = {
    schools: optional.schools?.value ?? [],
    games: ofDay && ofDay.value,
    week: readGamesByDay(optional),
    events: dependent.events?.value,
    today,
    hasFeeds: environment.SITE_URL !== undefined,
    hosts: readHosts(environment),
  };
  const series = buildEventDay(dependent.events?.value ?? [], clock, { ofDay, dependent });
  // Unknown ids in the link are ignored.
  const linked = parseTeamsLink(query.teams).flatMap(
    (key) => toTeamToday(key, { ...context, ...readOfSchool(key, dependent) }) ?? [],
  );
  return {
    /** The teams in the address; `null` without any, and then those of the device are shown. */
    linked: query.teams === undefined ? null : linked,
    /** Of all sports: the page shows what its teams play. */
    series,
    /** Of the season of today, those with a state series on today first. */
    sports: query.teams === undefined ? listSportsToFollow(today, series) : [],
    /** What comes for teams without games: the next start and the next state finals. */
    next: findNearbyDays({
      day: today,
      today,
      dayCounts: {},
      events: dependent.events?.value ?? [],
      buildHref: (date) => buildHref(Route.scores, { query: { date } }),
    }).filter(({ label }) => label.startsWith('Next')),
    isWeekMissing: unavailable.some((name) => isDay(name)),
    siteUrl: environment.SITE_URL ?? null,
    saturday: addDays(today, 6 - new Date(today).getUTCDay()),
    today,
  };
}

function listSportsToFollow(today: string, series: SeriesTodayView | null): readonly SportToFollow[] {
  const season = getSportSeasonOfDay(today);
  const onToday = [...(series?.lines ?? []), ...(series?.rounds ?? [])];
  return sports
    .filter((sport) => sport.season === season)
    .map(({ id, title }) => ({
      id,
      title,
      to: buildHref(Route.sportLanding, { sportId: id }),
      today: onToday.find(({ sport }) => sport === title)?.detail ?? null,
    }))
    .sort((a, b) => Number(a.today === null) - Number(b.today === null));
}

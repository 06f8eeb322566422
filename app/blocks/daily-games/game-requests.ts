import type { SourceRequest } from '~/cache/source/define-source';
import type { PolicyName } from '~/cache/source/policies';
import { addDays, listConsecutiveDays } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { listStripDays } from '~/models/dates/date-strip';
import type { Game } from '~/models/games/game';
import { joinSchools } from '~/models/teams/join-schools';
import {
  requestBeside,
  type DependentRequest,
  type PageRequest,
  type SourceValue,
  requestAfter,
} from '~/page/page-sources';
import { sportsOfDailyGames, dailyGames } from '~/upstream/maxpreps';
import type { PrepGame } from '~/upstream/prep-schools';
import { allSchools, type DirectorySchool } from '~/upstream/schools';
import { scoreboardOfDay } from '~/upstream/scoreboards';
import { allStreams, type Stream } from '~/upstream/streams';
import { requestScoreboards } from './game-clocks';
import { requestKeptWeek } from './games-of-week';
import { getSportId } from './score-sports';

/** The day that a scores page shows, `YYYY-MM-DD`: by default today in the association's time zone. */
export function chooseShownDay(query: Readonly<Record<string, string>>, clock: ContentClock): string {
  return query.date ?? getToday(clock);
}

/** Scores are corrected for some days after a game. */
const CORRECTED_DAYS = 3;

/** Policy for upstream's data of a day that no longer changes; `undefined` means the source's own policy. */
export function choosePolicyOfDay(day: string, clock: ContentClock): PolicyName | undefined {
  return day < addDays(getToday(clock), -CORRECTED_DAYS) ? 'reference' : undefined;
}

/** Requests the same answer with the policy of scores if it has a game today, because a schedule changes rarely except during games. */
export function requestAsScores<Value>(
  schedule: SourceRequest<Value>,
  hasGameToday: (value: Value) => boolean,
): DependentRequest<Value> {
  return requestAfter(schedule, (value) => (hasGameToday(value) ? { ...schedule, policy: 'scores' } : null));
}

/** The sport's scoreboard, if the schedule has a game of today without a result: it says whether the game is in play. */
export function requestScoreboardOfTeam(
  schedule: SourceRequest<PrepGame[]>,
  { sportId, today }: { readonly sportId: string; readonly today: string },
): DependentRequest<Game[]> {
  return requestAfter(schedule, (games) =>
    games.some(({ day, outcome }) => day === today && outcome === null)
      ? { ...scoreboardOfDay.with({ sportId }), isSupplementary: true }
      : null,
  );
}

/** Size of the date strip around the shown day. */
export const stripSize = { daysBefore: 3, length: 7 } as const;

export type DayCounts = Readonly<Record<string, SourceValue<(string | null)[]> | null>>;

/**
 * Sports of the games on the other days of the strip, by day.
 * @param toDependent when a page requests them; by default beside its other sources, and it waits for them only briefly
 */
export function requestGamesOfOtherDays(
  selected: string,
  clock: ContentClock,
  toDependent: (request: SourceRequest<(string | null)[]>) => DependentRequest<(string | null)[]> = requestBeside,
): Readonly<Record<string, DependentRequest<(string | null)[]>>> {
  const others = listStripDays({ selected, ...stripSize }).filter((day) => day !== selected);
  return Object.fromEntries(
    others.map((day) => [day, toDependent(sportsOfDailyGames.with({ day }, choosePolicyOfDay(day, clock)))]),
  );
}

/** The counts among a page's dependent sources, which are keyed by day. */
export function readDayCounts(dependent: Readonly<Record<string, SourceValue<unknown> | null>>): DayCounts {
  const days = Object.entries(dependent).filter(([name]) => isDay(name));
  // A source keyed by a day is an answer of `sportsOfDailyGames`.
  return Object.fromEntries(days) as DayCounts;
}

/** Number of games on a day, of one sport or (`''`) of all; `null` if unknown. */
export function getGameCountOfDay(counts: DayCounts, day: string, sport: string): number | null {
  const known = counts[day];
  if (known === null || known === undefined) return null;
  return known.value.filter((sportId) => sport === '' || getSportId({ sportId }) === sport).length;
}

/** Days around today in which a followed team has its last and its next game. */
const week = { daysBefore: 3, length: 10 } as const;

/** Games by day (`YYYY-MM-DD`); `null` where they could not be read. */
export type GamesByDay = ReadonlyMap<string, readonly Game[] | null>;

/** The games of the days around today, without today's: the answers of `/scores`, requested as rarely as a schedule. */
export function requestGamesAroundToday(clock: ContentClock): Readonly<Record<string, SourceRequest<Game[]>>> {
  const today = getToday(clock);
  const days = listConsecutiveDays(addDays(today, -week.daysBefore), week.length).filter((day) => day !== today);
  return Object.fromEntries(days.map((day) => [day, dailyGames.with({ day }, 'schedule')]));
}

/** The games among a page's sources, which are keyed by day. */
export function readGamesByDay(values: Readonly<Record<string, SourceValue<unknown> | null>>): GamesByDay {
  const days = Object.entries(values).filter(([name]) => isDay(name));
  // A source keyed by a day is an answer of `dailyGames`.
  return new Map(days.map(([day, read]) => [day, read === null ? null : (read.value as Game[])]));
}

export function isDay(name: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(name);
}

/**
 * What a page of the games of one day reads: the games, their number on the days around it, and today the clocks of games in play, and what is
 * kept of scoreboards and streams.
 */
export function requestDailyGames({ query, clock, sport }: Pick<PageRequest, 'query' | 'clock' | 'sport'>) {
  const day = chooseShownDay(query, clock);
  const games = dailyGames.with({ day }, choosePolicyOfDay(day, clock));
  const isToday = day === getToday(clock);
  const facts = isToday
    ? {
        ...requestScoreboards(games, { sportId: sport?.id ?? query.sport, withKept: true }),
        ...requestKeptStreams(),
        ...requestKeptWeek(day),
      }
    : {};
  return {
    optional: { games },
    dependent: { ...requestGamesOfOtherDays(day, clock), ...facts, ...requestSchools() },
    mayBeAbsent: Object.keys(facts),
  };
}

/** The streams that the home page reads, as far as they are kept: also while upstream fails, because a game keeps its stream. */
export function requestKeptStreams(): { readonly streams: DependentRequest<Stream[]> } {
  return { streams: keepOnly(requestBeside({ ...allStreams.with({}), acceptsOldCopy: true })) };
}

/** The same source, but only a copy that other pages have caused. */
export function keepOnly<Value>({ on, requestNext }: DependentRequest<Value>): DependentRequest<Value> {
  return {
    on,
    requestNext: (value, getValue) => {
      const request = requestNext(value, getValue);
      return request && { ...request, isSupplementary: true, isKeptOnly: true };
    },
  };
}

/** The school directory, for links to teams. No page waits long for it. */
export function requestSchools(): { readonly schools: DependentRequest<DirectorySchool[]> } {
  return { schools: requestBeside(allSchools.with({})) };
}

/** The games with the schools that the directory has. */
export function joinGames(
  games: SourceValue<Game[]> | null,
  schools: SourceValue<DirectorySchool[]> | null | undefined,
): SourceValue<Game[]> | null {
  return games && { ...games, value: [...joinSchools(games.value, schools?.value ?? null)] };
}

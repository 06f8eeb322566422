import { isLowScoreWinning, findSport } from '~/config/sports';
import { formatShortDay } from '~/models/dates/calendar-date';
import { type ContentClock, getCalendarDay } from '~/models/dates/content-clock';
import { findAsOf } from '~/models/games/as-of';
import { compareByState, compareTimes, findCalledOff, type Game } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { formatStageOfGame, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { joinSchools } from '~/models/teams/join-schools';
import { joinLabel } from '~/models/text/label';
import type { DependentRequest, SourceValue } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import type { DirectorySchool } from '~/upstream/schools';
import { requestScoreboards, joinClocks } from './game-clocks';
import { type GamesByDay, isDay, readGamesByDay, requestGamesAroundToday } from './game-requests';

/* The games of one school, for pages that name the school: those of today, and the next ones as far as they are known. */

/** Most games that lead a page of a school. */
const MOST_GAMES = 4;

/**
 * The games of today of all schools. Their clocks and the games of the next days are only read where other pages have kept them, so that
 * the page of a school makes no more than this one call, which `/scores` shares.
 */
export function requestGamesOfSchool(clock: ContentClock) {
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const games = dailyGames.with({ day: today });
  const daysAhead = Object.entries(requestGamesAroundToday(clock)).filter(([day]) => day > today);
  return {
    games,
    kept: {
      ...Object.fromEntries(
        Object.entries(requestScoreboards(games)).map(([name, request]) => [name, keepOnly(request)]),
      ),
      ...Object.fromEntries(
        daysAhead.map(([day, request]) => [day, keepOnly({ on: null, requestNext: () => request })]),
      ),
    } as Readonly<Record<string, DependentRequest<Game[]>>>,
  };
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

interface SchoolGames {
  readonly games: SourceValue<Game[]> | null;
  /** The values of `requestGamesOfSchool`'s `kept`. */
  readonly kept?: Readonly<Record<string, SourceValue<unknown> | null>>;
}

/**
 * The school's games of today, live first, then the first ones of the next days, as cards that name sport, round and, for another day, the
 * day. Empty while nothing is known.
 * @param schools the directory, by which games without ids are matched
 */
export function toGamesOfSchool(
  schoolId: string,
  { games, kept = {} }: SchoolGames,
  schools: readonly DirectorySchool[],
  clock: ContentClock,
): readonly ScoreCardView[] {
  const findOwn = (all: readonly Game[]) =>
    joinSchools(all, schools).filter(({ teams }) => teams.some((team) => team.schoolId === schoolId));
  const ofToday = games === null ? [] : findOwn(joinClocks(games, kept).value);
  const days = readGamesByDay(Object.fromEntries(Object.entries(kept).filter(([name]) => isDay(name))));
  const asOf = findAsOf(games, clock);
  return [
    ...[...ofToday].sort(compareByState).map((game) => toCard(game, { asOf })),
    ...listNextGames(days).flatMap((ofDay) => findOwn(ofDay).map((game) => toCard(game, { asOf, isOfLaterDay: true }))),
  ].slice(0, MOST_GAMES);
}

/** By day, without what is called off. */
function listNextGames(byDay: GamesByDay): readonly (readonly Game[])[] {
  return [...byDay]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, games]) =>
      (games ?? [])
        .filter((game) => game.kind === 'scheduled' && findCalledOff(game) === null)
        .sort((a, b) => compareTimes(a.time, b.time)),
    );
}

interface CardOptions {
  readonly asOf: ReturnType<typeof findAsOf>;
  readonly isOfLaterDay?: boolean;
}

function toCard(game: Game, { asOf, isOfLaterDay = false }: CardOptions): ScoreCardView {
  const card = toScoreCardView(game, {
    getGameList: getDayList,
    asOf,
    lowScoreWins: isLowScoreWinning(game.sportId),
  });
  const sport = findSport(game.sportId ?? '')?.title ?? null;
  return {
    ...card,
    stage: joinLabel([sport, formatStageOfGame(game)], ', ') || null,
    ...(isOfLaterDay &&
      game.day !== null && { headline: [formatShortDay(game.day), card.headline].filter(Boolean).join(', ') }),
  };
}

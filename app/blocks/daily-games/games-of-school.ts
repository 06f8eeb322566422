import type { SourceRequest } from '~/cache/source/define-source';
import { compareByState } from '~/config/game-order';
import { isLowScoreWinning, findSport } from '~/config/sports';
import { formatShortDay } from '~/models/dates/calendar-date';
import { type ContentClock, getCalendarDay } from '~/models/dates/content-clock';
import { findAsOf } from '~/models/games/as-of';
import { compareTimes, findCalledOff, type Game } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { formatClassAndStage } from '~/models/games/game-stage';
import { type ScoreCardOptions, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { joinSchools } from '~/models/teams/join-schools';
import { joinLabel } from '~/models/text/label';
import type { DependentRequest, PageRequest, SourceValue } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import type { DirectorySchool } from '~/upstream/schools';
import { requestScoreboards, type ScoreboardsShown } from './game-clocks';
import { joinFacts } from './game-facts';
import {
  type GamesByDay,
  isDay,
  keepOnly,
  readGamesByDay,
  requestGamesAroundToday,
  requestKeptStreams,
} from './game-requests';

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
      ...requestKeptScoreboards(games, { withKept: true }),
      ...Object.fromEntries(
        daysAhead.map(([day, request]) => [day, keepOnly({ on: null, requestNext: () => request })]),
      ),
      ...requestKeptStreams(),
    } as Readonly<Record<string, DependentRequest>>,
  };
}

/** The scoreboards that have the clocks of games in play, as far as other pages keep them. */
export function requestKeptScoreboards(
  games: SourceRequest<Game[]>,
  shown: ScoreboardsShown = {},
): Readonly<Record<string, DependentRequest<Game[]>>> {
  return Object.fromEntries(
    Object.entries(requestScoreboards(games, shown)).map(([name, request]) => [name, keepOnly(request)]),
  );
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
  { clock, environment }: Pick<PageRequest, 'clock' | 'environment'>,
): readonly ScoreCardView[] {
  const findOwn = (all: readonly Game[]) =>
    joinSchools(all, schools).filter(({ teams }) => teams.some((team) => team.schoolId === schoolId));
  const ofToday = games === null ? [] : findOwn(joinFacts(games, kept, environment).value);
  const days = readGamesByDay(Object.fromEntries(Object.entries(kept).filter(([name]) => isDay(name))));
  const options = {
    streamHost: environment.STREAM_HOST,
    ticketsHost: environment.TICKETS_HOST,
    asOf: findAsOf(games, clock),
  };
  return [
    ...[...ofToday].sort(compareByState).map((game) => toCard(game, options)),
    ...listNextGames(days).flatMap((ofDay) =>
      findOwn(ofDay).map((game) => toCard(game, { ...options, isOfLaterDay: true })),
    ),
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

interface CardOptions extends Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost' | 'asOf'> {
  readonly isOfLaterDay?: boolean;
}

function toCard(game: Game, { isOfLaterDay = false, ...options }: CardOptions): ScoreCardView {
  const card = toScoreCardView(game, {
    ...options,
    getGameList: getDayList,
    lowScoreWins: isLowScoreWinning(game.sportId),
  });
  const sport = findSport(game.sportId ?? '')?.title ?? null;
  return {
    ...card,
    stage: joinLabel([sport, formatClassAndStage(game)], ', ') || null,
    ...(isOfLaterDay &&
      game.day !== null && { headline: [formatShortDay(game.day), card.headline].filter(Boolean).join(', ') }),
  };
}

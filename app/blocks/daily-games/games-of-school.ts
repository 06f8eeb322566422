import type { SourceRequest } from '~/cache/source/define-source';
import { compareByState } from '~/config/game-order';
import { findSport, findSportByTitle, isLowScoreWinning, type Sport, sports } from '~/config/sports';
import { addDays, formatShortDay } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findAsOf } from '~/models/games/as-of';
import { compareTimes, findCalledOff, type Game, isToCome } from '~/models/games/game';
import { getDayList, getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { formatClassAndStage } from '~/models/games/stage';
import { isOfSeries } from '~/models/state-series/finals-days';
import { joinSchools } from '~/models/teams/join-schools';
import { joinLabel } from '~/models/text/label';
import {
  type DependentRequest,
  type PageRequest,
  requestAfter,
  requestBeside,
  type SourceValue,
} from '~/page/page-sources';
import { allEvents, type CalendarEvent } from '~/upstream/events';
import { dailyGames } from '~/upstream/maxpreps';
import type { DirectorySchool, SchoolEntry } from '~/upstream/schools';
import { tournamentScores } from '~/upstream/tournament-scores';
import { requestScoreboards, type ScoreboardsShown } from './game-clocks';
import { joinFacts } from './game-facts';
import { isDay, keepOnly, readGamesByDay, requestGamesAroundToday, requestKeptStreams } from './game-requests';
import { areOfOneGame, fillFacts } from './game-rows';
import { readGamesOfWeeks, requestKeptWeek, requestKeptWeekBefore } from './games-of-week';

/* The games of one school, for pages that name the school: those of today, the latest results, and the next ones as far as they are known. */

/** Most games that lead a page of a school. */
const MOST_GAMES = 4;
/** Most results of today and the days before it among them, unless more games of today are over. */
const MOST_RESULTS = 2;
/** Older results are not the latest ones of a team that plays. */
const RESULT_DAYS = 14;
/** The state series of a sport is read from this many days before one of its rounds until this many days after it. */
const SERIES_DAYS = 14;

/**
 * The games of today of all schools. Everything else is only read where other pages have kept it, so that the page of a school makes no more
 * than this one call, which `/scores` shares: clocks, the games of the days around today, football's latest weeks, and the state series that
 * are on in the sports of the school.
 */
export function requestGamesOfSchool(clock: ContentClock, entries: SourceRequest<SchoolEntry[]>) {
  const today = getToday(clock);
  const games = dailyGames.with({ day: today });
  const daysAround = Object.entries(requestGamesAroundToday(clock));
  const events = allEvents.with({});
  return {
    games,
    kept: {
      ...requestKeptScoreboards(games, { withKept: true }),
      ...Object.fromEntries(daysAround.map(([day, request]) => [day, keepOnly(requestBeside(request))])),
      ...requestKeptStreams(),
      ...requestKeptWeek(today),
      ...requestKeptWeekBefore(today),
      ...requestKeptSeries({ entries, events, today }),
    } as Readonly<Record<string, DependentRequest>>,
    /** Names the state series that are on. */
    events: keepOnly(requestBeside(events)),
  };
}

interface SeriesRequested {
  readonly entries: SourceRequest<SchoolEntry[]>;
  readonly events: SourceRequest<CalendarEvent[]>;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The state series of each sport of the school that has a round around today. */
function requestKeptSeries({ entries, events, today }: SeriesRequested): Readonly<Record<string, DependentRequest>> {
  const withGames = sports.filter(({ finals }) => finals === 'games');
  return Object.fromEntries(
    withGames.map((sport) => [
      seriesPrefix + sport.id,
      keepOnly(
        requestAfter(entries, (rows, getValue) => {
          const isOwn = rows.some(({ name }) => findSportByTitle(name)?.id === sport.id);
          const known = (getValue(events) ?? []) as readonly CalendarEvent[];
          return isOwn && isSeriesOn(sport, known, today) ? tournamentScores.with({ sportId: sport.id }) : null;
        }),
      ),
    ]),
  );
}

const seriesPrefix = 'series-';

function isSeriesOn(sport: Sport, events: readonly CalendarEvent[], today: string): boolean {
  const [first, last] = [addDays(today, -SERIES_DAYS), addDays(today, SERIES_DAYS)];
  return events.some(
    (event) =>
      event.day >= first &&
      event.day <= last &&
      isOfSeries(event) &&
      findSportByTitle(event.activityName ?? '')?.id === sport.id,
  );
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
 * The school's games as cards that name sport, round and, for another day, the day: those of today in play and over, the latest results, those to
 * come today, and the next one of each sport. Empty while nothing is known.
 * @param schools the directory, by which games without ids are matched
 */
export function toGamesOfSchool(
  schoolId: string,
  { games, kept = {} }: SchoolGames,
  schools: readonly DirectorySchool[],
  { clock, environment }: Pick<PageRequest, 'clock' | 'environment'>,
): readonly ScoreCardView[] {
  const today = getToday(clock);
  const findOwn = (all: readonly Game[]) =>
    joinSchools(all, schools).filter(({ teams }) => teams.some((team) => team.schoolId === schoolId));
  const ofToday = games === null ? [] : findOwn(joinFacts(games, kept, environment).value);
  const begun = ofToday.filter((game) => !isToCome(game)).sort(compareByState);
  const toCome = ofToday.filter(isToCome).sort(compareByState);
  const ofOtherDays = joinFeeds(listFeeds(kept, findOwn)).filter(({ game }) => game.day !== today);
  const results = ofOtherDays
    .filter(({ game }) => isResult(game) && isWithin(game, addDays(today, -RESULT_DAYS), today))
    .sort(compareByDay)
    .reverse()
    .slice(0, Math.max(0, MOST_RESULTS - begun.length));
  const next = chooseNext(
    ofOtherDays.filter(({ game }) => isAfter(game, today)),
    MOST_GAMES - begun.length - results.length - toCome.length,
  );
  const options = {
    streamHost: environment.STREAM_HOST,
    ticketsHost: environment.TICKETS_HOST,
    asOf: findAsOf(games, clock),
  };
  const toCardOfToday = (game: Game) => toCard(game, { ...options, getGameList: getDayList });
  const toCardOfOtherDay = ({ game, getGameList }: ListedGame) =>
    toCard(game, { ...options, getGameList, isOfOtherDay: true });
  return [
    ...begun.map(toCardOfToday),
    ...results.map(toCardOfOtherDay),
    ...toCome.map(toCardOfToday),
    ...next.map(toCardOfOtherDay),
  ].slice(0, MOST_GAMES);
}

/** A game, with what finds the list that its page reads. */
interface ListedGame extends Pick<ScoreCardOptions, 'getGameList'> {
  readonly game: Game;
}

interface GameFeed extends Pick<ScoreCardOptions, 'getGameList'> {
  readonly games: readonly Game[];
}

type FindGames = (games: readonly Game[]) => readonly Game[];

/**
 * The school's games of other days, as far as they are kept.
 * @param findOwn gets whole answers, whose schools are joined once
 */
function listFeeds(kept: NonNullable<SchoolGames['kept']>, findOwn: FindGames): readonly GameFeed[] {
  const days = readGamesByDay(Object.fromEntries(Object.entries(kept).filter(([name]) => isDay(name))));
  const series = sports.flatMap(({ id }) => {
    // A source of this name is an answer of `tournamentScores`, whose rows do not name their sport.
    const rows = (kept[seriesPrefix + id]?.value ?? []) as readonly Game[];
    return findOwn(rows).map((row) => ({ ...row, sportId: row.sportId ?? id }));
  });
  return [
    { games: [...days.values()].flatMap((games) => findOwn(games ?? [])), getGameList: getDayList },
    { games: readGamesOfWeeks(kept, findOwn), getGameList: getDayList },
    { games: series, getGameList: getSeriesList },
  ];
}

/** The games of several feeds, each once, with what the later feeds know of it besides. */
function joinFeeds(feeds: readonly GameFeed[]): readonly ListedGame[] {
  return feeds.reduce<readonly ListedGame[]>((known, { games, getGameList }) => {
    const filled = known.map((listed) => {
      const row = games.find((candidate) => areOfOneGame(listed.game, candidate));
      return row === undefined ? listed : { ...listed, game: fillFacts(listed.game, row) };
    });
    const isKnown = (row: Game) => known.some(({ game }) => areOfOneGame(game, row));
    const others = games.filter((row) => row.day !== null && !isKnown(row));
    return [...filled, ...others.map((game) => ({ game, getGameList }))];
  }, []);
}

function isResult({ kind }: Game): boolean {
  return kind === 'final' || kind === 'forfeit';
}

/** @param end the day after the last one */
function isWithin({ day }: Game, start: string, end: string): boolean {
  return day !== null && day >= start && day < end;
}

/** A game of a later day that is not called off. */
function isAfter(game: Game, today: string): boolean {
  return game.day !== null && game.day > today && game.kind === 'scheduled' && findCalledOff(game) === null;
}

/** By day, the first game of each sport before the second one of any. */
function chooseNext(games: readonly ListedGame[], count: number): readonly ListedGame[] {
  const sorted = [...games].sort(compareByDay);
  const isFirst = (listed: ListedGame) => sorted.find(({ game }) => game.sportId === listed.game.sportId) === listed;
  const chosen = [...sorted.filter(isFirst), ...sorted.filter((listed) => !isFirst(listed))];
  return chosen.slice(0, Math.max(0, count)).sort(compareByDay);
}

function compareByDay({ game: a }: ListedGame, { game: b }: ListedGame): number {
  return (a.day ?? '').localeCompare(b.day ?? '') || compareTimes(a.time, b.time);
}

interface CardOptions extends Pick<ScoreCardOptions, 'streamHost' | 'ticketsHost' | 'asOf' | 'getGameList'> {
  readonly isOfOtherDay?: boolean;
}

function toCard(game: Game, { isOfOtherDay = false, ...options }: CardOptions): ScoreCardView {
  const card = toScoreCardView(game, {
    ...options,
    lowScoreWins: isLowScoreWinning(game.sportId),
  });
  const sport = findSport(game.sportId ?? '')?.title ?? null;
  return {
    ...card,
    stage: joinLabel([sport, formatClassAndStage(game)], ', ') || null,
    ...(isOfOtherDay &&
      game.day !== null && { headline: [formatShortDay(game.day), card.headline].filter(Boolean).join(', ') }),
  };
}

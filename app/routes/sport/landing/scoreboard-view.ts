import { dailyGamesSportIds, formatGameCount } from '~/blocks/daily-games/score-sports';
import { createTeamHref } from '~/blocks/statistics/paths';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { formatDayName } from '~/models/dates/date-strip';
import { findOtherSeason } from '~/models/dates/season';
import { type UpdateStamp, updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import { dropRepeatedGames } from '~/models/games/distinct-games';
import type { Game } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { getSeriesList } from '~/models/games/game-path';
import type { GamePartView, GameSectionView } from '~/models/games/game-section';
import { toScoreCardView, type ScoreCardOptions, type ScoreCardView } from '~/models/games/score-card-view';
import { formatClass, joinLabel } from '~/models/text/label';
import { compareNumbered } from '~/models/text/text-order';
import type { SourceValue, SportPageRequest } from '~/page/page-sources';
import type { Scoreboard } from '~/upstream/scoreboards';
import { compareRelevance, listDaysInOrder, isCurrent, rankUrgency, selectBoardGames } from './board-games';
import { listGameChampions, type ChampionRowView } from './champion-rows';

/** One scoreboard of the page: the tournament's, or that of the day nearest to today. */
export interface BoardView {
  readonly id: 'tournament' | 'day';
  readonly title: string;
  readonly sections: readonly GameSectionView[];
  /** Link to more of the kind. */
  readonly links: readonly { readonly to: string; readonly text: string }[];
  readonly stamp: UpdateStamp;
  /** Winners by class of a finished tournament; empty for a current or upcoming one. */
  readonly champions: readonly ChampionRowView[];
}

/** What was read; `null` when a feed could not be. */
interface Boards {
  readonly tournament: SourceValue<Scoreboard> | null;
  readonly day: SourceValue<Game[]> | null;
}

interface Context {
  readonly request: SportPageRequest;
  readonly sport: Sport;
  readonly today: string;
  /** Place of the finals, which cards do not repeat. */
  readonly site: string | null;
  /** The feed of the games, for its age. */
  readonly read: SourceValue<unknown>;
}

const mostOfClass = 6;
const mostOfDay = 6;
/** Upstream means the games of one day; this many days are shown when it sends several. */
const mostDays = 4;

/** Scoreboards with games, the one with the next event first. */
export function toBoardViews({ tournament, day }: Boards, site: string | null, request: SportPageRequest): BoardView[] {
  const { sport, clock } = request;
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const context = { request, sport, today, site };
  const ofTournament = dropRepeatedGames(tournament?.value.games ?? []);
  // A game in both feeds counts as the tournament's.
  const ofDay = dropRepeatedGames([...ofTournament, ...(day?.value ?? [])]).slice(ofTournament.length);
  const boards = [
    ...(tournament === null
      ? []
      : [{ games: ofTournament, view: buildTournamentBoard(ofTournament, { ...context, read: tournament }) }]),
    ...(day === null ? [] : [{ games: ofDay, view: buildDayBoard(ofDay, { ...context, read: day }) }]),
  ];
  return boards
    .filter(({ games }) => games.length > 0)
    .sort((a, b) => rankUrgency(a.games, today).localeCompare(rankUrgency(b.games, today)))
    .map(({ view }) => view);
}

function buildTournamentBoard(games: readonly Game[], context: Context): BoardView {
  const { sport, today } = context;
  const current = isCurrent(games, today);
  const { live, next, others } = current ? selectBoardGames(games, today) : { live: [], next: [], others: games };
  const isByClass = sport.boards === 'by-class';
  // Highlighted games count with their group.
  const counts = new Map(groupBoardGames(sport, games).map((group) => [group.id, group.games.length]));
  return {
    id: 'tournament',
    title: buildBoardTitle(games, current, today),
    stamp: updateStamp(context.read, context.request.clock),
    champions: current ? [] : listGameChampions(games, sport.lowScoreWins),
    links: [{ to: buildHref(Route.ssScores, { sportId: sport.id }), text: 'All scores' }],
    sections: [
      ...buildFrontSection('live-now', 'Live now', live, context),
      ...buildFrontSection('next-up', 'Next up', next, context),
      ...groupBoardGames(sport, others).map(({ id, title, games: ofGroup, classId }) => ({
        id,
        title,
        countText: formatGameCount(counts.get(id) ?? ofGroup.length, sport.id),
        ...shortenGames(
          ofGroup,
          mostOfClass,
          context,
          { withClass: !isByClass },
          {
            href: buildHref(Route.ssScores, { sportId: sport.id, class: classId }),
            text: isByClass && classId !== null ? `All games of ${title}` : 'All games',
          },
        ),
      })),
    ],
  };
}

/** `State Final Scoreboard`; with year or season for finished or other finals. */
function buildBoardTitle(games: readonly Game[], current: boolean, today: string): string {
  const levels = new Set(games.map(({ level }) => level ?? 'State'));
  const [level = 'State'] = levels;
  const what = levels.size > 1 ? 'State Series' : level === 'State' ? 'State Final' : level;
  const title = joinLabel([what, 'Scoreboard']);
  const lastDay = listDays(games).at(-1);
  return current || lastDay === undefined
    ? title
    : `${title}, ${findOtherSeason(lastDay, today) ?? lastDay.slice(0, 4)}`;
}

function buildDayBoard(games: readonly Game[], context: Context): BoardView {
  const { today } = context;
  const days = listDaysInOrder(games, today).slice(0, mostDays);
  const [first = null] = days;
  return {
    id: 'day',
    title: days.length > 1 ? 'Games' : buildDayBoardTitle(first, today),
    stamp: updateStamp(context.read, context.request.clock),
    champions: [],
    links: [{ to: buildScoresHref(first, context), text: 'All scores' }],
    sections: days.map((day, index) => {
      const ofDay = games.filter((game) => game.day === day);
      return {
        id: index === 0 ? 'games-of-day' : `games-of-day-${index + 1}`,
        title: day === null ? 'Date to be announced' : days.length > 1 ? formatDayName(day, today) : formatLongDay(day),
        countText: formatGameCount(ofDay.length, context.sport.id),
        ...shortenGames(
          ofDay,
          mostOfDay,
          context,
          { withClass: true, withoutDays: true },
          {
            href: buildScoresHref(day, context),
            text: 'All games',
          },
        ),
      };
    }),
  };
}

function buildDayBoardTitle(day: string | null, today: string): string {
  return day === null || day === today ? 'Today' : day > today ? 'Next Games' : 'Latest Games';
}

/** The page with all games of a day. */
function buildScoresHref(day: string | null, { sport, today }: Context): string {
  const date = day === today ? null : day;
  return dailyGamesSportIds.includes(sport.id)
    ? buildHref(Route.sportScores, { sportId: sport.id, query: { date } })
    : buildHref(Route.scores, { query: { sport: sport.id, date } });
}

function buildFrontSection(id: string, title: string, games: readonly Game[], context: Context): GameSectionView[] {
  if (games.length === 0) return [];
  const isNow = games.every(({ kind, day }) => kind === 'live' && (day === null || day === context.today));
  const { parts } = shortenGames(games, games.length, context, { withClass: true, withoutDays: isNow }, null);
  return [{ id, title, countText: formatGameCount(games.length, context.sport.id), more: null, parts }];
}

interface Details {
  readonly withClass: boolean;
  /** Classes in which the day is obvious. */
  readonly withoutDays?: boolean;
}

/** The first games by day, and a link to the rest. The linked page reads another feed, so the link has no number. */
function shortenGames(
  games: readonly Game[],
  most: number,
  context: Context,
  { withClass, withoutDays = false }: Details,
  more: GameSectionView['more'],
): Pick<GameSectionView, 'parts' | 'more'> {
  const { today } = context;
  const ordered = listDaysInOrder(games, today).flatMap((day) =>
    games.filter((game) => game.day === day).sort(compareRelevance),
  );
  const shown = ordered.slice(0, most);
  const parts: GamePartView[] = listDaysInOrder(shown, today).map((day) => ({
    title: withoutDays ? null : day === null ? 'Date to be announced' : formatDayName(day, today),
    cards: shown.filter((game) => game.day === day).map((game) => buildScoreboardCard(game, context, withClass)),
  }));
  return { parts, more: shown.length < games.length ? more : null };
}

/** Labels each game with its class, level and round, unless the heading has them. */
function buildScoreboardCard(game: Game, { request, sport, site, read }: Context, withClass: boolean): ScoreCardView {
  const { clock, environment } = request;
  const options: ScoreCardOptions = {
    streamHost: environment.STREAM_HOST,
    ticketsHost: environment.TICKETS_HOST,
    lowScoreWins: sport.lowScoreWins,
    buildTeamHref: createTeamHref(sport),
    getGameList: getSeriesList,
    asOf: findAsOf(read, clock),
  };
  const card = toScoreCardView({ ...game, sportId: sport.id }, options);
  return { ...card, stage: formatGameStage(game, withClass), site: card.site === site ? null : card.site };
}

function formatGameStage({ classId, level, round }: Game, withClass: boolean): string | null {
  const isClassTold = !withClass || classId === null || (round?.includes(classId) ?? false);
  const parts = [isClassTold ? null : formatClass(classId), level === 'State' && round !== null ? null : level, round];
  return joinLabel(parts, ' — ') || null;
}

/** Games under one heading of a scoreboard. */
export interface GameGroup {
  readonly id: string;
  readonly title: string;
  readonly games: readonly Game[];
  /** Set where all games are of one class. */
  readonly classId: string | null;
}

/** The games of a tournament in groups, without empty ones. */
function groupBoardGames(sport: Sport, games: readonly Game[]): GameGroup[] {
  if (sport.boards === 'by-class') {
    const classes = [...new Set(games.map(({ classId }) => classId))].sort((a, b) =>
      compareNumbered(a ?? 'zz', b ?? 'zz'),
    );
    return classes.map((classId) => ({
      id: `class-${classId ?? 'none'}`,
      title: classId === null ? 'Other games' : formatClass(classId),
      games: games.filter((game) => game.classId === classId),
      classId,
    }));
  }
  const groups: GameGroup[] =
    sport.boards === 'small-and-large'
      ? [
          {
            id: 'class-1a-4a',
            title: 'Classes 1A-4A',
            games: games.filter((game) => !isLargeClass(game)),
            classId: null,
          },
          { id: 'class-5a-8a', title: 'Classes 5A-8A', games: games.filter(isLargeClass), classId: null },
        ]
      : [{ id: 'all-games', title: 'All games', games, classId: null }];
  return groups.filter((group) => group.games.length > 0);
}

function isLargeClass({ classId }: Game): boolean {
  return /^[5-8]A$/.test(classId ?? '');
}

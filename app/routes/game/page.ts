import { addStreams } from '~/blocks/daily-games/game-facts';
import { findGame, type FoundGame, type GamesValue, listOfAddress } from '~/blocks/daily-games/game-of-address';
import { choosePolicyOfDay, joinGames, requestKeptStreams, requestSchools } from '~/blocks/daily-games/game-requests';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { createTeamHref } from '~/blocks/statistics/paths';
import type { SourceRequest } from '~/cache/source/define-source';
import type { FactView } from '~/components/ui/fact-list';
import { playoffSportId } from '~/config/association';
import type { Environment } from '~/config/environment';
import { footballSeason } from '~/config/football';
import { findSport, isLowScoreWinning } from '~/config/sports';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import { formatLongDate, formatMediumDay, formatMonthAndDay, formatShortDay } from '~/models/dates/calendar-date';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findWeekOfDay, isPlayoffWeek as isWeekOfPlayoffs } from '~/models/football/weeks';
import { findAsOf } from '~/models/games/as-of';
import { findLastCorrections, formatChangeLine, tellsResult } from '~/models/games/change-words';
import { type Game, formatTime } from '~/models/games/game';
import { type GameList, getSeriesList } from '~/models/games/game-path';
import { gameLinkKinds, type ScoreCardView, formatStatus, toScoreCardView } from '~/models/games/score-card-view';
import { formatClassAndStage, isTitleGame } from '~/models/games/stage';
import { formatClass } from '~/models/text/label';
import type { Crumb } from '~/page/page-meta';
import { badAnswer, notFound } from '~/page/page-outcome';
import {
  type DependentRequest,
  type PageRequest,
  requestAfter,
  requestBeside,
  type SourceValue,
} from '~/page/page-sources';
import { formatScreenItems } from '~/page/screen-items';
import { structuredData } from '~/page/structured-data';
import { buildGamePicturePath } from '~/pictures/picture-path';
import { footballScores } from '~/upstream/football-games';
import { dailyGames } from '~/upstream/maxpreps';
import { type NewsItem, recentNews } from '~/upstream/news';
import type { DirectorySchool } from '~/upstream/schools';
import { scoreboardOfDay, tournamentScoreboard, type Scoreboard } from '~/upstream/scoreboards';
import type { Stream } from '~/upstream/streams';
import { tournamentScores } from '~/upstream/tournament-scores';
import { listArticleOfGame } from './article-of-game';
import { toSeriesOfTeams } from './series-of-teams';
import { buildSportsEvent } from './sports-event';
import { requestTeams, type TeamsRead, toTeamsOfGame } from './teams-of-game';

/**
 * The list of the game. Sports also have a scoreboard of the day with regular-season games, and one of their finals. What the list does not
 * say of the game is in the other feed of its day, which scores pages or the sport's page read.
 */
export function sources({ params, query, clock }: GameAddress) {
  const list = listOfAddress(query, clock);
  const isGame = ({ id }: Game) => id === params.contestId;
  const mayBeAbsent = ['otherFeed', 'teams', 'firstSchedule', 'secondSchedule', 'streams', 'news'];
  const kept = {
    ...requestKeptStreams(),
    news: requestBeside({ ...recentNews.with({}), isSupplementary: true, isKeptOnly: true }),
  };
  if ('date' in list) {
    const games = dailyGames.with({ day: list.date }, choosePolicyOfDay(list.date, clock));
    const otherFeed = requestAfter(games, (rows) => requestScoreboard(rows.find(isGame), clock));
    const teams = requestTeams(games, (rows) => rows.find(isGame), clock);
    const series = requestAfter(games, (rows) => requestSeriesOfDay(rows.find(isGame), clock));
    return {
      critical: { games },
      dependent: { ...requestSchools(), otherFeed, series, ...teams, ...kept },
      mayBeAbsent: [...mayBeAbsent, 'series'],
    };
  }
  const requestDay = ({ day }: Game) => day && dailyGames.with({ day }, choosePolicyOfDay(day, clock) ?? 'schedule');
  if ('week' in list) {
    const games = footballScores.with({ week: list.week });
    const otherFeed = requestAfter(games, (rows) => rows.filter(isGame).map(requestDay)[0] || null);
    const playoffs: Readonly<Record<string, DependentRequest<Game[]>>> = isPlayoffWeek(list)
      ? { series: requestBeside(tournamentScores.with({ sportId: playoffSportId })) }
      : {};
    const teams = requestTeams(games, (rows) => withSport(rows.find(isGame), playoffSportId), clock);
    return {
      critical: { games },
      dependent: { otherFeed, ...playoffs, ...teams, ...kept },
      mayBeAbsent: [...mayBeAbsent, ...Object.keys(playoffs)],
    };
  }
  const sport = { sportId: list.sport };
  const games = tournamentScores.with(sport);
  const gamesOfDay = scoreboardOfDay.with(sport);
  const finals = tournamentScoreboard.with(sport);
  const find = (rows: readonly Game[], getValue: (request: SourceRequest) => unknown) => {
    const { games: ofFinals = [] } = (getValue(finals) ?? {}) as Partial<Scoreboard>;
    return [...rows, ...((getValue(gamesOfDay) ?? []) as Game[]), ...ofFinals].find(isGame);
  };
  const otherFeed = requestAfter(games, (rows, getValue) => {
    const game = find(rows, getValue);
    return (game && requestDay(game)) || null;
  });
  const teams = requestTeams(games, (rows, getValue) => withSport(find(rows, getValue), list.sport), clock);
  return {
    critical: { games },
    optional: { gamesOfDay, finals },
    dependent: { otherFeed, ...teams, ...kept },
    mayBeAbsent: ['gamesOfDay', 'finals', ...mayBeAbsent],
  };
}

/**
 * The state series of a game of the daily feed, which names neither class nor round of a game that is over. It is only called for football on
 * days of its playoffs, where every game is one of them, and otherwise taken from what other pages keep.
 */
function requestSeriesOfDay(game: Game | undefined, clock: ContentClock): SourceRequest<Game[]> | null {
  const sport = findSport(game?.sportId ?? '');
  if (sport?.finals !== 'games' || !game?.day || findOtherSeason(game.day, getToday(clock)) !== null) return null;
  const series = { ...tournamentScores.with({ sportId: sport.id }, 'schedule'), isSupplementary: true };
  const week = sport.id === playoffSportId ? findWeekOfDay(game.day, footballSeason) : null;
  return week !== null && isWeekOfPlayoffs(week, footballSeason) ? series : { ...series, isKeptOnly: true };
}

/** Lists of one sport do not name it in their rows. */
function withSport(game: Game | undefined, sportId: string): Game | undefined {
  return game && { ...game, sportId: game.sportId ?? sportId };
}

function isPlayoffWeek(list: GameList): boolean {
  return 'week' in list && Number(list.week) > footballSeason.regularWeeks;
}

type GameAddress = Pick<PageRequest, 'params' | 'query' | 'clock'>;

/** The scoreboard of the sport of a game of the daily feed. It has the nearest days, and golf has none. */
function requestScoreboard(game: Game | undefined, clock: ContentClock) {
  const sport = findSport(game?.sportId ?? '');
  const isPast = !game?.day || choosePolicyOfDay(game.day, clock) !== undefined;
  return sport === undefined || sport.finals === 'golf' || isPast
    ? null
    : scoreboardOfDay.with({ sportId: sport.id }, 'schedule');
}

/** Values of the game page's sources; `null` for a failed one. */
interface GamesRead {
  readonly critical: { readonly games: SourceValue<Game[]> };
  readonly optional: {
    readonly gamesOfDay?: SourceValue<Game[]> | null;
    readonly finals?: SourceValue<Scoreboard> | null;
  };
  readonly dependent: {
    readonly schools?: SourceValue<DirectorySchool[]> | null;
    readonly otherFeed?: SourceValue<Game[]> | null;
    readonly series?: SourceValue<Game[]> | null;
    readonly streams?: SourceValue<Stream[]> | null;
    readonly news?: SourceValue<NewsItem[]> | null;
  } & TeamsRead;
}

/** The answers that may contain the game: its list first. */
export function listGamesAnswers({ critical, optional, dependent }: GamesRead): readonly GamesValue[] {
  const { gamesOfDay = null, finals = null } = optional;
  return [
    joinGames(critical.games, dependent.schools),
    gamesOfDay,
    finals && { ...finals, value: [...finals.value.games] },
    dependent.otherFeed ?? null,
    dependent.series ?? null,
  ];
}

/** Whether a failed source may contain the game. */
export function mayHaveMissed({ optional }: Pick<GamesRead, 'optional'>): boolean {
  return optional.gamesOfDay === null || optional.finals === null;
}

export type GameView = ReturnType<typeof toGameView>;

type LinkHosts = Pick<Environment, 'SITE_URL' | 'STREAM_HOST' | 'TICKETS_HOST'>;

export function toGameView(found: FoundGame, environment: LinkHosts, clock: ContentClock) {
  const { game, list } = found;
  const card = toCard(found, environment, clock);
  const sport = findSport(game.sportId ?? '');
  const [first, second] = game.teams;
  const title = `${first.name} vs. ${second.name}`;
  const stage = formatClassAndStage(game) ?? (game.classId && formatClass(game.classId));
  const sportName = game.sportId === null ? null : getSportTitle(game.sportId);
  const today = getToday(clock);
  const season = game.day && findOtherSeason(game.day, today);
  const date = game.day && formatLongDate(game.day);
  return {
    title,
    /** `Boys Soccer, Class 1A regional championship` */
    kicker: [sportName, stage, season].filter(Boolean).join(', '),
    /** `2024-25, last season`; `null` for the current season. */
    season,
    /** `Class 1A regional championship`: on screens the kicker of a game of this season, below the link to the sport; `null` without a stage. */
    stage: stage || null,
    /** Whether the link above the kicker has the name of the sport. */
    hasSportInTrail: sport !== undefined,
    trail: [
      sport === undefined
        ? { to: buildHref(Route.scores), text: 'Scores' }
        : { to: buildHref(Route.sportLanding, { sportId: sport.id }), text: sport.title },
    ],
    /** `Sat, Oct 11`; `null` if unknown. */
    shortDay: game.day && formatShortDay(game.day),
    /** `October 11`; `null` if unknown. */
    day: game.day && formatMonthAndDay(game.day),
    /** The picture of link previews. */
    picturePath: buildGamePicturePath(game.id, list, card),
    path: buildHref(Route.game, { contestId: game.id, query: list }),
    /** `Ashgrove vs. Fort Harlan, October 11, 2025: Boys Soccer` */
    documentTitle: [[title, date].filter(Boolean).join(', '), sportName].filter(Boolean).join(': '),
    /** Title of link previews, as the heading: `Ashgrove 3, Fort Harlan 1: Final, Sat, Oct 11`. */
    scoreTitle: writeScoreTitle(game, card),
    /** Description for search engines: `Final: Ashgrove 3, Fort Harlan 1. Boys Soccer, October 11, 2025, Rockwell.` */
    description: `${writeScoreLine(game, card)}. ${[sportName, stage, date, game.site].filter(Boolean).join(', ')}.`,
    card,
    /** `Fri, Aug 29, 6:30 PM` */
    when: formatWhen(game, season),
    site: game.site,
    facts: buildGameFacts(card),
    media: listMedia(card),
    stamp: updateStamp(found.sourceValue, clock),
    links: [buildListCrumb(list)],
    /** The score in large type. */
    standsPath: buildHref(Route.board, {
      query: { show: formatScreenItems([{ kind: 'game', contestId: game.id, list }]) },
    }),
    siteUrl: environment.SITE_URL ?? null,
    isLive: game.kind === 'live',
  };
}

/** Path of a team: its statistics page where its sport has them, otherwise its school's page. */
function toCard(
  { game, list, sourceValue }: FoundGame,
  { STREAM_HOST, TICKETS_HOST }: LinkHosts,
  clock: ContentClock,
): ScoreCardView {
  return toScoreCardView(game, {
    streamHost: STREAM_HOST,
    ticketsHost: TICKETS_HOST,
    lowScoreWins: isLowScoreWinning(game.sportId),
    getGameList: () => list,
    asOf: findAsOf(sourceValue, clock),
    buildTeamHref:
      createTeamHref(findSport(game.sportId ?? '')) ?? ((schoolId) => buildHref(Route.schoolsDetails, { schoolId })),
  });
}

/** `Ashgrove 3, Fort Harlan 1: Final, Sat, Oct 11`, `Ashgrove vs. Fort Harlan: Sat, Oct 11, 7:00 PM` */
function writeScoreTitle({ day }: Game, card: ScoreCardView): string {
  const isPlayed = card.teams.some(({ scores }) => scores.some((score) => score !== null));
  const teams = card.teams.map(({ name, scores }) => (isPlayed ? [name, ...scores].filter(Boolean).join(' ') : name));
  const status = formatStatus(card);
  const shortDay = day && formatShortDay(day);
  const when = card.state === 'live' ? [status] : isPlayed ? [status, shortDay] : [shortDay, status];
  return `${teams.join(isPlayed ? ', ' : ' vs. ')}: ${when.filter(Boolean).join(', ')}`;
}

/** `Final: Ashgrove 3, Fort Harlan 1`, `Scheduled: Ashgrove, Fort Harlan`; set scores follow one another. */
function writeScoreLine({ kind, time }: Game, { teams, status, headline }: ScoreCardView): string {
  const state =
    kind === 'final' ? (headline ?? status) : kind === 'scheduled' ? `${status}, ${formatTime(time)}` : status;
  const lines = teams.map(({ name, scores }) => [name, ...scores.filter((score) => score !== null)].join(' '));
  return `${state}: ${lines.join(', ')}`;
}

const linkTerms = {
  watch: words.watch,
  tickets: words.tickets,
  audio: words.listen,
  'live-stats': words.liveStats,
  'box-score': words.boxScore,
} as const;

/** Unknown facts have no line. The kicker has class and round, the card has links to follow the game. */
function buildGameFacts({ scheduleChange, highlight }: ScoreCardView): FactView[] {
  const buildFact = (term: string, text: string | null, isResult: boolean) =>
    text === null ? [] : [{ term, text, url: null, isResult }];
  return [...buildFact('Note', scheduleChange, false), ...buildFact('Highlight', highlight, true)];
}

/** `Fri, Aug 29, 6:30 PM`; with the year for a game of another season. */
function formatWhen({ day, time }: Game, season: string | null): string {
  if (day === null && time === null) return 'To be announced';
  const date = day === null ? 'To be announced' : season === null ? formatShortDay(day) : formatMediumDay(day);
  return `${date}, ${formatTime(time)}`;
}

/** Where the game can be followed, and how to get in. */
function listMedia({ links }: ScoreCardView) {
  return gameLinkKinds.flatMap((kind) => {
    const url = links[kind];
    return url === undefined ? [] : [{ term: linkTerms[kind], url }];
  });
}

/** The page that lists the game. */
function buildListCrumb(list: GameList): Crumb {
  if ('week' in list) {
    return { to: buildHref(Route.fbRsScores, { sportId: playoffSportId, query: list }), text: 'All games of the week' };
  }
  return 'sport' in list
    ? { to: buildHref(Route.ssScores, { sportId: list.sport }), text: 'State series scores' }
    : { to: buildHref(Route.scores, { query: list }), text: 'All games of the day' };
}

export function toView(values: GamesRead, { params, query, clock, environment }: PageRequest) {
  const listed = findGame(params.contestId ?? '', listOfAddress(query, clock), listGamesAnswers(values));
  if (listed === null) return mayHaveMissed(values) ? badAnswer : notFound;
  const [game = listed.game] = addStreams(
    [listed.game],
    values.dependent.streams?.value ?? [],
    environment.STREAM_HOST,
  );
  const found = { ...listed, game };
  const { links, ...view } = toGameView(found, environment, clock);
  const seriesGames = 'sport' in found.list ? values.critical.games : values.dependent.series;
  const series = toSeries(found, seriesGames, { environment, clock });
  return {
    game: {
      ...view,
      facts: [
        ...listChange(game, values.critical.games, clock),
        ...view.facts,
        ...listArticleOfGame(game, values.dependent.news?.value ?? []),
      ],
      links: series === null ? [...links, ...buildPathCrumbs(game)] : links,
    },
    series,
    // Other lists know who was the host of earlier games.
    teams: toTeamsOfGame(game, values.dependent, 'date' in found.list ? [] : (seriesGames?.value ?? []), clock),
    heading: { season: view.season },
    [structuredData]: [buildSportsEvent(game, view, environment)],
  };
}

/** The last change of the game in its list. */
function listChange({ id }: Game, read: SourceValue<Game[]>, clock: ContentClock): FactView[] {
  const change = findLastCorrections(read).get(id);
  if (change === undefined) return [];
  return [{ term: 'Change', text: formatChangeLine(change, clock), url: null, isResult: tellsResult(change) }];
}

/** `null` without the games of the state series. */
function toSeries(
  { game, list }: FoundGame,
  read: SourceValue<Game[]> | null | undefined,
  { environment, clock }: Pick<PageRequest, 'environment' | 'clock'>,
) {
  const { sportId } = game;
  if (sportId === null || !read || (game.level === null && !isPlayoffWeek(list))) return null;
  return toSeriesOfTeams({ ...game, sportId }, read.value, {
    today: getToday(clock),
    streamHost: environment.STREAM_HOST,
    ticketsHost: environment.TICKETS_HOST,
    lowScoreWins: isLowScoreWinning(sportId),
    getGameList: getSeriesList,
    asOf: findAsOf(read, clock),
  });
}

/** Paths of both teams through the state series, which a feed that names the round may know of. */
function buildPathCrumbs({ sportId, level, round, teams }: Game): Crumb[] {
  if (sportId === null || level === null || isTitleGame({ level, round })) return [];
  return teams.flatMap(({ schoolId, name }) =>
    schoolId === null ? [] : [{ to: buildHref(Route.stateSeriesPath, { sportId, schoolId }), text: `Path of ${name}` }],
  );
}

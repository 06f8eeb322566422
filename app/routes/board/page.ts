import { requestScoreboards } from '~/blocks/daily-games/game-clocks';
import { joinFacts } from '~/blocks/daily-games/game-facts';
import { choosePolicyOfDay } from '~/blocks/daily-games/game-requests';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { buildGolfFileParams } from '~/blocks/state-series/golf-finals';
import type { SourceRequest } from '~/cache/source/define-source';
import { compareByState } from '~/config/game-order';
import { findSport, isLowScoreWinning } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { isBye } from '~/models/brackets/bracket-team';
import { formatLongDay } from '~/models/dates/calendar-date';
import { formatClockTime } from '~/models/dates/clock-time';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { type AsOf, findAsOf } from '~/models/games/as-of';
import { type Game, type TeamIndex, getColumns } from '~/models/games/game';
import type { GameList } from '~/models/games/game-path';
import { formatStatus, toScoreCardView } from '~/models/games/score-card-view';
import { countSetsSoFar } from '~/models/games/sets-won';
import { compareStages, formatClassAndStage, isChampionship, parseStage } from '~/models/games/stage';
import { type BoardRow, toBoardRow } from '~/models/golf/golf-board-row';
import { rankStandings } from '~/models/golf/golf-places';
import { formatClass, joinLabel } from '~/models/text/label';
import { formatUnavailable } from '~/models/text/no-value';
import { slugify } from '~/models/text/slug';
import { isDayWithinReach } from '~/page/canonical-query';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import { formatScreenItems, parseScreenItems, type ScreenItem } from '~/page/screen-items';
import { footballScores } from '~/upstream/football-games';
import { golfIndividualLeaders, type GolfBoard } from '~/upstream/golf';
import { dailyGames } from '~/upstream/maxpreps';
import { scoreboardOfDay, tournamentScoreboard, type Scoreboard } from '~/upstream/scoreboards';
import { requestTournamentScores, tournamentScores } from '~/upstream/tournament-scores';

type Moment = Pick<PageRequest, 'query' | 'clock'>;
type BoardAnswer = Game[] | GolfBoard | Scoreboard;
type BoardRequest = SourceRequest<Game[]> | SourceRequest<GolfBoard> | SourceRequest<Scoreboard>;

/** Today's scores of all sports, for an address that names nothing to show. */
const defaultItems: readonly ScreenItem[] = [{ kind: 'scores', sportId: null }];

export function readItems({ show }: Readonly<Record<string, string>>): readonly ScreenItem[] {
  const items = parseScreenItems(show ?? '');
  return items.length === 0 ? defaultItems : items;
}

/** The sources of each thing shown: those that its page reads, so that a screen costs upstream no call of its own. */
export function sources({ query, clock }: Moment) {
  const items = readItems(query);
  const games = requestDay(getToday(clock), clock);
  const optional: Readonly<Record<string, BoardRequest>> = Object.fromEntries(
    items.flatMap((item) =>
      item.kind === 'scores' ? [[formatScreenItems([item]), games]] : nameRequests(item, clock),
    ),
  );
  const scoreboards = items.map((item) =>
    item.kind === 'scores' ? requestScoreboards(games, { sportId: item.sportId ?? '', withKept: true }) : {},
  );
  const dependent = Object.fromEntries(scoreboards.flatMap((requests) => Object.entries(requests)));
  return { optional, dependent, mayBeAbsent: Object.keys(dependent) };
}

function requestDay(day: string, clock: ContentClock): SourceRequest<Game[]> {
  return dailyGames.with({ day }, choosePolicyOfDay(day, clock));
}

function nameRequests(item: ScreenItem, clock: ContentClock): readonly (readonly [name: string, BoardRequest])[] {
  const name = formatScreenItems([item]);
  const request = [name, describeItem(item, clock).request] as const;
  if (item.kind !== 'game' || item.list === null || !('sport' in item.list)) return [request];
  // The page of a game looks for it there, too.
  const sport = { sportId: item.list.sport };
  return [
    request,
    [`${name} of the day`, scoreboardOfDay.with(sport)],
    [`${name} of the finals`, tournamentScoreboard.with(sport)],
  ];
}

interface ItemFacts extends Pick<Picture, 'title' | 'phonePath'> {
  readonly request: BoardRequest;
  /** Shown without games and leaders. */
  readonly emptyText: string;
}

function describeItem(item: ScreenItem, clock: ContentClock): ItemFacts {
  const today = getToday(clock);
  switch (item.kind) {
    case 'scores':
      return {
        request: requestDay(today, clock),
        title: `${item.sportId === null ? 'Scores' : getSportTitle(item.sportId)}, ${formatLongDay(today)}`,
        phonePath: buildHref(Route.scores, { query: { sport: item.sportId } }),
        emptyText: 'No games today',
      };
    case 'bracket': {
      const { sportId, classId } = item;
      return {
        request: requestTournamentScores(sportId, classId),
        title: [getSportTitle(sportId), classId && formatClass(classId), 'state series'].filter(Boolean).join(', '),
        phonePath: buildHref(Route.ssBrackets, { sportId, classId }),
        emptyText: 'No games yet',
      };
    }
    case 'board': {
      const { sportId, classId } = item;
      const sport = findSport(sportId);
      if (sport === undefined) throw new Error(`No sport ${sportId}`);
      return {
        request: golfIndividualLeaders.with(buildGolfFileParams({ sport, season: findCurrentSeason(clock), classId })),
        title: `${sport.title}, ${formatClass(classId)} leaders`,
        phonePath: buildHref(Route.ssGolfLeaderboard, { sportId, classId }),
        emptyText: 'No scores yet',
      };
    }
    case 'game': {
      const list = item.list ?? { date: today };
      return {
        request: requestList(list, clock),
        title: 'Score',
        phonePath: buildHref(Route.game, { contestId: item.contestId, query: list }),
        emptyText: 'This game is not listed',
      };
    }
  }
}

function requestList(list: GameList, clock: ContentClock): BoardRequest {
  if ('week' in list) return footballScores.with({ week: list.week });
  if ('sport' in list) return tournamentScores.with({ sportId: list.sport });
  const today = getToday(clock);
  const day = isDayWithinReach(list.date, () => today) ? list.date : today;
  return requestDay(day, clock);
}

/** One picture of a screen. */
export interface Picture {
  readonly title: string;
  readonly games: readonly BoardGame[];
  readonly leaders: readonly BoardRow[];
  /** Shown without games and leaders. */
  readonly emptyText: string | null;
  /** The page for phones. */
  readonly phonePath: string;
  readonly oldest: { readonly fetchedAtMs: number; readonly isStale: boolean } | null;
}

export type BoardGame = ReturnType<typeof toBoardGame>;

export type BoardView = ReturnType<typeof toBoardView>;

const mostLeaders = 10;
const defaultSeconds = 12;
const [leastSeconds, mostSeconds] = [5, 120];
const shiftSteps = 8;

type BoardValues = {
  readonly optional: Readonly<Record<string, SourceValue<BoardAnswer> | null>>;
  readonly dependent: Readonly<Record<string, SourceValue<Game[]> | null>>;
  readonly unavailable: readonly (string | number)[];
};

/** A turn beyond the last one begins again. */
export function toBoardView(values: BoardValues, { query, clock, environment }: PageRequest) {
  const pictures = readItems(query).flatMap((item) => toPictures(item, values, { query, clock, environment }));
  const turn = (Number(query.turn ?? 1) - 1) % pictures.length;
  const picture = pictures[turn];
  if (picture === undefined) throw new Error('A board has no picture');
  const next = (turn + 1) % pictures.length;
  const minute = Math.floor(clock.getNowMs() / 60_000);
  return {
    picture,
    stamp: picture.oldest && updateStamp(picture.oldest, clock),
    /** Real clock, milliseconds: when upstream gave the scores. */
    fetchedAtMs: picture.oldest?.fetchedAtMs ?? null,
    /** `2 of 5`; `null` with a single picture. */
    place: pictures.length > 1 ? `${turn + 1} of ${pictures.length}` : null,
    /** Address of the next picture; with a single one, its own. */
    nextPath: buildBoardPath({ ...query, turn: next === 0 ? undefined : String(next + 1) }),
    everySeconds: readSeconds(query.every),
    /** `1:20 PM` */
    time: formatClockTime(clock.getNowMs(), clock.timeZone),
    /** Steps by which the picture is moved, another one each minute, so that nothing burns in. */
    shift: minute % shiftSteps,
    phonePath: picture.phonePath,
    /** Address for phones, as a code to scan; `null` where the site does not know its own. */
    phoneUrl: environment.SITE_URL === undefined ? null : new URL(picture.phonePath, environment.SITE_URL).href,
    /** The same picture for somebody who hides results and wants to see these; `null` where they are shown anyway. */
    resultsPath: query.results === '1' ? null : buildBoardPath({ ...query, results: '1' }),
    associationName: environment.ASSOCIATION_NAME,
  };
}

export function buildBoardPath(query: Readonly<Record<string, string | undefined>>): string {
  return buildHref(Route.board, { query });
}

function readSeconds(every: string | undefined): number {
  const seconds = Number(every ?? defaultSeconds);
  return seconds < leastSeconds || seconds > mostSeconds ? defaultSeconds : seconds;
}

function toPictures(
  item: ScreenItem,
  { optional, dependent, unavailable }: BoardValues,
  moment: Moment & Pick<PageRequest, 'environment'>,
): readonly Picture[] {
  const { title, phonePath, emptyText } = describeItem(item, moment.clock);
  const names = nameRequests(item, moment.clock).map(([name]) => name);
  const answers = names.map((name) => optional[name] ?? null);
  const hasItem = (answer: SourceValue<BoardAnswer> | null) =>
    item.kind === 'game' && listGames(answer).some(({ id }) => id === item.contestId);
  const sourceValue = answers.find(hasItem) ?? answers[0] ?? null;
  const oldest = findOldestValue([sourceValue]);
  const picture = { title, phonePath, oldest, games: [], leaders: [], emptyText: null };
  if (names.some((name) => unavailable.includes(name)) && !hasItem(sourceValue)) {
    return [{ ...picture, emptyText: formatUnavailable('The scores') }];
  }
  const leaders = listLeaders(sourceValue);
  if (leaders.length > 0) return [{ ...picture, leaders }];
  const asOf = findAsOf(sourceValue, moment.clock);
  const listed = listGames(sourceValue && joinFactsOfItem(item, sourceValue, dependent, moment.environment));
  const games = selectGames(item, listed, moment).map((game) => toBoardGame(game, item, asOf));
  return games.length === 0
    ? [{ ...picture, emptyText }]
    : splitGames(games).map((some) => ({ ...picture, games: some }));
}

/** The scores of a day with period, clock and round. */
function joinFactsOfItem(
  { kind }: ScreenItem,
  answer: SourceValue<BoardAnswer>,
  dependent: BoardValues['dependent'],
  environment: PageRequest['environment'],
): SourceValue<BoardAnswer> {
  return kind === 'scores' ? joinFacts(answer as SourceValue<Game[]>, dependent, environment) : answer;
}

function listGames(answer: SourceValue<BoardAnswer> | null): readonly Game[] {
  const value = answer?.value ?? [];
  const games = Array.isArray(value) ? value : 'games' in value ? value.games : [];
  return games.filter((game) => !isBye(game));
}

function listLeaders(answer: SourceValue<BoardAnswer> | null): readonly BoardRow[] {
  if (answer === null || !('standings' in answer.value)) return [];
  const placed = rankStandings(answer.value.standings).filter(({ place }) => place !== null);
  return placed.slice(0, mostLeaders).map(toBoardRow);
}

const mostGames = 8;
/** Games of a picture whose names need two lines, or whose digits need the width of the status. */
const mostTallGames = 6;
/** Games of a picture whose names need three lines. */
const mostTallestGames = 4;
/** Letters of the two names of a game, side by side on half of a 4:3 screen. */
const [mostLettersInOneLine, mostLettersInTwoLines] = [22, 36];

/** As evenly as they fit, and fewer where a game needs more room: nine games are five and four. */
function splitGames(games: readonly BoardGame[]): readonly (readonly BoardGame[])[] {
  return splitEvenly(games, mostGames).flatMap((some) => splitEvenly(some, countGamesThatFit(some)));
}

function splitEvenly(games: readonly BoardGame[], most: number): readonly (readonly BoardGame[])[] {
  const count = Math.ceil(games.length / most);
  const size = Math.ceil(games.length / count);
  return Array.from({ length: count }, (_, index) => games.slice(index * size, (index + 1) * size));
}

function countGamesThatFit(games: readonly BoardGame[]): number {
  const letters = Math.max(...games.map(({ teams }) => teams.reduce((sum, { name }) => sum + name.length, 0)));
  if (letters > mostLettersInTwoLines) return mostTallestGames;
  const needsLines = games.some(({ hasHundreds, detail }) => hasHundreds || detail.length > mostLettersInOneLine);
  return letters > mostLettersInOneLine || needsLines ? mostTallGames : mostGames;
}

/** In play first, then those to come, then those that are over; of each championships first, then the nearest to their end. A bracket shows today's games, or those of the next day, or of the last. */
function selectGames(item: ScreenItem, games: readonly Game[], { query, clock }: Moment): readonly Game[] {
  if (item.kind === 'game') return games.filter(({ id }) => id === item.contestId);
  const ofSite = games.filter(({ site }) => query.site === undefined || slugify(site ?? '').includes(query.site));
  const shown = item.kind === 'bracket' ? nameSport(selectDay(ofSite, getToday(clock)), item.sportId) : ofSite;
  const rank = ({ kind }: Game) => (kind === 'live' ? 0 : kind === 'scheduled' ? 1 : 2);
  return shown
    .filter(({ sportId }) => item.kind !== 'scores' || item.sportId === null || sportId === item.sportId)
    .sort((a, b) => rank(a) - rank(b) || compareStages(a, b) || compareByState(a, b));
}

/** The feed of a bracket does not name the sport in its rows. */
function nameSport(games: readonly Game[], sportId: string): readonly Game[] {
  return games.map((game) => ({ ...game, sportId }));
}

function selectDay(games: readonly Game[], today: string): Game[] {
  const days = [...new Set(games.flatMap(({ day }) => day ?? []))].sort();
  const shown = days.find((day) => day >= today) ?? days.at(-1);
  return games.filter(({ day }) => day === shown);
}

function toBoardGame(game: Game, item: ScreenItem, asOf: AsOf | undefined) {
  const { sportId } = game;
  const lowScoreWins = isLowScoreWinning(sportId);
  const card = toScoreCardView(game, { withStage: true, lowScoreWins, asOf });
  const teams = card.teams.map(({ name, scores, outcome }, index) => ({
    name,
    score: formatScores(game, scores, index === 0 ? 0 : 1),
    isAhead: outcome !== null,
    hasWon: outcome === 'won',
  }));
  const isOfAll = item.kind !== 'bracket' && (item.kind !== 'scores' || item.sportId === null);
  return {
    key: card.id,
    isLive: card.state === 'live',
    /** `Q3 4:12`, `7:00 PM`, `Final` */
    status: formatStatus(card),
    detail: isOfAll && sportId !== null ? describeGame(game, getSportTitle(sportId)) : (card.stage ?? card.site ?? ''),
    teams,
    hasHundreds: teams.some(({ score }) => score.length > 2),
  };
}

/** `Football, Class 1A state championship`, and of other games the sport. */
function describeGame(game: Game, sport: string): string {
  const stage = parseStage(game);
  return stage !== null && isChampionship(stage) ? joinLabel([sport, formatClassAndStage(game)], ', ') : sport;
}

/** Sets won where sets are counted, otherwise points; nothing before the game. The set in play is nobody's. */
function formatScores(game: Game, scores: readonly (string | null)[], index: TeamIndex): string {
  const columns = getColumns(game);
  if (!game.countsSets || columns.length === 0) return scores[0] ?? '';
  const won = countSetsSoFar(game.kind, columns)[index];
  return won?.toString() ?? (game.kind === 'live' ? '0' : '');
}

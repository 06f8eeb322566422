import { pageGames } from '~/blocks/page-parts/paged-games';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildClassTabs } from '~/blocks/state-series/class-of-address';
import { createTeamHref } from '~/blocks/statistics/paths';
import { compareByState } from '~/config/game-order';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { isBye } from '~/models/brackets/bracket-team';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { putCurrentFirst } from '~/models/dates/current-first';
import { formatDayName } from '~/models/dates/date-strip';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import { type Game, isOver } from '~/models/games/game';
import { listDays } from '~/models/games/game-days';
import { getSeriesList } from '~/models/games/game-path';
import { type ScoreCardOptions, toScoreCardView } from '~/models/games/score-card-view';
import { isOfStateFinals, parseStage } from '~/models/games/stage';
import { formatClass } from '~/models/text/label';
import { requestAfter, type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { tournamentScores } from '~/upstream/tournament-scores';

/** The daily feed has the box scores of games in play, and some that the state series lacks. */
export function sources({ sport, clock }: SportPageRequest) {
  const games = tournamentScores.with({ sportId: sport.id });
  const requestFeed = (position: number) =>
    requestAfter(games, (found) => {
      const day = listDaysWithoutBoxScore(found, clock)[position];
      return day === undefined ? null : dailyGames.with({ day });
    });
  return {
    optional: { games },
    dependent: { feed: requestFeed(0), feedBefore: requestFeed(1) },
    mayBeAbsent: ['feed', 'feedBefore'],
  };
}

/** The latest days of the finals with a game that has begun and has no box score, `YYYY-MM-DD`. */
function listDaysWithoutBoxScore(games: readonly Game[], clock: ContentClock): readonly string[] {
  const today = getToday(clock);
  const open = games.filter((game) => isOfStateFinals(game) && lacksBoxScore(game) && (game.day ?? '') <= today);
  return listDays(open).reverse();
}

function lacksBoxScore(game: Game): boolean {
  return game.links.boxScoreUrl === null && (game.kind === 'live' || isOver(game)) && !isBye(game);
}

/** The game with the box score that the daily feed has of the game of that number. */
function withBoxScore(game: Game, boxScores: ReadonlyMap<string, string>): Game {
  const boxScoreUrl = lacksBoxScore(game) ? (boxScores.get(game.id) ?? null) : null;
  return boxScoreUrl === null ? game : { ...game, links: { ...game.links, boxScoreUrl } };
}

type AllValues = ValuesOf<typeof sources>;

/** Without the daily feed, the box scores are those of the state series. */
interface Values extends Pick<AllValues, 'optional'> {
  readonly dependent?: Partial<AllValues['dependent']>;
}

export type BoxScoresDay = ReturnType<typeof toDay>;

/** The games of the state tournament, each with a link to its box score, or words that it has none. The title games have one address. */
export function toView({ optional, dependent }: Values, { sport, clock, params, query, route }: SportPageRequest) {
  const sportId = sport.id;
  const isOfTitleGames = route.id === 'fb-title-box-scores';
  const today = getToday(clock);
  const feeds = [dependent?.feed, dependent?.feedBefore].flatMap((feed) => feed?.value ?? []);
  const boxScores = new Map(
    feeds.flatMap(({ id, sportId: ofGame, links }) =>
      links.boxScoreUrl === null || ofGame !== sportId ? [] : [[id, links.boxScoreUrl] as const],
    ),
  );
  const games = (optional.games?.value ?? [])
    .filter((game) => isOfStateFinals(game) && !isBye(game))
    .map((game) => ({ ...withBoxScore(game, boxScores), sportId }));
  const classes = isOfTitleGames ? [] : listGameClasses(games);
  const classId = classes.find((name) => name.toUpperCase() === params.classId?.toUpperCase()) ?? null;
  const shown = games.filter((game) => classId === null || game.classId === classId);
  const byDay = groupBy(shown, ({ day }) => day ?? '');
  const firstDay = listDays(shown)[0];
  const season = firstDay === undefined ? null : findOtherSeason(firstDay, today);
  const options: ScoreCardOptions = {
    withStage: true,
    withoutBoxScore: 'Not Posted',
    lowScoreWins: sport.lowScoreWins,
    buildTeamHref: createTeamHref(sport),
    getGameList: getSeriesList,
    asOf: findAsOf(optional.games, clock),
  };
  const buildClassHref = (name: string | null) => buildHref(Route.ssBoxScores, { sportId, classId: name });
  // An unknown class means all classes.
  const path = isOfTitleGames ? buildHref(Route.fbTitleBoxScores, { sportId }) : buildClassHref(classId);
  const dated = listDays(shown);
  // Finals that are over begin with the last day.
  if (dated.every((day) => day < today)) dated.reverse();
  const days = putCurrentFirst(
    [...dated, ...(shown.some(({ day }) => day === null) ? [null] : [])],
    (day) => (day === null ? [] : [day]),
    today,
  ).map((day) => {
    const name = day === null ? 'Date to be announced' : formatDayName(day, today);
    return toDay(day, name, byDay.get(day ?? '') ?? [], options);
  });
  const { sections, page, paged } = pageGames(days, query.page, (number) => addToHref(path, { page: number }));
  return {
    heading: buildStateSeriesHeading(sport, season),
    boxScores: {
      /** All classes first; empty for fewer than two. */
      tabs: buildClassTabs(classes.length < 2 ? [] : [null, ...classes], classId, buildClassHref),
      /** On the days of the tournament, past days come last. */
      days: sections,
      ...paged,
      stamp: optional.games && updateStamp(optional.games, clock),
      /** The page's own address. */
      href: addToHref(path, { page }),
    },
  };
}

/** Order of the round; 0 if it is unknown. */
function getStageOrder(game: Game): number {
  return parseStage(game)?.order ?? 0;
}

function listGameClasses(games: readonly Game[]): string[] {
  return [...new Set(games.flatMap(({ classId }) => classId ?? []))].sort();
}

function toDay(day: string | null, name: string, games: readonly Game[], options: ScoreCardOptions) {
  const ofDay = [...games].sort(
    // Of games that are over, the final comes before the semifinals.
    (a, b) => (isOver(a) && isOver(b) ? getStageOrder(b) - getStageOrder(a) : 0) || compareByState(a, b),
  );
  const withoutClass = ofDay.some(({ classId }) => classId === null) ? [null] : [];
  return {
    /** Id of the heading. */
    id: `day-${day ?? 'later'}`,
    name,
    parts: [...listGameClasses(ofDay), ...withoutClass].map((classId) => ({
      title: classId === null ? null : formatClass(classId),
      cards: ofDay.filter((game) => game.classId === classId).map((game) => toScoreCardView(game, options)),
    })),
  };
}

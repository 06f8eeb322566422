import { choosePolicyOfDay, chooseShownDay, joinGames, requestSchools } from '~/blocks/daily-games/game-requests';
import { formatGameCount, getSportId, listSports, getSportTitle } from '~/blocks/daily-games/score-sports';
import { pageGames } from '~/blocks/page-parts/paged-games';
import { createTeamHref } from '~/blocks/statistics/paths';
import { pack } from '~/browser/packed';
import type { SourceRequest } from '~/cache/source/define-source';
import { compareByState } from '~/config/game-order';
import { findSport, isLowScoreWinning, sports } from '~/config/sports';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { formatDayName, toDateStrip } from '~/models/dates/date-strip';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { type AsOf, findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { getDayList, type GameList } from '~/models/games/game-path';
import type { GamePartView, GameSectionView } from '~/models/games/game-section';
import { type ScoreCardView, toScoreCardView } from '~/models/games/score-card-view';
import { formatCount } from '~/models/text/format-count';
import { formatClass } from '~/models/text/label';
import type { PageRequest, SourceValue, ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { tournamentScoresOfDay } from '~/upstream/tournament-scores';

/** Sports whose games of a day come from their state-series feed. */
const seriesSportIds = sports.filter(({ hasSeriesScoresByDate }) => hasSeriesScoresByDate).map(({ id }) => id);

/** Daily games of all sports, and state-series games by sport id. */
export function sources({ query, clock }: PageRequest): {
  optional: Readonly<Record<string, SourceRequest<Game[]>>>;
  dependent: ReturnType<typeof requestSchools>;
  vanishing: readonly string[];
} {
  const day = chooseShownDay(query, clock);
  const policy = choosePolicyOfDay(day, clock);
  const ofSeries = seriesSportIds.map(
    (sportId) => [sportId, tournamentScoresOfDay.with({ sportId, day }, policy)] as const,
  );
  return {
    optional: { games: dailyGames.with({ day }, policy), ...Object.fromEntries(ofSeries) },
    dependent: requestSchools(),
    vanishing: seriesSportIds,
  };
}

/** Name of a part in a sentence, by source. */
export function formatBracketPart(name: string): string {
  return name === 'games' ? 'The daily scores' : getSportTitle(name);
}

/** A sport's first games on a page, with a link to the rest. */
const gamesPerSport = 12;
const path = buildHref(Route.scores2);

type GamesValue = SourceValue<Game[]> | null;

/** Scores of a day by sport; `null` parts failed. */
export function toView({ optional, dependent, unavailable }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const today = getToday(clock);
  const day = chooseShownDay(query, clock);
  const buildHref = (date: string | undefined, page: string | null = null) => addToHref(path, { date, page });
  const games = [
    ...listGames(joinGames(optional.games ?? null, dependent.schools), clock),
    ...seriesSportIds.flatMap((sportId) => listGames(optional[sportId] ?? null, clock, sportId)),
  ];
  const oldest = findOldestValue(Object.values(optional));
  const bySport = groupBy(games, getSportId);
  const { sections, page, pageText, paged } = pageGames(
    listSports(games).map((sportId) => toSection(sportId, bySport.get(sportId) ?? [], query.date)),
    query.page,
    (number) => buildHref(query.date, number),
  );
  return {
    scores: {
      dayName: formatDayName(day, today),
      // The selected day is third.
      strip: toDateStrip({
        selected: day,
        today,
        daysBefore: 2,
        length: 7,
        buildHref: (date) => buildHref(date),
      }),
      countText: games.length === 0 ? '' : formatCount(games.length, 'game') + pageText,
      /** Age of the oldest part; `null` when nothing could be read. */
      stamp: oldest && updateStamp(oldest, clock),
      refreshHref: buildHref(query.date, page),
      ...paged,
    },
    sections: pack(sections),
    missing: unavailable.map(formatBracketPart),
    /** Whether it is known that the day has no games. */
    hasNoGames: games.length === 0 && unavailable.length === 0,
  };
}

/** A game with the parameters of its page, and when upstream gave it. */
type ListedGame = Game & { readonly list: GameList | null; readonly asOf: AsOf | undefined };

/** The state-series feed of a sport does not repeat it in its rows. */
function listGames(read: GamesValue, clock: ContentClock, sportId?: string): ListedGame[] {
  const asOf = findAsOf(read, clock);
  return (read?.value ?? []).map((game) =>
    sportId === undefined
      ? { ...game, list: getDayList(game), asOf }
      : { ...game, sportId, list: { sport: sportId }, asOf },
  );
}

function toSection(sportId: string, games: readonly ListedGame[], date: string | undefined): GameSectionView {
  const title = getSportTitle(sportId);
  const parts = toParts(games);
  const shownCount = parts.flatMap(({ cards }) => cards).length;
  const rest = { href: buildHref(Route.scores, { query: { date, sport: sportId } }), text: `All ${title} games` };
  return {
    id: sportId,
    title,
    countText: formatGameCount(games.length, sportId),
    more: shownCount < games.length ? rest : null,
    parts,
  };
}

/** By class where the feed has classes, then all; otherwise the first games. */
function toParts(games: readonly ListedGame[]): GamePartView[] {
  const ordered = [...games].sort(compareByState);
  const classIds = [...new Set(games.map(({ classId }) => classId))].sort((a, b) => (a ?? '').localeCompare(b ?? ''));
  return classIds.map((classId) => {
    const ofClass = ordered.filter((game) => game.classId === classId);
    const shown = classId === null ? ofClass.slice(0, gamesPerSport) : ofClass;
    return { title: classId && formatClass(classId), cards: shown.map(toCard) };
  });
}

function toCard(game: ListedGame): ScoreCardView {
  return toScoreCardView(game, {
    withStage: true,
    lowScoreWins: isLowScoreWinning(game.sportId),
    buildTeamHref: createTeamHref(findSport(game.sportId ?? '')),
    getGameList: () => game.list,
    asOf: game.asOf,
  });
}

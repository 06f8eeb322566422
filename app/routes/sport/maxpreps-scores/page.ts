import {
  requestGamesOfOtherDays,
  type DayCounts,
  readDayCounts,
  choosePolicyOfDay,
  chooseShownDay,
  joinGames,
  requestSchools,
} from '~/blocks/daily-games/game-requests';
import { getSportId } from '~/blocks/daily-games/score-sports';
import { type DailyGamesView, toDailyGamesView, packDailyGames } from '~/blocks/daily-games/view';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import type { PageRequest, SourceValue, ValuesOf, SportPageRequest } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';

/** Games of the requested day, by default today; the page shows those of its sport. */
export function sources({ query, clock }: PageRequest) {
  const day = chooseShownDay(query, clock);
  return {
    optional: { games: dailyGames.with({ day }, choosePolicyOfDay(day, clock)) },
    dependent: { ...requestGamesOfOtherDays({ query, clock }), ...requestSchools() },
  };
}

const gamesPerPage = 30;

/** The sport's games of one day. Other sports have their own pages, so none can be chosen. */
export function toStatisticsScoresView(
  sport: Sport,
  sourceValue: SourceValue<Game[]> | null,
  query: Readonly<Record<string, string>>,
  clock: ContentClock,
  dayCounts: DayCounts = {},
): DailyGamesView {
  const view = toDailyGamesView({
    sourceValue,
    dayCounts,
    query,
    clock,
    path: buildHref(Route.mpScores, { sportId: sport.id }),
    gamesPerPage,
    sport: sport.id,
    sportIsInPath: true,
    sportOptions: [],
  });
  const hasGames = sourceValue?.value.some((game) => getSportId(game) === sport.id) ?? false;
  return {
    ...view,
    dayName: `${view.dayName} Games`,
    filters: { ...view.filters, searchPlaceholder: 'Search by school name...' },
    emptyText: hasGames ? 'No games found.' : 'No games available for this date.',
  };
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, query, clock }: SportPageRequest) {
  return {
    heading: buildRegularSeasonHeading(sport),
    scores: packDailyGames(
      toStatisticsScoresView(
        sport,
        joinGames(optional.games, dependent.schools),
        query,
        clock,
        readDayCounts(dependent),
      ),
    ),
  };
}

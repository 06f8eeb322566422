import { joinFacts } from '~/blocks/daily-games/game-facts';
import { joinGames, readDayCounts, requestDailyGames } from '~/blocks/daily-games/game-requests';
import { getSportId } from '~/blocks/daily-games/score-sports';
import { toDailyGamesView } from '~/blocks/daily-games/view';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { buildHref, Route } from '~/href';
import type { PageRequest, ValuesOf, SportPageRequest } from '~/page/page-sources';

/** Games of the requested day, by default today; the page shows those of its sport. */
export function sources(request: PageRequest) {
  return requestDailyGames(request);
}

const gamesPerPage = 30;

/** The sport's games of one day. Other sports have their own pages, so none can be chosen. */
export function toView({ optional, dependent }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport } = request;
  const read = joinGames(
    optional.games && joinFacts(optional.games, dependent, request.environment),
    dependent.schools,
  );
  const view = toDailyGamesView(read, readDayCounts(dependent), request, {
    path: buildHref(Route.mpScores, { sportId: sport.id }),
    gamesPerPage,
    sport: sport.id,
    sportIsInPath: true,
    sportOptions: [],
  });
  const hasGames = read?.value.some((game) => getSportId(game) === sport.id) ?? false;
  return {
    heading: buildRegularSeasonHeading(sport),
    scores: {
      ...view,
      dayName: `${view.dayName} Games`,
      filters: { ...view.filters, searchPlaceholder: 'Search by school name...' },
      emptyText: hasGames ? 'No games found.' : 'No games available for this date.',
    },
  };
}

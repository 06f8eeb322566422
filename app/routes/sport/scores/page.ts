import { joinFacts } from '~/blocks/daily-games/game-facts';
import { joinGames, readDayCounts, requestDailyGames } from '~/blocks/daily-games/game-requests';
import { buildWeeklyScoresLinks, dailyGamesSportIds, getSportTitle } from '~/blocks/daily-games/score-sports';
import { toDailyGamesView } from '~/blocks/daily-games/view';
import { toSportBarView } from '~/blocks/sport/sport-bar-view';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { buildHref, Route } from '~/href';
import { redirectTo, type PageOutcome } from '~/page/page-outcome';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { sportFacts } from '~/upstream/sports';

/** The games of the day, filtered by the view to the page's sport, and the source of the sport's bar. */
export function sources(request: SportPageRequest) {
  return { ...requestDailyGames(request), subject: { facts: sportFacts.with({ sportId: request.sport.id }) } };
}

const gamesPerPage = 24;

/** A form without scripts leads to the chosen sport's page, with the other fields. */
export function findRedirect({
  sport,
  query: { sport: chosen, page: _, ...rest },
}: SportPageRequest): PageOutcome | null {
  if (chosen === undefined || chosen === sport.id || !dailyGamesSportIds.includes(chosen)) return null;
  return redirectTo(buildHref(Route.sportScores, { sportId: chosen, query: rest }));
}

/** An unlisted sport is offered after the others. */
export function toView({ subject, optional, dependent }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport } = request;
  const offered = [...new Set([...dailyGamesSportIds, sport.id])];
  const read = joinGames(
    optional.games && joinFacts(optional.games, dependent, request.environment),
    dependent.schools,
  );
  return {
    bar: toSportBarView(sport, subject.facts?.value ?? null),
    heading: buildSportHeading(sport),
    scores: toDailyGamesView(read, readDayCounts(dependent), request, {
      path: buildHref(Route.sportScores, { sportId: sport.id }),
      gamesPerPage,
      sport: sport.id,
      sportIsInPath: true,
      sportOptions: offered.map((sportId) => ({ value: sportId, text: getSportTitle(sportId) })),
    }),
    links: [{ to: buildHref(Route.scores), text: 'Search all scores' }, ...buildWeeklyScoresLinks([sport])],
  };
}

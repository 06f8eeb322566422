import { chooseShownWeek, buildFootballScoresSources } from '~/blocks/football-scores/shown-week';
import { type FootballScoresValues, toFootballScoresView } from '~/blocks/football-scores/view';
import { buildRegularSeasonHeading, buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildHref, Route } from '~/href';
import type { SportPageRequest } from '~/page/page-sources';

/** The page of the playoffs has the regular season's weeks, too; the other page has no week of the playoffs. */
function isOfPlayoffs({ route }: Pick<SportPageRequest, 'route'>): boolean {
  return route.id === 'fb-playoff-scores';
}

export function sources(request: SportPageRequest) {
  return buildFootballScoresSources(chooseShownWeek(request, { withPlayoffs: isOfPlayoffs(request) }));
}

export function toView(values: FootballScoresValues, request: SportPageRequest) {
  const { sport } = request;
  const withPlayoffs = isOfPlayoffs(request);
  const playoffs = buildHref(Route.fbPlayoffScores, { sportId: sport.id });
  const regular = buildHref(Route.fbRsScores, { sportId: sport.id });
  const shown = chooseShownWeek(request, { withPlayoffs });
  const part = toFootballScoresView(values, withPlayoffs ? playoffs : regular, shown, request);
  const buildHeading = withPlayoffs ? buildStateSeriesHeading : buildRegularSeasonHeading;
  return {
    ...part,
    heading: buildHeading(sport, part.scores.season),
    subject: `${sport.title} ${part.scores.weekText}`,
    links: [withPlayoffs ? { to: regular, text: 'Regular season scores' } : { to: playoffs, text: 'Playoff scores' }],
  };
}

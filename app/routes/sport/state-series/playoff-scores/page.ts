import { type FootballScoresValues, toFootballScoresPart } from '~/blocks/football-scores/football-scores-part';
import { chooseShownWeek, buildFootballScoresSources } from '~/blocks/football-scores/shown-week';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildHref, Route } from '~/href';
import type { SportPageRequest } from '~/page/page-sources';

export function sources(request: SportPageRequest) {
  return buildFootballScoresSources(chooseShownWeek(request, { withPlayoffs: true }));
}

export function toView(values: FootballScoresValues, request: SportPageRequest) {
  const { sport } = request;
  const path = buildHref(Route.fbPlayoffScores, { sportId: sport.id });
  const shown = chooseShownWeek(request, { withPlayoffs: true });
  const part = toFootballScoresPart(values, { path, shown }, request);
  return {
    ...part,
    heading: buildStateSeriesHeading(sport, part.scores.season),
    subject: `${sport.title} ${part.scores.weekText}`,
    links: [{ to: buildHref(Route.fbRsScores, { sportId: sport.id }), text: 'Regular season scores' }],
  };
}

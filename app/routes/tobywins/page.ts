import { buildFootballScoresSources, chooseShownWeek, type ShownWeek } from '~/blocks/football-scores/shown-week';
import { type FootballScoresValues, toFootballScoresView } from '~/blocks/football-scores/view';
import { sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatWeek } from '~/models/football/weeks';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'clock'>;

/** The page lists this week on any day. */
const listedWeek = 9;

/** The week of the day, with the games on the page's list. */
export function listShownGames({ clock }: Address): ShownWeek {
  return { ...chooseShownWeek({ query: {}, clock }, { withPlayoffs: false }), week: listedWeek };
}

export function sources(request: PageRequest) {
  return buildFootballScoresSources(listShownGames(request));
}

export function buildScoresLinks({ season, usualWeek }: ShownWeek) {
  const sport = sports.find(({ hasRegularSeasonPages }) => hasRegularSeasonPages);
  if (sport === undefined) return [];
  const to = buildHref(Route.fbRsScores, { sportId: sport.id, query: { week: String(usualWeek) } });
  return [{ to, text: `${formatWeek(usualWeek, season)} scores` }];
}

export function toView(values: FootballScoresValues, request: PageRequest) {
  const shown = listShownGames(request);
  return {
    ...toFootballScoresView(values, buildHref(Route.tobywins), shown, request),
    links: buildScoresLinks(shown),
  };
}

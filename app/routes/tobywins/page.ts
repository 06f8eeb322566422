import { buildFootballScoresSources, chooseShownWeek, type ShownWeek } from '~/blocks/football-scores/shown-week';
import { addToHref } from '~/components/ui/href-with';
import { buildSportPath, sports } from '~/config/sports';
import { formatWeek } from '~/models/football/weeks';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'clock'>;

/** The page lists the games of this week, whatever the day. */
const listedWeek = 9;

/** What the page lists, beside the week of the day. */
export function listShownGames({ clock }: Address): ShownWeek {
  return { ...chooseShownWeek({ query: {}, clock }, { withPlayoffs: false }), week: listedWeek };
}

export function sources(request: PageRequest) {
  return buildFootballScoresSources(listShownGames(request));
}

/** The scores of the week of the day, which is one of the regular season. */
export function buildScoresLinks({ season, usualWeek }: ShownWeek) {
  const sport = sports.find(({ hasRegularSeasonPages }) => hasRegularSeasonPages);
  if (sport === undefined) return [];
  const to = addToHref(`${buildSportPath(sport)}/regular-season/scores`, { week: String(usualWeek) });
  return [{ to, text: `${formatWeek(usualWeek, season)} scores` }];
}

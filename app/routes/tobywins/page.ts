import { gamesOfWeek, shownWeek, type ShownWeek } from '~/blocks/football-scores/shown-week';
import { hrefWith } from '~/components/ui/href-with';
import { sportPath, sports } from '~/config/sports';
import { weekLabel } from '~/models/football/weeks';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'clock'>;

/** The page lists the games of this week, whatever the day. */
const listedWeek = 9;

/** What the page lists, beside the week of the day. */
export function listedGames({ clock }: Address): ShownWeek {
  return { ...shownWeek({ query: {}, clock }, { withPlayoffs: false }), week: listedWeek };
}

export function sources(request: PageRequest) {
  return { optional: { games: gamesOfWeek(listedGames(request)) } };
}

/** The scores of the week of the day, which is one of the regular season. */
export function linksToScores({ season, usualWeek }: ShownWeek) {
  const sport = sports.find(({ hasRegularSeasonPages }) => hasRegularSeasonPages);
  if (sport === undefined) return [];
  const to = hrefWith(`${sportPath(sport)}/regular-season/scores`, { week: String(usualWeek) });
  return [{ to, text: `${weekLabel(usualWeek, season)} scores` }];
}

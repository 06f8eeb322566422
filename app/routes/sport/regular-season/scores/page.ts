import { requestGamesOfWeek, chooseShownWeek } from '~/blocks/football-scores/shown-week';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { buildHref, Route } from '~/href';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'params' | 'query' | 'clock' | 'environment'>;

/** The sport and the week that the address names. */
export function requireScores(address: Address) {
  const sport = requireRegularSeasonSport(address.params);
  const path = buildHref(Route.fbRsScores, { sportId: sport.id });
  return { sport, page: { path, shown: chooseShownWeek(address, { withPlayoffs: false }) } };
}

export function sources(request: PageRequest) {
  return { optional: { games: requestGamesOfWeek(requireScores(request).page.shown) } };
}

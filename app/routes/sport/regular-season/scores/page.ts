import { gamesOfWeek, shownWeek } from '~/blocks/football-scores/shown-week';
import { sportOfRegularSeason } from '~/blocks/sport/sport-of-regular-season';
import { sportPath } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'params' | 'query' | 'clock' | 'environment'>;

/** The sport and the week that the address names. */
export function scoresOfAddress(address: Address) {
  const sport = sportOfRegularSeason(address.params);
  const path = `${sportPath(sport)}/regular-season/scores`;
  return { sport, page: { path, shown: shownWeek(address, { withPlayoffs: false }) } };
}

export function sources(request: PageRequest) {
  return { optional: { games: gamesOfWeek(scoresOfAddress(request).page.shown) } };
}

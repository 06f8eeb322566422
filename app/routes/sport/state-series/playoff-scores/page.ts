import { gamesOfWeek, shownWeek } from '~/blocks/football-scores/shown-week';
import { sportOfAddress } from '~/blocks/sport/sport-of-address';
import { sportPath } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'params' | 'query' | 'clock' | 'environment'>;

/**
 * The sport and the week that the address names.
 * @throws Response 404 for a sport without playoffs
 */
export function scoresOfAddress(address: Address) {
  const sport = sportOfAddress(address.params);
  if (!sport.hasPlayoffs) throw new Response(null, { status: 404 });
  const path = `${sportPath(sport)}/state-series/playoff-scores`;
  return { sport, page: { path, shown: shownWeek(address, { withPlayoffs: true }) } };
}

export function sources(request: PageRequest) {
  return { optional: { games: gamesOfWeek(scoresOfAddress(request).page.shown) } };
}

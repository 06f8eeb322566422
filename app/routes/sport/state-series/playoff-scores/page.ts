import { buildFootballScoresSources, chooseShownWeek } from '~/blocks/football-scores/shown-week';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { buildSportPath } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'params' | 'query' | 'clock' | 'environment'>;

/**
 * The sport and the week that the address names.
 * @throws Response 404 for a sport without playoffs
 */
export function requireScores(address: Address) {
  const sport = requireSport(address.params);
  if (!sport.hasPlayoffs) throw new Response(null, { status: 404 });
  const path = `${buildSportPath(sport)}/state-series/playoff-scores`;
  return { sport, page: { path, shown: chooseShownWeek(address, { withPlayoffs: true }) } };
}

export function sources(request: PageRequest) {
  return buildFootballScoresSources(requireScores(request).page.shown);
}

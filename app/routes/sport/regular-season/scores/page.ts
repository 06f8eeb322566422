import { buildFootballScoresSources, chooseShownWeek } from '~/blocks/football-scores/shown-week';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { buildSportPath } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';

type Address = Pick<PageRequest, 'params' | 'query' | 'clock' | 'environment'>;

/** The sport and the week that the address names. */
export function requireScores(address: Address) {
  const sport = requireRegularSeasonSport(address.params);
  const path = `${buildSportPath(sport)}/regular-season/scores`;
  return { sport, page: { path, shown: chooseShownWeek(address, { withPlayoffs: false }) } };
}

export function sources(request: PageRequest) {
  return buildFootballScoresSources(requireScores(request).page.shown);
}

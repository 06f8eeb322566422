import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import type { PageRequest } from '~/page/page-sources';
import { weeklySchedules } from '~/upstream/football-lists';

/** The games of the whole season, of which the page shows a week. Without them it stands, with words. */
export function sources({ params }: PageRequest) {
  requireRegularSeasonSport(params);
  return { optional: { games: weeklySchedules.with({}) } };
}

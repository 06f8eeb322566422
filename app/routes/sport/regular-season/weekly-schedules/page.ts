import type { PageRequest } from '~/routes/page-sources';
import { weeklySchedules } from '~/upstream/football-lists';
import { sportOfRegularSeason } from '../sport-of-regular-season';

/** The games of the whole season, of which the page shows a week. Without them it stands, with words. */
export function sources({ params }: PageRequest) {
  sportOfRegularSeason(params);
  return { optional: { games: weeklySchedules.with({}) } };
}

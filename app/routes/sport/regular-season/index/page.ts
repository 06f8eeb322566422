import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import type { PageRequest } from '~/page/page-sources';

/** The menu around the page is all there is to show: it reads nothing. */
export function sources({ params }: PageRequest) {
  requireRegularSeasonSport(params);
  return {};
}

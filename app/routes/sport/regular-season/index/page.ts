import type { PageRequest } from '~/routes/page-sources';
import { sportOfRegularSeason } from '../sport-of-regular-season';

/** The menu around the page is all there is to show: it reads nothing. */
export function sources({ params }: PageRequest) {
  sportOfRegularSeason(params);
  return {};
}

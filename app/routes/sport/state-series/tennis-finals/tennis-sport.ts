import type { Sport } from '~/config/sports';
import { sportOfAddress } from '~/routes/sport/sport-of-address';

/**
 * The tennis sport that a page's address names.
 * @throws Response 404 for any other sport: the finals of others have no such page
 */
export function tennisSportOfAddress(params: Readonly<Record<string, string | undefined>>): Sport {
  const sport = sportOfAddress(params);
  if (sport.finals !== 'tennis') throw new Response(null, { status: 404 });
  return sport;
}

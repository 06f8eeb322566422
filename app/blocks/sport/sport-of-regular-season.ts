import type { Sport } from '~/config/sports';
import { requireSport } from './sport-of-address';

/**
 * The sport of a page of the regular season. Such pages are of football alone; the daily games and the statistics of other
 * sports have addresses of their own.
 * @throws Response 404 for an unknown sport, and for one without such pages: upstream is not asked
 */
export function requireRegularSeasonSport(params: Readonly<Record<string, string | undefined>>): Sport {
  const sport = requireSport(params);
  if (!sport.hasRegularSeasonPages) throw new Response(null, { status: 404 });
  return sport;
}

import type { Sport } from '~/config/sports';
import { requireSport } from '../sport/sport-of-address';

/**
 * The sport of a page of prep statistics.
 * @throws Response 404 for an unknown sport, and for one that the provider does not cover: upstream is not asked
 */
export function requireStatisticsSport(params: Readonly<Record<string, string | undefined>>): Sport {
  const sport = requireSport(params);
  if (!sport.hasStatistics) throw new Response(null, { status: 404 });
  return sport;
}

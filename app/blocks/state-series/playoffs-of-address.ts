import type { Sport } from '~/config/sports';
import { requireSport } from '../sport/sport-of-address';

/** The classes of the playoffs, smallest schools first. */
export const playoffClasses = ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'] as const;
export type PlayoffClassId = (typeof playoffClasses)[number];

/**
 * The sport whose playoffs an address names.
 * @throws Response 404 for a sport without playoffs: upstream is not asked about it
 */
export function requirePlayoffs(params: Readonly<Record<string, string | undefined>>): Sport {
  const sport = requireSport(params);
  if (!sport.hasPlayoffs) throw new Response(null, { status: 404 });
  return sport;
}

/** The class that an address names, in any case; 1A for none and for one that there is not. */
export function requirePlayoffClass(given: string | undefined): PlayoffClassId {
  return playoffClasses.find((name) => name === given?.toUpperCase()) ?? playoffClasses[0];
}

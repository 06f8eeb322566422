import { sportNotFound } from '~/components/shell/failure';
import { findSport, type Sport } from '~/config/sports';

/**
 * The sport that a page's address names.
 * @throws Response 404 for an id that the association does not list: upstream is not asked about it
 */
export function requireSport(params: Readonly<Record<string, string | undefined>>): Sport {
  const sport = findSport(params.sportId ?? '');
  if (sport === undefined) throw new Response(sportNotFound, { status: 404 });
  return sport;
}

/**
 * The sport of a page that only a sport with playoffs has.
 * @throws Response 404 for any other sport
 */
export function requirePlayoffSport(params: Readonly<Record<string, string | undefined>>): Sport {
  const sport = requireSport(params);
  if (!sport.hasPlayoffs) throw new Response(null, { status: 404 });
  return sport;
}

import { findSportFamily, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { type FailureWords, missingSport } from '~/models/failures/failure';

/**
 * Texts of the 404 page for a sport that the association does not have, with links to the boys' and girls' sports of its name: Boys Wrestling
 * and Girls Wrestling for `wrestling`. `null` without such a sport.
 */
export function describeUnknownSport(sportId: string): FailureWords | null {
  const family = findSportFamily(sportId.replace(/^(?:boys|girls)-/, ''));
  if (family === undefined) return null;
  const links = sports
    .filter(({ sharedId }) => sharedId === family.sharedId)
    .map(({ id, title }) => ({ to: buildHref(Route.sportLanding, { sportId: id }), text: title }));
  const text = `The association has no sport at this address. It has ${links.map((link) => link.text).join(' and ')}.`;
  return { ...missingSport, text, links };
}

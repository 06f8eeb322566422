import { crossCountryFinalsOf } from '~/config/season-facts';
import type { PageRequest } from '~/routes/page-sources';
import { crossCountryEntries } from '~/upstream/cross-country';
import { classOfAddress } from './class-of-address';

/** Boxes and qualifiers of the class. Without them the page stands, with words. */
export function crossCountrySources({ params, environment }: PageRequest) {
  const facts = crossCountryFinalsOf(environment.SEASON, params.sportId ?? '');
  const tournamentId = facts === null ? undefined : classOfAddress(facts, params.class)?.tournamentId;
  return { critical: {}, optional: { entries: crossCountryEntries.with({ tournamentId: tournamentId ?? '' }) } };
}

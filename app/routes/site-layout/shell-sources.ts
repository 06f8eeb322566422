import { frontSponsors, shopEntries } from '~/upstream/sponsors';

/** Sources of the site layout. All optional: a page never fails for its sponsors. */
export function sources() {
  return {
    optional: { sponsors: frontSponsors.with({}), shop: shopEntries.with({}) },
    mayBeAbsent: ['sponsors', 'shop'],
  };
}

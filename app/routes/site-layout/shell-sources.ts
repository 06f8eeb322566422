import { frontSponsors, shopEntries } from '~/upstream/sponsors';

/** What the site layout shows around every page. All optional: a page never fails for its sponsors. */
export function sources() {
  return {
    optional: { sponsors: frontSponsors.with({}), shop: shopEntries.with({}) },
    mayBeAbsent: ['sponsors', 'shop'],
  };
}

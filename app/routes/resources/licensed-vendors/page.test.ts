import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { LicensedVendor, VendorCategory } from '~/upstream/licensed-vendors';
import { toVendorGroups, vendorRules } from './page';

const buildVendor = (
  company: string,
  category: VendorCategory,
  more: Partial<LicensedVendor> = {},
): LicensedVendor => ({
  id: '7',
  category,
  company,
  logoUrl: null,
  address: null,
  cityLine: null,
  contacts: [],
  website: null,
  ...more,
});

const contacts = [
  { name: 'Ann Ash', phone: '(309) 555-0142', email: 'ann@oak.example' },
  { name: 'Bo Elm', phone: null, email: null },
];
const website = { text: 'oak.example', url: 'https://oak.example/' };
const groups = toVendorGroups([
  buildVendor('Stickers', 'Other Vendors'),
  buildVendor('Oak Rings', 'Championship Rings', { address: 'PO Box 7', cityLine: 'Oak, PS 50123', contacts, website }),
  buildVendor('Élan Shirts', 'School Merchandise'),
  buildVendor('Ash Shirts', 'School Merchandise', { logoUrl: 'https://cdn.example/ash.svg' }),
]);

it('lists the vendors by category and name, without empty categories', () => {
  expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
    ['School Merchandise', ['Ash Shirts', 'Élan Shirts']],
    ['Championship Rings', ['Oak Rings']],
    ['Other Vendors', ['Stickers']],
  ]);
  expect(toVendorGroups([])).toEqual([]);
});

it('shows the logo, address, both contacts and website of a vendor', () => {
  expect(groups[0]?.rows.map(({ logoUrl }) => logoUrl)).toEqual(['https://cdn.example/ash.svg', null]);
  expect(groups[1]?.rows[0]).toMatchObject({ lines: ['PO Box 7', 'Oak, PS 50123'], contacts, website });
});

it.each([
  ['', '4 vendors'],
  ['elan', '1 of 4 vendors'],
  ['merchandise', '2 of 4 vendors'],
  ['zzz', '0 of 4 vendors'],
])('the search %j shows %s', (q, countText) => {
  const view = toListView(groups, vendorRules, readListQuery(new URLSearchParams({ q }), vendorRules), '/');
  expect(view.countText).toBe(countText);
});

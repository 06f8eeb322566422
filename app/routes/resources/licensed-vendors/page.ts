import type { ContactView } from '~/blocks/list/contact-cards';
import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { compareText } from '~/models/text/text-order';
import { type LicensedVendor, licensedVendors, vendorCategories } from '~/upstream/licensed-vendors';

export const sources = () => ({ optional: { vendors: licensedVendors.with({}) } });

export const vendorRules = defineList<ContactView>({
  nouns: ['vendor', 'vendors'],
  searchLabel: 'Vendor or category',
  intro:
    'These vendors hold a license of the association to sell merchandise with its names and marks. ' +
    'A license binds a vendor to the association’s rules of conduct for vendors. ' +
    'Report a vendor who does not follow them to the association’s office.',
  getNames: ({ name }) => [name],
  areTitlesSearched: true,
});

export function toVendorGroups(vendors: readonly LicensedVendor[]): ListGroup<ContactView>[] {
  const sorted = [...vendors].sort((a, b) => compareText(a.company, b.company));
  return vendorCategories
    .map((title) => ({
      key: title,
      title,
      rows: sorted.filter(({ category }) => category === title).map(toVendorRow),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function toVendorRow(vendor: LicensedVendor, index: number): ContactView {
  const { id, company, logoUrl, address, cityLine, contacts, website } = vendor;
  return {
    key: `${id} ${index}`,
    name: company,
    logoUrl,
    lines: [address ?? '', cityLine ?? ''].filter(Boolean),
    contacts: contacts.map((contact) => ({ ...contact, fax: null })),
    website,
  };
}

import type { WireContext } from '~/cache/source/define-source';
import { emailAddress, website, cityFields, joinCityLine } from './fields/contact';
import { type RowOf, httpUrl, rowKey, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/misc/licensed-vendors: companies licensed to sell merchandise with the association's marks.

/** Kinds of licenses, in page order. */
export const vendorCategories = [
  'School Merchandise',
  'School Publications',
  'Officials Merchandise',
  'Championship Rings',
  'Other Vendors',
] as const;

export type VendorCategory = (typeof vendorCategories)[number];

const categoriesByKey: ReadonlyMap<string, VendorCategory> = new Map([
  ['schoolmerch', 'School Merchandise'],
  ['schoolpub', 'School Publications'],
  ['offmerch', 'Officials Merchandise'],
  ['rings', 'Championship Rings'],
]);

function buildVendor(context: WireContext) {
  return wireObject({
    id: rowKey(),
    category: text().transform((key) => categoriesByKey.get(key.toLowerCase()) ?? 'Other Vendors'),
    company: text({ required: 'is missing' }),
    logoUrl: [httpUrl(context), 'companyLogo'],
    address: optionalText(),
    cityLine: cityFields(),
    contact: { name: [optionalText(), 'contact'], phone: optionalText(), email: emailAddress() },
    contact2: {
      name: [optionalText(), 'contact2'],
      phone: [optionalText(), 'phone2'],
      email: [emailAddress(), 'email2'],
    },
    website: [website(), 'URL'],
  }).transform(({ contact, contact2, ...company }) => ({
    ...company,
    cityLine: joinCityLine(company.cityLine),
    /** Two at most; at least one of the three facts of each is known. */
    contacts: [contact, contact2].filter((person) => Object.values(person).some((value) => value !== null)),
  }));
}

export type LicensedVendor = RowOf<typeof buildVendor>;

export const licensedVendors = defineGroup('licensed-vendors', 'directory')(
  'all',
  '/v1/misc/licensed-vendors',
  readRows(buildVendor),
);

import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import { cityFields, joinCityLine } from './fields/city-line';
import { emailAddress, website } from './fields/contact';
import { type RowOf, defineRows, httpUrl, identifier, optionalText, text, wireObject } from './wire';

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

function vendorCategory(): z.ZodType<VendorCategory> {
  return text().transform((key) => categoriesByKey.get(key.toLowerCase()) ?? 'Other Vendors');
}

function buildVendor(context: WireContext) {
  return wireObject({
    id: identifier(),
    category: vendorCategory(),
    company: text({ required: 'is missing' }),
    logoUrl: [httpUrl(context), 'companyLogo'],
    address: optionalText(),
    ...cityFields(),
    contact: optionalText(),
    phone: optionalText(),
    email: emailAddress(),
    contact2: optionalText(),
    phone2: optionalText(),
    email2: emailAddress(),
    website: [website(), 'URL'],
  }).transform(({ city, state, zip, contact, phone, email, contact2, phone2, email2, ...company }) => ({
    ...company,
    cityLine: joinCityLine({ city, state, zip }),
    /** Two at most; at least one of the three facts of each is known. */
    contacts: [
      { name: contact, phone, email },
      { name: contact2, phone: phone2, email: email2 },
    ].filter((person) => Object.values(person).some((value) => value !== null)),
  }));
}

export type LicensedVendor = RowOf<typeof buildVendor>;

export const licensedVendors = defineRows(
  'licensed-vendors.all',
  '/v1/misc/licensed-vendors',
  'directory',
  buildVendor,
);

import { drawWordmark } from '../../art/wordmarks';
import { answerFailure, answerSvg, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { inventPersonName } from '../../words/person-name';
import { slugify } from '../../words/slug';
import { vendors, type Vendor } from '../../words/vendors';
import { formatEmail, inventPhoneNumber, inventStreetAddress } from '../../world/school-contacts';

/** `GET /v1/misc/licensed-vendors`: `category` is the kind of license. */
export function answerLicensedVendors(context: Context): Answer {
  const roll = createDiceFor(context, 'vendors');
  return answerLoosely(
    context,
    withBadRows(
      roll,
      roll.shuffle(vendors).map((vendor) => buildVendorRow(context, vendor)),
    ),
  );
}

/** `GET /media/vendors/{file}` */
export function answerVendorMark(context: Context): Answer {
  const vendor = vendors.find(({ name, hasMark }) => hasMark && `${slugify(name)}.svg` === readParam(context, 'file'));
  if (vendor === undefined) return answerFailure(404, 'File not found');
  return answerSvg(drawWordmark({ ...vendor, slug: slugify(vendor.name), line: 'Licensed vendor' }));
}

function buildVendorRow(context: Context, vendor: Vendor): Row {
  const roll = createDiceFor(context, 'vendor', vendor.name);
  const slug = slugify(vendor.name);
  const domain = `${slug.slice(0, 30).replace(/-$/, '')}.example`;
  const { town } = roll.pick(context.world.schools);
  const [contact, second] = [inventPersonName(roll), inventPersonName(roll)];
  const hasSecond = roll.drawChance(0.4);
  const row: Row = {
    ID: 300 + vendors.indexOf(vendor) * 7,
    category: vendor.key,
    Company: vendor.name,
    companyLogo: vendor.hasMark ? `${context.origin}/media/vendors/${slug}.svg` : roll.pick(['', null]),
    Address: roll.drawChance(0.15) ? `P.O. Box ${roll.drawBetween(10, 990)}` : inventStreetAddress(roll),
    City: town.name,
    State: 'PS',
    Zip: town.zip,
    Contact: contact,
    Phone: inventPhoneNumber(roll),
    Email: formatEmail(contact, domain),
    Contact2: hasSecond ? second : roll.pick(['', null]),
    Phone2: hasSecond ? inventPhoneNumber(roll) : null,
    Email2: hasSecond ? formatEmail(second, domain) : '',
    URL: roll.drawChance(0.1) ? null : roll.drawChance(0.5) ? `www.${domain}` : `https://www.${domain}`,
  };
  return withRowQuirks(roll, row, {
    numbers: ['ID', 'Zip'],
    texts: ['Company', 'Address', 'Contact'],
    optional: ['Address', 'Phone', 'Email'],
    spellings: { category: ['Category'], companyLogo: ['CompanyLogo'], URL: ['url'] },
  });
}

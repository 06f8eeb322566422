import { wordmark } from '../../art/wordmarks';
import { failure, svg, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { personName } from '../../words/person-name';
import { slugify } from '../../words/slug';
import { vendors, type Vendor } from '../../words/vendors';
import { emailAt, phoneNumber, streetAddress } from '../../world/school-contacts';

/** `GET /v1/misc/licensed-vendors`: `category` is the kind of license. */
export function licensedVendors(context: Context): Answer {
  const roll = rollFor(context, 'vendors');
  return looseAnswer(
    context,
    withBadRows(
      roll,
      roll.shuffled(vendors).map((vendor) => vendorRow(context, vendor)),
    ),
  );
}

/** `GET /media/vendors/{file}` */
export function vendorMark(context: Context): Answer {
  const vendor = vendors.find(({ name, hasMark }) => hasMark && `${slugify(name)}.svg` === param(context, 'file'));
  if (vendor === undefined) return failure(404, 'File not found');
  return svg(wordmark({ ...vendor, slug: slugify(vendor.name), line: 'Licensed vendor' }));
}

function vendorRow(context: Context, vendor: Vendor): Row {
  const roll = rollFor(context, 'vendor', vendor.name);
  const slug = slugify(vendor.name);
  const domain = `${slug.slice(0, 30).replace(/-$/, '')}.example`;
  const { town } = roll.pick(context.world.schools);
  const [contact, second] = [personName(roll), personName(roll)];
  const hasSecond = roll.chance(0.4);
  const row: Row = {
    ID: 300 + vendors.indexOf(vendor) * 7,
    category: vendor.key,
    Company: vendor.name,
    companyLogo: vendor.hasMark ? `${context.origin}/media/vendors/${slug}.svg` : roll.pick(['', null]),
    Address: roll.chance(0.15) ? `P.O. Box ${roll.between(10, 990)}` : streetAddress(roll),
    City: town.name,
    State: 'PS',
    Zip: town.zip,
    Contact: contact,
    Phone: phoneNumber(roll),
    Email: emailAt(contact, domain),
    Contact2: hasSecond ? second : roll.pick(['', null]),
    Phone2: hasSecond ? phoneNumber(roll) : null,
    Email2: hasSecond ? emailAt(second, domain) : '',
    URL: roll.chance(0.1) ? null : roll.chance(0.5) ? `www.${domain}` : `https://www.${domain}`,
  };
  return withRowQuirks(roll, row, {
    numbers: ['ID', 'Zip'],
    texts: ['Company', 'Address', 'Contact'],
    optional: ['Address', 'Phone', 'Email'],
    spellings: { category: ['Category'], companyLogo: ['CompanyLogo'], URL: ['url'] },
  });
}

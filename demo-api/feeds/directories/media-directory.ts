import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { slugify } from '../../words/slug';
import { mediaOutlets, type Outlet } from '../../world/media-outlets';
import { memoize } from '../../world/memoize';
import { phoneNumber, streetAddress } from '../../world/school-contacts';

/** `GET /v1/misc/news-media-directory` */
export function mediaDirectory(context: Context): Answer {
  const rows = memoize(context.world, 'media directory', () =>
    withBadRows(
      rollFor(context, 'media-directory'),
      mediaOutlets(context.world).map((outlet, index) => outletRow(context, outlet, index)),
    ),
  );
  return looseAnswer(context, rows);
}

function outletRow(context: Context, { name, suffix, city, state, zip }: Outlet, index: number): Row {
  const roll = rollFor(context, 'media-outlet', name, city);
  const domain = `${slugify(name).slice(0, 32).replace(/-$/, '')}.example`;
  const row: Row = {
    MediaID: 1000 + index * 3,
    MediaName: name,
    TypeSuffix: suffix,
    Address: roll.chance(0.3) ? `PO Box ${roll.between(1, 980)}` : streetAddress(roll),
    City: city,
    State: state,
    Zip: zip,
    Phone: phoneNumber(roll),
    Fax: roll.chance(0.55) ? roll.pick(['', null]) : phoneNumber(roll),
    Email: roll.chance(0.1) ? '' : `sports@${domain}`,
    URL: roll.chance(0.2) ? roll.pick(['', null]) : roll.chance(0.4) ? `www.${domain}` : `http://${domain}`,
  };
  return withRowQuirks(roll, row, {
    numbers: ['MediaID', 'Zip'],
    texts: ['MediaName', 'City', 'Address'],
    optional: ['Address', 'Fax', 'Email'],
    spellings: { MediaName: ['mediaName'], URL: ['Url'] },
  });
}

import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { slugify } from '../../words/slug';
import { listMediaOutlets, type Outlet } from '../../world/media-outlets';
import { memoize } from '../../world/memoize';
import { inventPhoneNumber, inventStreetAddress } from '../../world/school-contacts';

/** `GET /v1/misc/news-media-directory` */
export function answerMediaDirectory(context: Context): Answer {
  const rows = memoize(context.world, 'media directory', () =>
    withBadRows(
      createDiceFor(context, 'media-directory'),
      listMediaOutlets(context.world).map((outlet, index) => buildOutletRow(context, outlet, index)),
    ),
  );
  return answerLoosely(context, rows);
}

function buildOutletRow(context: Context, { name, suffix, city, state, zip }: Outlet, index: number): Row {
  const roll = createDiceFor(context, 'media-outlet', name, city);
  const domain = `${slugify(name).slice(0, 32).replace(/-$/, '')}.example`;
  const row: Row = {
    MediaID: 1000 + index * 3,
    MediaName: name,
    TypeSuffix: suffix,
    Address: roll.drawChance(0.3) ? `PO Box ${roll.drawBetween(1, 980)}` : inventStreetAddress(roll),
    City: city,
    State: state,
    Zip: zip,
    Phone: inventPhoneNumber(roll),
    Fax: roll.drawChance(0.55) ? roll.pick(['', null]) : inventPhoneNumber(roll),
    Email: roll.drawChance(0.1) ? '' : `sports@${domain}`,
    URL: roll.drawChance(0.2) ? roll.pick(['', null]) : roll.drawChance(0.4) ? `www.${domain}` : `http://${domain}`,
  };
  return withRowQuirks(roll, row, {
    numbers: ['MediaID', 'Zip'],
    texts: ['MediaName', 'City', 'Address'],
    optional: ['Address', 'Fax', 'Email'],
    spellings: { MediaName: ['mediaName'], URL: ['Url'] },
  });
}

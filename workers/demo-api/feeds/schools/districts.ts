import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { roughen, withBadRows, type Row } from '../../quirks/rough';
import { looseAnswer } from '../../quirks/wrapper';
import { districtOf } from '../../world/districts';
import { remember } from '../../world/remember';
import type { School } from '../../world/schools';

/** `GET /v1/schools/schools-by-district`: every school with its board division (1 to 7) and district (1 to 21). */
export function schoolsByDistrict(context: Context): Answer {
  const rows = remember(context.world, `schools by district ${context.product}`, () =>
    withBadRows(
      rollFor(context, 'schools-by-district'),
      [...context.world.schools]
        .sort((left, right) => left.division - right.division || left.index - right.index)
        .map((school) => districtRow(context, school)),
    ),
  );
  return looseAnswer(context, rows);
}

function districtRow(context: Context, school: School): Row {
  const roll = rollFor(context, 'district-row', school.id);
  const row: Row = {
    SchoolID: school.id,
    [`Name${context.product}`]: school.name,
    Division: school.division,
    District: districtOf(context.world, school),
    County: school.town.county,
  };
  return roughen(roll, row, {
    numbers: ['Division', 'District'],
    texts: [`Name${context.product}`, 'County'],
    optional: ['County'],
    spellings: { County: ['county'] },
  });
}

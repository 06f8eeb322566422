import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getDistrict } from '../../world/districts';
import { memoize } from '../../world/memoize';
import type { School } from '../../world/schools';

/** `GET /v1/schools/schools-by-district`: divisions 1 to 7, districts 1 to 21. */
export function answerSchoolsByDistrict(context: Context): Answer {
  const rows = memoize(context.world, `schools by district ${context.product}`, () =>
    withBadRows(
      createDiceFor(context, 'schools-by-district'),
      [...context.world.schools]
        .sort((left, right) => left.division - right.division || left.index - right.index)
        .map((school) => buildDistrictRow(context, school)),
    ),
  );
  return answerLoosely(context, rows);
}

function buildDistrictRow(context: Context, school: School): Row {
  const roll = createDiceFor(context, 'district-row', school.id);
  const row: Row = {
    SchoolID: school.id,
    [`Name${context.product}`]: school.name,
    Division: school.division,
    District: getDistrict(context.world, school),
    County: school.town.county,
  };
  return withRowQuirks(roll, row, {
    numbers: ['Division', 'District'],
    texts: [`Name${context.product}`, 'County'],
    optional: ['County'],
    spellings: { County: ['county'] },
  });
}

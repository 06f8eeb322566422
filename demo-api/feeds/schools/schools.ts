import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { memoize } from '../../world/memoize';
import type { School, SchoolType } from '../../world/schools';
import { buildLogoUrl } from '../games/school-links';

/** `GET /v1/schools`: unsorted. */
export function answerSchools(context: Context): Answer {
  const rows = memoize(context.world, `directory ${context.origin} ${context.product}`, () => {
    const roll = createDiceFor(context, 'directory');
    const inNoOrder = roll.shuffle(context.world.schools);
    return withBadRows(
      roll,
      inNoOrder.map((school) => buildDirectoryRow(context, school)),
    );
  });
  return answerData(rows);
}

function buildDirectoryRow(context: Context, school: School): Row {
  const roll = createDiceFor(context, 'directory-row', school.id);
  const row: Row = {
    SchoolID: school.id,
    nameFormal: school.formalName,
    [`Name${context.product}`]: school.name,
    DirectorySort: buildSortName(school),
    type: formatTypeSpelling(roll, school.type),
    hasBoundary: roll.pick(boundarySpellings)[school.hasBoundary ? 0 : 1],
    schoolLogo: buildLogoUrl(context, school),
    city: school.town.name,
    nickname: roll.drawChance(0.05) ? '' : school.boysNickname,
    ...buildDecoys(context, school),
  };
  return withRowQuirks(roll, row, {
    texts: ['nameFormal', 'city', 'nickname'],
    optional: ['DirectorySort', 'schoolLogo', 'nickname'],
    spellings: { nameFormal: ['NameFormal'], city: ['City'], schoolLogo: ['SchoolLogo'] },
  });
}

/** The real directory is 451 KB, half of it fields that the endpoint table does not list. */
function buildDecoys(context: Context, school: School): Row {
  const roll = createDiceFor(context, 'directory-decoys', school.id);
  const drawDigits = () => String(roll.drawBelow(1e9)).padStart(9, '0');
  return {
    _rev: `${roll.drawBelow(90)}-${drawDigits()}${drawDigits()}${drawDigits()}`,
    LegacyID: roll.drawBelow(99_999),
    lastModifiedBy: `directory-import-${drawDigits()}`,
    x_debug: `node=${drawDigits()}; trace=${drawDigits()}-${drawDigits()}-${drawDigits()}; parent=${drawDigits()}-${drawDigits()}; cache=miss; region=central; tier=origin; shard=${roll.drawBelow(64)}; took=${roll.drawBelow(900)} ms`,
  };
}

/** `St.` sorts as `Saint`; articles are dropped. */
function buildSortName({ name }: School): string {
  return name.replace(/^St\. /, 'Saint ').replace(/^Mt\. /, 'Mount ');
}

function formatTypeSpelling(roll: Dice, type: SchoolType): string {
  return roll.drawChance(0.07) ? roll.pick([type.toLowerCase(), type.toUpperCase(), `${type} `]) : type;
}

const boundarySpellings: readonly (readonly [yes: unknown, no: unknown])[] = [
  [true, false],
  [true, false],
  [true, false],
  ['Y', 'N'],
  ['Y', 'N'],
  ['Yes', 'No'],
  ['true', 'false'],
  [1, 0],
];

import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { loosenNumber, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { memoize } from '../../world/memoize';
import { getContacts } from '../../world/school-contacts';
import type { School, SchoolType } from '../../world/schools';
import { buildLogoUrl } from '../games/school-links';

/** `GET /v1/schools`: unsorted. */
export function answerSchools(context: Context): Answer {
  const rows = memoize(context.world, `directory ${context.origin} ${context.product}`, () => {
    const roll = rollFor(context, 'directory');
    const inNoOrder = roll.shuffled(context.world.schools);
    return withBadRows(
      roll,
      inNoOrder.map((school) => buildDirectoryRow(context, school)),
    );
  });
  return answerData(rows);
}

function buildDirectoryRow(context: Context, school: School): Row {
  const roll = rollFor(context, 'directory-row', school.id);
  const { phone, domain } = getContacts(context.world, school);
  const isPlaced = !roll.chance(0.04);
  const row: Row = {
    SchoolID: school.id,
    nameFormal: school.formalName,
    [`Name${context.product}`]: school.name,
    nameShort: school.shortName,
    DirectorySort: sortName(school),
    type: formatTypeSpelling(roll, school.type),
    hasBoundary: roll.pick(boundarySpellings)[school.hasBoundary ? 0 : 1],
    schoolLogo: buildLogoUrl(context, school),
    city: school.town.name,
    county: school.town.county,
    zip: school.town.zip,
    nickname: roll.chance(0.05) ? '' : school.boysNickname,
    colors: `${school.plate.name} & ${school.trim.name}`,
    gender: school.gender,
    latitude: isPlaced ? loosenNumber(roll, school.town.latitude) : null,
    longitude: isPlaced ? loosenNumber(roll, school.town.longitude) : null,
    isCPS: school.town.kind === 'metropolis' ? 'true' : 'false',
    phone,
    website: roll.chance(0.3) ? `www.${domain}` : `https://www.${domain}`,
  };
  return withRowQuirks(roll, row, {
    texts: ['nameFormal', 'city', 'nickname'],
    optional: ['DirectorySort', 'schoolLogo', 'nickname', 'colors'],
    spellings: { nameFormal: ['NameFormal'], city: ['City'], schoolLogo: ['SchoolLogo'] },
  });
}

/** `St.` sorts as `Saint`; articles are dropped. */
function sortName({ name }: School): string {
  return name.replace(/^St\. /, 'Saint ').replace(/^Mt\. /, 'Mount ');
}

function formatTypeSpelling(roll: Dice, type: SchoolType): string {
  return roll.chance(0.07) ? roll.pick([type.toLowerCase(), type.toUpperCase(), `${type} `]) : type;
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

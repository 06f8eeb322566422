import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { officialGroups, regionsOfState } from '../../words/officials';
import { inventPersonName } from '../../words/person-name';
import { formatEmail } from '../../world/school-contacts';
import { sports } from '../../world/sports';
import { metropolis } from '../../world/towns';

const associationCount = 64;
const whistled = sports.filter(({ group }) => group === 'Fall' || group === 'Winter' || group === 'Spring');

/** `GET /v1/officials/official-associations`: the sports are one text. */
export function answerOfficialAssociations(context: Context): Answer {
  const roll = createDiceFor(context, 'official-associations');
  const towns = roll.shuffle([...new Set(context.world.schools.map(({ town }) => town.name))]);
  const places = [metropolis, ...regionsOfState, ...towns.filter((name) => name !== metropolis)];
  const rows = places
    .slice(0, associationCount)
    .map((place, index) => buildAssociationRow(context, place, towns[index] ?? metropolis));
  return answerLoosely(context, withBadRows(roll, rows));
}

function buildAssociationRow(context: Context, place: string, town: string): Row {
  const roll = createDiceFor(context, 'official-association', place);
  const name = `${place} ${roll.pick(officialGroups)}`;
  const abbreviation = name.replace(/[^\p{Lu}]/gu, '');
  const domain = `${abbreviation.toLowerCase()}-officials.example`;
  const contact = inventPersonName(roll);
  const worked = roll.shuffle(whistled).slice(0, roll.pick([1, 2, 2, 3, 4, 6, 9]));
  const row: Row = {
    name,
    abbreviation,
    location: regionsOfState.includes(place) ? `${town} area` : place,
    contact,
    email: roll.drawChance(0.12) ? roll.pick(['', null]) : formatEmail(contact, domain),
    sports: worked.map(({ title }) => title).join(roll.pick([', ', ', ', '; ', ' / '])),
    URL: roll.drawChance(0.35) ? roll.pick(['', null]) : roll.drawChance(0.4) ? domain : `https://${domain}`,
  };
  return withRowQuirks(roll, row, {
    texts: ['name', 'location', 'contact', 'sports'],
    optional: ['abbreviation', 'email', 'URL'],
    spellings: { URL: ['url', 'Url'], sports: ['Sports'], name: ['Name'] },
  });
}

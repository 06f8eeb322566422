import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import {
  findAssistant,
  listLeadership,
  formatOfficeEmail,
  listSupportStaff,
  type OfficePerson,
} from '../../world/office';
import { getFamily } from '../../world/sport-families';
import { buildPersonRow } from './person-row';

/** `GET /v1/people/leadership` */
export function answerLeadership(context: Context): Answer {
  return answerPeople(context, listLeadership(context.world));
}

/** `GET /v1/people/support` */
export function answerSupport(context: Context): Answer {
  return answerPeople(context, listSupportStaff(context.world));
}

function answerPeople(context: Context, people: readonly OfficePerson[]): Answer {
  const rows = people.map((person) => buildOfficeRow(context, person));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'office', rows.length), rows));
}

function buildOfficeRow(context: Context, person: OfficePerson): Row {
  const { world, product } = context;
  const { desk, id, firstName, lastName } = person;
  const assistant = findAssistant(world, person);
  return buildPersonRow(context, createDiceFor(context, 'office-row', id), {
    id,
    name: `${firstName} ${lastName}`,
    title: desk.title,
    emailAddress: formatOfficeEmail(person, product),
    responsibilities: desk.responsibilities,
    ...(desk.sports === undefined ? {} : { sports: formatSports(desk.sports) }),
    ...(assistant === null
      ? {}
      : {
          assistantName: `${assistant.firstName} ${assistant.lastName}`,
          assistantTitle: assistant.desk.title,
          assistantEmail: formatOfficeEmail(assistant, product),
        }),
  });
}

/** `Basketball, Cross Country, Track & Field` */
function formatSports(sharedIds: readonly string[]): string {
  return sharedIds.map((id) => getFamily(id)[0]?.name ?? id).join(', ');
}

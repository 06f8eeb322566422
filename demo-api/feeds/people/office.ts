import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { findAssistant, listLeadership, officeEmail, listSupportStaff, type OfficePerson } from '../../world/office';
import { getFamily } from '../../world/sport-families';
import { personRow } from './person-row';

/** `GET /v1/people/leadership` */
export function leadership(context: Context): Answer {
  return getGameList(context, listLeadership(context.world));
}

/** `GET /v1/people/support` */
export function support(context: Context): Answer {
  return getGameList(context, listSupportStaff(context.world));
}

function getGameList(context: Context, people: readonly OfficePerson[]): Answer {
  const rows = people.map((person) => officeRow(context, person));
  return looseAnswer(context, withBadRows(rollFor(context, 'office', rows.length), rows));
}

function officeRow(context: Context, person: OfficePerson): Row {
  const { world, product } = context;
  const { desk, id, firstName, lastName } = person;
  const assistant = findAssistant(world, person);
  return personRow(context, rollFor(context, 'office-row', id), {
    id,
    name: `${firstName} ${lastName}`,
    title: desk.title,
    emailAddress: officeEmail(person, product),
    responsibilities: desk.responsibilities,
    ...(desk.sports === undefined ? {} : { sports: sportsText(desk.sports) }),
    ...(assistant === null
      ? {}
      : {
          assistantName: `${assistant.firstName} ${assistant.lastName}`,
          assistantTitle: assistant.desk.title,
          assistantEmail: officeEmail(assistant, product),
        }),
  });
}

/** `Basketball, Cross Country, Track & Field` */
function sportsText(sharedIds: readonly string[]): string {
  return sharedIds.map((id) => getFamily(id)[0]?.name ?? id).join(', ');
}

import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { vacancyNames } from '../../words/staff-titles.json';
import { groupBy } from '../../world/conferences';
import { getContacts, formatEmail, type SchoolContacts } from '../../world/school-contacts';
import type { School } from '../../world/schools';
import { listStaff, type StaffMember } from '../../world/staff';
import { schoolNotFound, findRequestedSchool } from './school-detail';

/** `GET /v1/schools/{id}/staff` and `/staff2`: lists by group, or one list whose rows name their `group`. */
export function answerStaff(context: Context): Answer {
  const school = findRequestedSchool(context);
  if (school === undefined) return schoolNotFound;
  const roll = createDiceFor(context, 'staff', school.id);
  const isOneList = roll.drawChance(1 / 6);
  const members = listStaff(context.world, school, getSchoolYear(context.clock.today));
  const groups = [...groupBy(members, ({ group }) => group)].map(
    ([group, holders]) => [group, groupRows(context, roll, school, holders)] as const,
  );
  const data = isOneList
    ? groups.flatMap(([group, rows]) => rows.map((row) => ({ ...row, group })))
    : Object.fromEntries(groups);
  return answerLoosely(context, data);
}

function groupRows(context: Context, roll: Dice, school: School, members: readonly StaffMember[]): Row[] {
  const contacts = getContacts(context.world, school);
  const rows = members.map((member) => buildStaffRow(context, school, contacts, member));
  return roll.drawChance(0.4) ? [...rows, buildPlaceholder(roll)] : rows;
}

function buildStaffRow(context: Context, school: School, contacts: SchoolContacts, member: StaffMember): Row {
  const person = createDiceFor(context, 'staff-person', school.id, member.personId);
  const roll = createDiceFor(context, 'staff-row', school.id, member.title);
  const hasEmail = person.drawChance(0.8);
  const isShown = hasEmail && person.drawChance(0.8);
  const row: Row = {
    PersonID: member.personId,
    Name: loosenText(roll, member.name),
    DefaultTitle: loosenText(roll, member.title),
    Phone: person.drawChance(0.35) ? `${contacts.phone} ext. ${person.drawBetween(100, 499)}` : contacts.phone,
    Fax: roll.drawChance(0.3) ? null : contacts.fax,
    HasEmail: hasEmail,
  };
  if (isShown) row.Email = formatEmail(member.name, contacts.domain);
  else if (roll.drawChance(0.5)) row.Email = roll.pick([null, '']);
  return row;
}

/** A vacant position has few fields. */
function buildPlaceholder(roll: Dice): Row {
  const row: Row = { PersonID: 0, Name: roll.pick(vacancyNames), Phone: null, Fax: null, HasEmail: false };
  return roll.drawChance(0.5) ? { ...row, DefaultTitle: roll.pick([null, '']) } : row;
}

import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenNumber, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getItemAt } from '../../random/dice';
import { slugify } from '../../words/slug';
import type { Conference } from '../../world/conferences';
import { memoize } from '../../world/memoize';
import { computeClassificationEnrollment } from '../../world/multiplier';
import type { School } from '../../world/schools';
import { getAthleticDirector, getPrincipal } from '../../world/staff';

/** `GET /v1/misc/conferences` */
export function answerConferences(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const rows = memoize(context.world, `conferences ${context.product} ${schoolYear}`, () =>
    withBadRows(
      createDiceFor(context, 'conferences'),
      [...context.world.conferences]
        .sort((left, right) => left.name.localeCompare(right.name, 'en-US'))
        .map((conference) => buildConferenceRow(context, conference, schoolYear)),
    ),
  );
  return answerLoosely(context, rows);
}

/** The presidency rotates among principals every two years. */
function buildConferenceRow(context: Context, conference: Conference, schoolYear: number): Row {
  const { world } = context;
  const roll = createDiceFor(context, 'conference-row', conference.id);
  const members = conference.members.flatMap((index) => world.schools[index] ?? []);
  const turn = Math.floor((schoolYear + conference.id) / 2);
  const [presiding, contact] = [
    getItemAt(members, turn),
    getItemAt(members, turn + roll.drawBetween(1, members.length - 1)),
  ];
  const domain = `${slugify(conference.name)}.example`;
  const row: Row = {
    ConferenceID: conference.id,
    ConferenceName: conference.name,
    President: getPrincipal(world, presiding, schoolYear),
    PresidentSchoolID: presiding.id,
    PresidentSchoolName: presiding.name,
    Contact: getAthleticDirector(world, contact, schoolYear),
    ContactSchoolID: contact.id,
    ContactSchoolName: contact.name,
    URL: roll.drawChance(0.35) ? roll.pick([null, '']) : roll.drawChance(0.4) ? `www.${domain}` : `https://${domain}/`,
    MemberSchools: members.map((school) => buildMemberRow(context, conference, school)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ConferenceID'],
    texts: ['ConferenceName', 'President', 'Contact', 'PresidentSchoolName'],
    optional: ['Contact', 'ContactSchoolName'],
    spellings: { URL: ['Url'], MemberSchools: ['memberSchools'] },
  });
}

function buildMemberRow(context: Context, conference: Conference, school: School): Row {
  const roll = createDiceFor(context, 'conference-member', conference.id, school.id);
  return {
    SchoolID: school.id,
    [`Name${context.product}`]: school.name,
    Enrollment: loosenNumber(roll, computeClassificationEnrollment(context.world, school)),
  };
}

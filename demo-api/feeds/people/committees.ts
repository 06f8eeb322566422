import { isoDate, getSchoolYear, usDate, type DayNumber } from '../../calendar/civil';
import { failure, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { findCommittee, meetingDays, listCommitteeMembers, type Committee } from '../../world/committees';
import { personRow } from './person-row';

const yearsOfMinutes = 5;
const daysUntilPosted = 14;

/** `GET /v1/sports/{committee}/committee-members`: shared sport ids, and committees of the office. */
export const committeeMembers = forCommittee((context, committee): Answer => {
  const members = listCommitteeMembers(context.world, committee, getSchoolYear(context.clock.today));
  const rows = members.map((member) =>
    personRow(context, rollFor(context, 'member-row', committee.slug, member.id), {
      id: member.id,
      name: member.name,
      title: member.title,
      emailAddress: member.email,
      represents: member.represents,
      position: member.position,
      school: member.school?.name ?? '',
      termExpires: member.termExpires,
      division: member.division,
    }),
  );
  return looseAnswer(context, withBadRows(rollFor(context, 'members', committee.slug), rows));
});

/** `GET /v1/sports/{committee}/committee-minutes`: five school years, unsorted. */
export const committeeMinutes = forCommittee((context, committee): Answer => {
  const thisYear = getSchoolYear(context.clock.today);
  const years = Array.from({ length: yearsOfMinutes }, (_, ago) => thisYear - ago);
  const held = years.flatMap((year) => meetingDays(committee, year)).filter((day) => day < context.clock.today);
  const roll = rollFor(context, 'minutes', committee.slug);
  const rows = held.map((day) => minutesRow(context, committee, day));
  return looseAnswer(context, withBadRows(roll, roll.shuffled(rows)));
});

function minutesRow(context: Context, { slug }: Committee, day: DayNumber): Row {
  const roll = rollFor(context, 'minutes-row', slug, day);
  const isPosted = context.clock.today >= day + daysUntilPosted;
  const row: Row = {
    id: 60_000 + ((day * 31 + slug.length) % 9000),
    meetingdate: roll.chance(0.5) ? `${isoDate(day)}T00:00:00.000Z` : usDate(day),
    fileUrl: isPosted ? `${context.origin}/documents/committees/${slug}/minutes-${isoDate(day)}.pdf` : null,
  };
  return withRowQuirks(roll, row, {
    numbers: ['id'],
    spellings: { meetingdate: ['meetingDate'], fileUrl: ['fileURL'] },
  });
}

function forCommittee(answer: (context: Context, committee: Committee) => Answer): (context: Context) => Answer {
  return (context) => {
    const slug = param(context, 'slug');
    const committee = findCommittee(slug);
    return committee === undefined ? failure(404, `Committee not found: ${slug}`) : answer(context, committee);
  };
}

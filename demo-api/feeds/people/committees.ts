import { formatIsoDate, getSchoolYear, formatUsDate, type DayNumber } from '../../calendar/civil';
import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { findCommittee, listMeetingDays, listCommitteeMembers, type Committee } from '../../world/committees';
import { buildPersonRow } from './person-row';

const yearsOfMinutes = 5;
const daysUntilPosted = 14;

/** `GET /v1/sports/{committee}/committee-members`: shared sport ids, and committees of the office. */
export const answerCommitteeMembers = withCommittee((context, committee): Answer => {
  const members = listCommitteeMembers(context.world, committee, getSchoolYear(context.clock.today));
  const rows = members.map((member) =>
    buildPersonRow(context, createDiceFor(context, 'member-row', committee.slug, member.id), {
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
  return answerLoosely(context, withBadRows(createDiceFor(context, 'members', committee.slug), rows));
});

/** `GET /v1/sports/{committee}/committee-minutes`: five school years, unsorted. */
export const answerCommitteeMinutes = withCommittee((context, committee): Answer => {
  const thisYear = getSchoolYear(context.clock.today);
  const years = Array.from({ length: yearsOfMinutes }, (_, ago) => thisYear - ago);
  const held = years.flatMap((year) => listMeetingDays(committee, year)).filter((day) => day < context.clock.today);
  const roll = createDiceFor(context, 'minutes', committee.slug);
  const rows = held.map((day) => buildMinutesRow(context, committee, day));
  return answerLoosely(context, withBadRows(roll, roll.shuffle(rows)));
});

function buildMinutesRow(context: Context, { slug }: Committee, day: DayNumber): Row {
  const roll = createDiceFor(context, 'minutes-row', slug, day);
  const isPosted = context.clock.today >= day + daysUntilPosted;
  const row: Row = {
    id: 60_000 + ((day * 31 + slug.length) % 9000),
    meetingdate: roll.drawChance(0.5) ? `${formatIsoDate(day)}T00:00:00.000Z` : formatUsDate(day),
    fileUrl: isPosted ? `${context.origin}/documents/committees/${slug}/minutes-${formatIsoDate(day)}.pdf` : null,
  };
  return withRowQuirks(roll, row, {
    numbers: ['id'],
    spellings: { meetingdate: ['meetingDate'], fileUrl: ['fileURL'] },
  });
}

function withCommittee(answer: (context: Context, committee: Committee) => Answer): (context: Context) => Answer {
  return (context) => {
    const slug = readParam(context, 'slug');
    const committee = findCommittee(slug);
    return committee === undefined ? answerFailure(404, `Committee not found: ${slug}`) : answer(context, committee);
  };
}

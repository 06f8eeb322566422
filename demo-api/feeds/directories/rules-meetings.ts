import { formatIsoDate, formatPaddedUsDate, getSchoolYear, type DayNumber } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { meetingRooms, memoLines } from '../../words/rules-meetings.json';
import { listRulesMeetingDays } from '../../world/meetings';
import { getPrincipal } from '../../world/staff';

/** `GET /v1/misc/principal-rules-meetings`: each at a school of another division. */
export function answerRulesMeetings(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const rows = listRulesMeetingDays(schoolYear).map((day, index) =>
    buildMeetingRow(context, day, schoolYear, 1 + (index % 7)),
  );
  return answerLoosely(context, rows);
}

function buildMeetingRow(context: Context, day: DayNumber, schoolYear: number, division: number): Row {
  const roll = createDiceFor(context, 'rules-meeting', day);
  const host = roll.pick(context.world.schools.filter((school) => school.division === division));
  const row: Row = {
    MeetingID: day - 12_000,
    Location: `${host.formalName}, ${host.town.name}`,
    MeetingDate: roll.drawChance(0.8) ? `${formatIsoDate(day)}T00:00:00.000Z` : formatPaddedUsDate(day),
    Room: roll.pick(meetingRooms),
    ContactName: loosenText(roll, getPrincipal(context.world, host, schoolYear)),
    Memo: roll.drawChance(0.15) ? roll.pick([null, '']) : writeMemo(context, day),
  };
  return withRowQuirks(roll, row, {
    texts: ['Location', 'Memo'],
    optional: ['Room', 'Memo'],
    spellings: { Room: ['room'] },
  });
}

/** CRLF or LF line ends. */
function writeMemo(context: Context, day: DayNumber): string {
  const roll = createDiceFor(context, 'rules-meeting-memo', day);
  const lines = ['Meeting begins at 9:00 a.m.', ...roll.shuffle(memoLines).slice(0, roll.drawBetween(1, 4))];
  return lines.join(roll.pick(['\r\n', '\r\n', '\n', '\r\n\r\n']));
}

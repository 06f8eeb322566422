import { firstWeekdayFrom, isoDate, paddedUsDate, getSchoolYear, weekdayName } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { meetings } from '../../world/meetings';
import { sportDates, type SportDate } from '../../world/sport-dates';

const monthsKept = 14;

/** `GET /v1/events`: this school year and the beginning of the next. */
export function events(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const dates = [...sportDates(schoolYear), ...meetings(schoolYear), ...sportDates(schoolYear + 1)]
    .filter(({ day }) => day < firstWeekdayFrom(0, schoolYear, 7, 1) + monthsKept * 30)
    .sort((left, right) => left.day - right.day);
  const rows = dates.map((date, index) => eventRow(context, date, index));
  return looseAnswer(context, withBadRows(rollFor(context, 'events', schoolYear), rows));
}

function eventRow(context: Context, date: SportDate, index: number): Row {
  const roll = rollFor(context, 'event', date.title, date.day);
  const row: Row = {
    id: 3000 + index,
    ActivityID: date.code,
    eventType: date.type,
    eventTitle: date.title,
    eventTitleShort: date.shortTitle,
    Date: roll.chance(0.08) ? `${isoDate(date.day)}T00:00:00.000Z` : paddedUsDate(date.day),
    eventClass: date.className,
    day: roll.chance(0.5) ? weekdayName(date.day) : weekdayName(date.day).slice(0, 3),
    ActivityShort: date.activity,
  };
  return withRowQuirks(roll, row, {
    numbers: ['id'],
    texts: ['eventTitle', 'eventType'],
    optional: ['eventClass', 'eventTitleShort', 'day'],
    spellings: { eventTitle: ['EventTitle'], Date: ['date'] },
  });
}

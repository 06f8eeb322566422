import {
  civilDate,
  firstWeekdayFrom,
  isoDate,
  paddedUsDate,
  schoolYearOf,
  weekdayName,
  type DayNumber,
} from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { roughen, withBadRows, type Row } from '../../quirks/rough';
import { looseAnswer } from '../../quirks/wrapper';
import { sportDates, type SportDate } from '../../world/sport-dates';

const monthsKept = 14;

/** `GET /v1/events`: this school year's events and the beginning of the next. */
export function events(context: Context): Answer {
  const schoolYear = schoolYearOf(context.clock.today);
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
  return roughen(roll, row, {
    numbers: ['id'],
    texts: ['eventTitle', 'eventType'],
    optional: ['eventClass', 'eventTitleShort', 'day'],
    spellings: { eventTitle: ['EventTitle'], Date: ['date'] },
  });
}

/** The association's own dates: boards, commissions and deadlines, about one a week. */
function meetings(schoolYear: number): SportDate[] {
  const first = firstWeekdayFrom(2, schoolYear, 7, 1);
  const kinds = [
    'Board of Directors meeting',
    'Principals rules meeting',
    'Officials advisory council',
    'Student advisory council',
  ];
  return Array.from({ length: 44 }, (_, week): SportDate => {
    const day: DayNumber = first + week * 7 + (week % 3);
    const title = kinds[week % kinds.length] ?? 'Meeting';
    const { month } = civilDate(day);
    const type = month === 12 ? 'Commission' : 'Meeting';
    return {
      day,
      code: 'ADM',
      activity: 'Administration',
      type,
      title,
      shortTitle: title.split(' ')[0] ?? title,
      className: '',
    };
  });
}

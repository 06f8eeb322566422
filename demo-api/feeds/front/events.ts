import {
  findWeekdayFrom,
  formatIsoDate,
  formatPaddedUsDate,
  getSchoolYear,
  getWeekdayName,
  type DayNumber,
} from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { respellDate } from '../../quirks/date-only';
import { pickOddValue } from '../../quirks/odd-values';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { listMeetings } from '../../world/meetings';
import { listAllSportDates, type SportDate } from '../../world/sport-dates';

const monthsKept = 14;

/** `GET /v1/events`: this school year and the beginning of the next. */
export function answerEvents(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const dates = [...listAllSportDates(schoolYear), ...listMeetings(schoolYear), ...listAllSportDates(schoolYear + 1)]
    .filter(({ day }) => day < findWeekdayFrom(0, schoolYear, 7, 1) + monthsKept * 30)
    .sort((left, right) => left.day - right.day);
  const rows = dates.map((date, index) => buildEventRow(context, date, index));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'events', schoolYear), rows));
}

function formatDate(roll: Dice, day: DayNumber, index: number): string {
  const usual = roll.drawChance(0.08) ? `${formatIsoDate(day)}T00:00:00.000Z` : formatPaddedUsDate(day);
  return pickOddValue(day, 'event', [respellDate(day, index)]) ?? usual;
}

function buildEventRow(context: Context, date: SportDate, index: number): Row {
  const roll = createDiceFor(context, 'event', date.title, date.day);
  const row: Row = {
    id: 3000 + index,
    ActivityID: date.code,
    eventType: date.type,
    eventTitle: date.title,
    eventTitleShort: date.shortTitle,
    Date: formatDate(roll, date.day, index),
    eventClass: date.className,
    day: roll.drawChance(0.5) ? getWeekdayName(date.day) : getWeekdayName(date.day).slice(0, 3),
    ActivityShort: date.activity,
  };
  return withRowQuirks(roll, row, {
    numbers: ['id'],
    texts: ['eventTitle', 'eventType'],
    optional: ['eventClass', 'eventTitleShort', 'day'],
    spellings: { eventTitle: ['EventTitle'], Date: ['date'] },
  });
}

import {
  formatDayInWords,
  formatIsoDate,
  formatPaddedUsDate,
  formatUsDate,
  getWeekdayName,
  type DayNumber,
} from '../calendar/civil';
import { getItemAt, type Dice } from '../random/dice';

/** Mostly midnight UTC, which is the day before in Chicago. */
export function formatLooseDate(roll: Dice, day: DayNumber): string {
  switch (roll.drawWeighted([70, 15, 10, 3, 2])) {
    case 0:
      return `${formatIsoDate(day)}T00:00:00.000Z`;
    case 1:
      return formatPaddedUsDate(day);
    case 2:
      return formatIsoDate(day);
    case 3:
      return formatUsDate(day);
    default:
      return respellDate(day, day);
  }
}

/** A day as databases, programs and people write it; each number chooses another spelling. */
export function respellDate(day: DayNumber, number: number): string {
  const words = formatDayInWords(day);
  return getItemAt(
    [
      `${formatIsoDate(day)} 00:00:00.000`,
      words,
      `${formatUsDate(day)} 12:00:00 AM`,
      words.replace(/^.*?, /, `${getWeekdayName(day)}, `),
      words.replace(/^.*?, /, ''),
    ],
    number,
  );
}

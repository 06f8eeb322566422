import { formatIsoDate, formatPaddedUsDate, formatUsDate, type DayNumber } from '../calendar/civil';
import type { Dice } from '../random/dice';

/** Mostly midnight UTC, which is the day before in Chicago. */
export function formatLooseDate(roll: Dice, day: DayNumber): string {
  switch (roll.drawWeighted([70, 15, 10, 5])) {
    case 0:
      return `${formatIsoDate(day)}T00:00:00.000Z`;
    case 1:
      return formatPaddedUsDate(day);
    case 2:
      return formatIsoDate(day);
    default:
      return formatUsDate(day);
  }
}

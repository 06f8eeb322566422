import { isoDate, paddedUsDate, usDate, type DayNumber } from '../calendar/civil';
import type { Dice } from '../random/dice';

/** Mostly midnight UTC, which is the day before in Chicago. */
export function looseDate(roll: Dice, day: DayNumber): string {
  switch (roll.weighted([70, 15, 10, 5])) {
    case 0:
      return `${isoDate(day)}T00:00:00.000Z`;
    case 1:
      return paddedUsDate(day);
    case 2:
      return isoDate(day);
    default:
      return usDate(day);
  }
}

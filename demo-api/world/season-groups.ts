import { toCivilDate, type DayNumber } from '../calendar/civil';
import { listAllSportDates } from './sport-dates';
import type { SeasonGroup } from './sports';

/** Winter starts in mid-November, spring in mid-March. */
export function groupInSeason(day: DayNumber): SeasonGroup {
  const { month, day: date } = toCivilDate(day);
  if (month >= 7 && (month < 11 || (month === 11 && date < 15))) return 'Fall';
  return month >= 11 || month <= 2 || (month === 3 && date < 15) ? 'Winter' : 'Spring';
}

export function getGroupAfter(group: SeasonGroup): SeasonGroup {
  return group === 'Fall' ? 'Winter' : group === 'Winter' ? 'Spring' : 'Fall';
}

const breaks = new Map<number, readonly [after: DayNumber, until: DayNumber]>();

/** From the last state finals to the first practice. */
export function isSummerBreak(day: DayNumber): boolean {
  const { year } = toCivilDate(day);
  const [after, until] = breaks.get(year) ?? getSummerBreak(year);
  breaks.set(year, [after, until]);
  return day > after && day < until;
}

function getSummerBreak(year: number): readonly [after: DayNumber, until: DayNumber] {
  const findDays = (schoolYear: number, wanted: string): DayNumber[] =>
    listAllSportDates(schoolYear)
      .filter(({ type }) => type === wanted)
      .map(({ day }) => day);
  return [Math.max(...findDays(year - 1, 'State Final')), Math.min(...findDays(year, 'Season'))];
}

import { civilDate, type DayNumber } from '../calendar/civil';
import type { SeasonGroup } from './sports';

/** The season that a day belongs to: winter starts in mid-November, spring in mid-March. */
export function groupInSeason(day: DayNumber): SeasonGroup {
  const { month, day: date } = civilDate(day);
  if (month >= 7 && (month < 11 || (month === 11 && date < 15))) return 'Fall';
  return month >= 11 || month <= 2 || (month === 3 && date < 15) ? 'Winter' : 'Spring';
}

export function groupAfter(group: SeasonGroup): SeasonGroup {
  return group === 'Fall' ? 'Winter' : group === 'Winter' ? 'Spring' : 'Fall';
}

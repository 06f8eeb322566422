import { civilDate, type DayNumber } from '../calendar/civil';
import type { SeasonGroup } from '../world/sports';

/** The season that a day belongs to, by month. */
export function groupInSeason(day: DayNumber): SeasonGroup {
  const { month, day: date } = civilDate(day);
  if (month >= 8 && (month < 11 || (month === 11 && date < 20))) return 'Fall';
  return month === 11 || month === 12 || month <= 2 || (month === 3 && date < 20) ? 'Winter' : 'Spring';
}

import { dayNumber, firstWeekdayFrom, getWeekday, type DayNumber } from '../calendar/civil';

export type MeetLevel = 'Invitational' | 'Regional' | 'Sectional' | 'State';

/** A Saturday. */
function stateMeetDay(schoolYear: number): DayNumber {
  return firstWeekdayFrom(5, schoolYear, 11, 7);
}

/** Rounds are on consecutive Saturdays. */
export function seriesDay(level: Exclude<MeetLevel, 'Invitational'>, schoolYear: number): DayNumber {
  const weeksBefore = { State: 0, Sectional: 1, Regional: 2 }[level];
  return stateMeetDay(schoolYear) - weeksBefore * 7;
}

/** Invitationals are on Wednesdays and Saturdays from the end of August. */
export function levelOn(day: DayNumber, schoolYear: number): MeetLevel | null {
  for (const level of ['State', 'Sectional', 'Regional'] as const) {
    if (day === seriesDay(level, schoolYear)) return level;
  }
  const isMeetDay = getWeekday(day) === 5 || getWeekday(day) === 2;
  const first = firstWeekdayFrom(5, schoolYear, 8, 29);
  return isMeetDay && day >= first && day < seriesDay('Regional', schoolYear) ? 'Invitational' : null;
}

export function meetDays(schoolYear: number): DayNumber[] {
  const first = dayNumber(schoolYear, 8, 25);
  return Array.from({ length: 90 }, (_, offset) => first + offset).filter((day) => levelOn(day, schoolYear) !== null);
}

import { toDayNumber, findWeekdayFrom, getWeekday, type DayNumber } from '../calendar/civil';

export type MeetLevel = 'Invitational' | 'Regional' | 'Sectional' | 'State';

/** A Saturday. */
function getStateMeetDay(schoolYear: number): DayNumber {
  return findWeekdayFrom(5, schoolYear, 11, 7);
}

/** Rounds are on consecutive Saturdays. */
export function getSeriesDay(level: Exclude<MeetLevel, 'Invitational'>, schoolYear: number): DayNumber {
  const weeksBefore = { State: 0, Sectional: 1, Regional: 2 }[level];
  return getStateMeetDay(schoolYear) - weeksBefore * 7;
}

/** Invitationals are on Wednesdays and Saturdays from the end of August. */
export function findMeetLevel(day: DayNumber, schoolYear: number): MeetLevel | null {
  for (const level of ['State', 'Sectional', 'Regional'] as const) {
    if (day === getSeriesDay(level, schoolYear)) return level;
  }
  const isMeetDay = getWeekday(day) === 5 || getWeekday(day) === 2;
  const first = findWeekdayFrom(5, schoolYear, 8, 29);
  return isMeetDay && day >= first && day < getSeriesDay('Regional', schoolYear) ? 'Invitational' : null;
}

export function listMeetDays(schoolYear: number): DayNumber[] {
  const first = toDayNumber(schoolYear, 8, 25);
  return Array.from({ length: 90 }, (_, offset) => first + offset).filter(
    (day) => findMeetLevel(day, schoolYear) !== null,
  );
}

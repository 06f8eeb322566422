import { civilDate, firstWeekdayFrom, moveBeforeHoliday, type DayNumber } from '../calendar/civil';
import type { SportDate } from './sport-dates';

const boardMeeting = 'Board of Directors meeting';
const rulesMeeting = 'Principals rules meeting';

/** About one meeting a week. */
export function meetings(schoolYear: number): SportDate[] {
  const first = firstWeekdayFrom(2, schoolYear, 7, 1);
  const kinds = [boardMeeting, rulesMeeting, 'Officials advisory council', 'Student advisory council'];
  return Array.from({ length: 44 }, (_, week): SportDate => {
    const day = moveBeforeHoliday(first + week * 7 + (week % 3));
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

export function boardMeetingDays(schoolYear: number): DayNumber[] {
  return listDays(schoolYear, boardMeeting);
}

export function rulesMeetingDays(schoolYear: number): DayNumber[] {
  return listDays(schoolYear, rulesMeeting);
}

function listDays(schoolYear: number, wanted: string): DayNumber[] {
  return meetings(schoolYear)
    .filter(({ title }) => title === wanted)
    .map(({ day }) => day);
}

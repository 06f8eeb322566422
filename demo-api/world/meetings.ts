import { toCivilDate, findWeekdayFrom, moveBeforeHoliday, type DayNumber } from '../calendar/civil';
import type { SportDate } from './sport-dates';

const boardMeeting = 'Board of Directors meeting';
const rulesMeeting = 'Principals rules meeting';

/** About one meeting a week. */
export function listMeetings(schoolYear: number): SportDate[] {
  const first = findWeekdayFrom(2, schoolYear, 7, 1);
  const kinds = [boardMeeting, rulesMeeting, 'Officials advisory council', 'Student advisory council'];
  return Array.from({ length: 44 }, (_, week): SportDate => {
    const day = moveBeforeHoliday(first + week * 7 + (week % 3));
    const title = kinds[week % kinds.length] ?? 'Meeting';
    const { month } = toCivilDate(day);
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

export function listBoardMeetingDays(schoolYear: number): DayNumber[] {
  return listDays(schoolYear, boardMeeting);
}

export function listRulesMeetingDays(schoolYear: number): DayNumber[] {
  return listDays(schoolYear, rulesMeeting);
}

function listDays(schoolYear: number, wanted: string): DayNumber[] {
  return listMeetings(schoolYear)
    .filter(({ title }) => title === wanted)
    .map(({ day }) => day);
}

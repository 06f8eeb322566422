import { longWeekday, shortWeekday } from '~/models/dates/calendar-date';
import type { FrameChoice, FrameOption } from '~/routes.table.js';

const bySchool: FrameOption = { value: 'by-school', text: 'By School', title: 'By School', file: 'index' };

/** Any Thursday, Friday and Saturday: on these weekdays the finals are played (specification 1 §9). */
const USUAL_DAYS = ['2000-01-06', '2000-01-07', '2000-01-08'];

/**
 * The results of each day of the tennis finals and of each school. During the finals the usual page is today's, before them the
 * first day's, afterwards the last day's.
 * @param days days of play in order, `YYYY-MM-DD`; none while they are not announced: then the usual weekdays are offered
 * @param today content day
 */
export function chooseResultDays(days: readonly string[], today: string): FrameChoice {
  const options = (days.length > 0 ? days : USUAL_DAYS).map((day, index): FrameOption => ({
    value: shortWeekday(day).toLowerCase(),
    text: shortWeekday(day),
    title: longWeekday(day),
    file: `result${index + 1}`,
  }));
  const begunDays = days.filter((day) => day <= today).length;
  return {
    label: 'Days',
    parameter: 'day',
    options: [...options, bySchool],
    usual: days.length === 0 ? bySchool.value : (options[Math.max(0, begunDays - 1)] ?? bySchool).value,
  };
}

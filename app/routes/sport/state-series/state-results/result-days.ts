import { longWeekday, shortWeekday } from '~/models/dates/calendar-date';
import type { FrameChoice, FrameOption } from '~/routes.table.js';

const bySchool: FrameOption = { value: 'by-school', text: 'By School', title: 'By School', file: 'index' };

/** Weekdays of the finals: Thursday, Friday and Saturday of any week (specification 1 §9). */
const USUAL_DAYS = ['2000-01-06', '2000-01-07', '2000-01-08'];

/**
 * Tennis results by day and by school. The default page is today's during the finals, the first day's before and the
 * last day's after them.
 * @param days days of play in order, `YYYY-MM-DD`; empty until announced, and then the usual weekdays are offered
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

import { longWeekday, shortWeekday } from '~/models/dates/calendar-date';
import type { FrameChoice, FrameOption } from '~/routes.table.js';

const bySchool: FrameOption = { value: 'by-school', text: 'By School', title: 'By School', file: 'index' };

/**
 * The results of each day of the tennis finals and of each school. During the finals the usual page is today's, before them the
 * first day's, afterwards the last day's.
 * @param days days of play in order, `YYYY-MM-DD`
 * @param today content day
 */
export function resultDays(days: readonly string[], today: string): FrameChoice {
  const options = days.map((day, index): FrameOption => ({
    value: shortWeekday(day).toLowerCase(),
    text: shortWeekday(day),
    title: longWeekday(day),
    file: `result${index + 1}`,
  }));
  const begun = days.filter((day) => day <= today).length;
  return {
    label: 'Days',
    parameter: 'day',
    options: [...options, bySchool],
    usual: (options[Math.max(0, begun - 1)] ?? bySchool).value,
  };
}

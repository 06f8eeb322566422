import { expect, it } from 'vitest';
import type { CalendarRow } from '~/upstream/sport-calendar';
import { listComingDates } from './coming-dates';

const buildRow = (event: string, date: string, className = ''): CalendarRow => ({
  className,
  event,
  order: 1,
  dates: { '2025-26': date },
});
const list = (calendar: readonly CalendarRow[], className: string | null = null) =>
  listComingDates({ calendar, season: '2025-26', today: '2025-10-11', className });

it('the next events of a sport come nearest first, at most three', () => {
  const calendar = [
    buildRow('State Finals', 'Nov. 14-15'),
    buildRow('Entry deadline', 'Oct. 9'),
    buildRow('Regional finals', 'Oct. 31'),
    buildRow('Draw', 'Oct. 11'),
    buildRow('Sectional finals', 'Nov. 6'),
    buildRow('Banquet', 'to be announced'),
  ];
  expect(list(calendar)).toEqual([
    'Draw, Saturday, October 11',
    'Regional finals, Friday, October 31',
    'Sectional finals, Thursday, November 6',
  ]);
});

it('events of several days name both, events of other classes are left out, equal ones are named once', () => {
  const calendar = [
    buildRow('State Finals', 'Nov. 14-15', '1A'),
    buildRow('State Finals', 'Nov. 14-15', '2A'),
    buildRow('State Finals', 'Nov. 21', '3A'),
  ];
  expect(list(calendar, '1A')).toEqual(['State Finals, November 14–15, 2025']);
  expect(list(calendar)).toHaveLength(2);
});

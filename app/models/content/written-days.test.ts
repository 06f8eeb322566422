import { expect, it } from 'vitest';
import { addYears, rewriteDays, rewriteDaysOfCell } from './written-days';

it.each([
  ['Fri., November 28', 'Fri, Nov 28'],
  ['Thu., 5/29', 'Thu, May 29'],
  ['Mon. 10/13/2025', 'Mon, Oct 13, 2025'],
  ['Sat., November 15, 1 p.m.', 'Sat, Nov 15, 1:00 PM'],
  ['Regional 3, Fri., Oct. 31, 6:30 pm', 'Regional 3, Fri, Oct 31, 6:30 PM'],
  ['12:05 A.M.', '12:05 AM'],
])('the old server writes %s, the site %s', (written, shown) => {
  expect(rewriteDays(written)).toBe(shown);
  expect(rewriteDaysOfCell(written)).toBe(shown);
});

it.each([
  ['Friday, October 31', 'Fri, Oct 31'],
  ['Nov. 15', 'Nov 15'],
  ['November 15, 2025', 'Nov 15, 2025'],
  ['Sept. 5', 'Sep 5'],
  ['10/13/2025', 'Oct 13, 2025'],
])('a cell of %s alone is %s; other texts keep the words', (written, shown) => {
  expect(rewriteDaysOfCell(written)).toBe(shown);
  expect(rewriteDays(written)).toBe(written);
});

it.each([
  'October 31 – November 1',
  'Oct. 10-11',
  'Fri., 13/40',
  'Mon. 10/13/20255',
  '1999-00',
  '5/29',
  '10/13/2025-10/14/2025',
  '[1] Kwame Vang, Sr. (Winslow North)',
  'Sat School 5/6',
  '25 amps',
  'May Ferry',
  'Fri., Nov 45',
  '',
])('%j is unchanged', (text) => {
  expect(rewriteDaysOfCell(text)).toBe(text);
});

it.each([
  ['Thu, May 29', 'Thu, May 29, 2025'],
  ['Sat, Nov 15, 1:00 PM', 'Sat, Nov 15, 2024, 1:00 PM'],
  ['Mon, Oct 13, 2025', 'Mon, Oct 13, 2025'],
  ['Oct 10-11', 'Oct 10-11'],
  ['Martin May 6-2', 'Martin May 6-2'],
])('%s of 2024-25 is %s', (shown, dated) => {
  expect(addYears(shown, '2024-25')).toBe(dated);
});

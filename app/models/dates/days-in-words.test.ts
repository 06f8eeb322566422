import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDays } from './days-in-words';

const listDays = (words: string | null) => findDays(words, '2025-26').join(' ');

describe('the days found in text', () => {
  it.each([
    ['Oct. 10-11', '2025-10-10 2025-10-11'],
    ['Oct.  1 ', '2025-10-01'],
    ['July. 31', '2025-07-31'],
    ['Sept. 12', '2025-09-12'],
    ['Nov 29 (5A-8A)', '2025-11-29'],
    ['May 31-June 1', '2026-05-31 2026-06-01'],
    ['Feb. 13–14', '2026-02-13 2026-02-14'],
    ['March 13-14, 2026', '2026-03-13 2026-03-14'],
    ['November 28-29, 2025 (1A-4A Friday, 5A-8A Saturday)', '2025-11-28 2025-11-29'],
    ['October 31-November 1, 2025', '2025-10-31 2025-11-01'],
    ['December 31, 2025-January 1, 2026', '2025-12-31 2026-01-01'],
    ['Friday, November 28 and Saturday, November 29, 2025', '2025-11-28 2025-11-29'],
    ['Saturday, May 30, 2026', '2026-05-30'],
    ['October 11-12, 2024', '2024-10-11 2024-10-12'],
    ['Sat., November 29', '2025-11-29'],
    ['Sat. Nov. 29, 1:00 PM', '2025-11-29'],
    ['Thurs., March 5', '2026-03-05'],
    ['Fri.-Sat., Nov. 28-29', '2025-11-28 2025-11-29'],
    ['Friday and Saturday, November 28-29, 2025', '2025-11-28 2025-11-29'],
    ['Fri., Nov. 28 and Sat., Nov. 29', '2025-11-28 2025-11-29'],
    ['November 28th', '2025-11-28'],
    ['Tue., 10/28, 6:00 PM', '2025-10-28'],
    ['5/29', '2026-05-29'],
    ['10/31/2025 - 11/1/2025', '2025-10-31 2025-11-01'],
    ['10/28/25', '2025-10-28'],
    ['2025-11-29', '2025-11-29'],
    ['2025-11-29T18:00:00', '2025-11-29'],
  ])('are parsed from %s', (words, expected) => {
    expect(listDays(words)).toBe(expected);
  });

  it('need a season when the text has no year', () => {
    expect(findDays('Oct. 10-11')).toEqual([]);
    expect(findDays('October 10, 2025')).toEqual(['2025-10-10']);
  });

  it.each([
    '',
    'TBA',
    'Sat.',
    '32-24',
    '13/1',
    '2025-13-01',
    '6:00 PM',
    '1/2/3/4',
    'March 2026',
    'Smarch 13, 2026',
    'Feb. 30',
    'March 14-13, 2026',
    'Oct. 1-30',
    'Oct. 110',
    null,
  ])('are not found in %s', (words) => {
    expect(listDays(words)).toBe('');
  });

  it('are limited for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[A-Z][a-z]{2}\. \d{1,3}-([A-Z][a-z]{2} )?\d{1,2}$/)),
        (words) => {
          expect(findDays(words, '2025-26').length).toBeLessThanOrEqual(16);
        },
      ),
    );
  });
});

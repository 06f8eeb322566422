import { describe, expect, it } from 'vitest';
import { daysInWords, isTournamentWeek } from './tournament-week';

describe('the days of a tournament', () => {
  it.each([
    ['March 13-14, 2026', '2026-03-13', '2026-03-14'],
    ['November 28-29, 2025 (1A-4A Friday, 5A-8A Saturday)', '2025-11-28', '2025-11-29'],
    ['October 31-November 1, 2025', '2025-10-31', '2025-11-01'],
    ['December 31, 2025-January 2, 2026', '2025-12-31', '2026-01-02'],
    ['Oct. 23–25, 2025', '2025-10-23', '2025-10-25'],
    ['Friday, November 28 and Saturday, November 29, 2025', '2025-11-28', '2025-11-29'],
    ['November  8, 2025', '2025-11-08', '2025-11-08'],
    ['Saturday, May 30, 2026', '2026-05-30', '2026-05-30'],
  ])('%s', (words, first, last) => {
    expect(daysInWords(words)).toEqual({ first, last });
  });

  it.each(['', 'TBA', 'March 2026', 'Smarch 13, 2026', 'February 30, 2026', 'March 14-13, 2026', null])(
    'are not in: %s',
    (words) => {
      expect(daysInWords(words)).toBeNull();
    },
  );
});

describe('a tournament week', () => {
  const finals = { first: '2026-03-13', last: '2026-03-14' };

  it.each([
    ['2026-03-08', false],
    ['2026-03-09', true],
    ['2026-03-14', true],
    ['2026-03-15', true],
    ['2026-03-16', false],
  ])('%s, with finals on Friday and Saturday, March 13 and 14: %s', (today, expected) => {
    expect(isTournamentWeek(finals, [], today)).toBe(expected);
  });

  it.each([
    ['2026-02-23', true],
    ['2026-03-02', false],
  ])('%s, with a regional on February 25: %s', (today, expected) => {
    expect(isTournamentWeek(finals, ['2026-02-25'], today)).toBe(expected);
  });

  it('is none when nobody knows anything', () => {
    expect(isTournamentWeek(null, [], '2026-03-13')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { formatEnrollment, formatShortEnrollment, formatWinsAndLosses } from './playoff-columns';

describe('the columns of a playoff list', () => {
  it('show wins and losses, or a dash', () => {
    expect(formatWinsAndLosses({ wins: 5, losses: 1 })).toBe('5-1');
    expect(formatWinsAndLosses({ wins: null, losses: null })).toBe('–');
  });

  it('show two decimals of an enrollment, and mark that of a team that plays up', () => {
    expect(formatEnrollment(140.5)).toBe('140.50');
    expect(formatEnrollment(40, true)).toBe('40.00*');
    expect(formatEnrollment(null)).toBe('–');
  });

  it('show whole enrollments without decimals where they are not below each other', () => {
    expect([330, 1145.5, 60.25].map((size) => formatShortEnrollment(size))).toEqual(['330', '1145.5', '60.25']);
    expect(formatShortEnrollment(40, true)).toBe('40*');
    expect(formatShortEnrollment(null)).toBe('–');
  });
});

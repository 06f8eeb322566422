import { describe, expect, it } from 'vitest';
import { computeEnrollmentFigures, formatEnrollment } from './enrollment-figures';

describe('enrollments', () => {
  it('are whole numbers, with the decimals of a multiplied one', () => {
    expect([2672, 287, 0, 1145.5, 60.25, 331.6500001].map((size) => formatEnrollment(size))).toEqual([
      '2,672',
      '287',
      '0',
      '1,145.5',
      '60.25',
      '331.65',
    ]);
  });

  it('are a dash if unknown, and upstream’s words if they are no number', () => {
    expect([formatEnrollment(null), formatEnrollment(null, true), formatEnrollment('not set')]).toEqual([
      '–',
      '–',
      'not set',
    ]);
  });

  it('have an asterisk in another class than their own', () => {
    expect(formatEnrollment(40, true)).toBe('40*');
  });

  it('count as they are without a multiplied one', () => {
    const school = { id: '1', name: 'Elm', logoUrl: null, actual: 201, counted: null, isMultiplied: false };
    expect(computeEnrollmentFigures(school)).toEqual({ actual: '201', counted: '201', multiplied: 'No' });
  });
});

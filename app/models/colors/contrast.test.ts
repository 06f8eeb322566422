import { expect, it } from 'vitest';
import { computeContrast } from './contrast';

it.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#14213d', '#14213d', 1],
])('of %s and %s is %d', (one, other, contrast) => {
  expect(computeContrast(one, other)).toBeCloseTo(contrast, 2);
  expect(computeContrast(other, one)).toBe(computeContrast(one, other));
});

import { expect, test } from 'vitest';
import { compareNumbered } from './text-order';

test('texts stand in the order of their numbers, then of their letters', () => {
  expect(['10A', '2A', '1B', '1A', ''].sort(compareNumbered)).toEqual(['', '1A', '1B', '2A', '10A']);
});

import { expect, test } from 'vitest';
import { compareNumbered } from './text-order';

test('texts are sorted by number, then by letter', () => {
  expect(['10A', '2A', '1B', '1A', ''].sort(compareNumbered)).toEqual(['', '1A', '1B', '2A', '10A']);
});

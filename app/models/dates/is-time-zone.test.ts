import { expect, test } from 'vitest';
import { isTimeZone } from './is-time-zone';

test.each([
  ['America/Los_Angeles', true],
  ['America/Springfield', false],
  ['', false],
])('%s is a time zone: %s', (name, answer) => {
  expect(isTimeZone(name)).toBe(answer);
});

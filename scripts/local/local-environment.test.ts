import { expect, it } from 'vitest';
import { EnvironmentError } from '~/config/environment';
import { readLocalEnvironment } from './local-environment';

const fastClock = { FIXED_NOW: '2025-10-11T07:30:00-05:00', CLOCK_RATE: '60' };

it('the site and the demo association get the same clock', () => {
  const local = readLocalEnvironment(fastClock);
  expect(local.names).toMatchObject(fastClock);
  expect(local.demoNames).toMatchObject(fastClock);
  expect(local.demoNames.FIXED_NOW_SET_AT).toBe(local.names.FIXED_NOW_SET_AT);
});

it('a malformed clock rate is reported in one line', () => {
  expect(() => readLocalEnvironment({ ...fastClock, CLOCK_RATE: '6000' })).toThrow(
    new EnvironmentError('CLOCK_RATE is "6000": must be a whole number from 1 to 600'),
  );
});

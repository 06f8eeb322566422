import { describe, expect, it } from 'vitest';
import { computeContentTimeMs } from '~/models/dates/content-clock';
import { readContentClock, parseEnvironment } from './environment';

const names = {
  V1_BASE_URL: 'https://api.example/v1',
  PRODUCT: 'PSAA',
  ASSOCIATION_NAME: 'Prairie State Activities Association',
  DEPLOYMENT: 'local',
  BUILD_ID: 'build',
};
const FIXED_NOW = '2025-10-11T07:30:00-05:00';

describe('CLOCK_RATE', () => {
  it.each([undefined, ''])('is 1 when it is %j', (CLOCK_RATE) => {
    expect(parseEnvironment({ ...names, CLOCK_RATE }).CLOCK_RATE).toBe(1);
  });

  it.each(['1', '60', '600'])('accepts %s', (CLOCK_RATE) => {
    expect(parseEnvironment({ ...names, FIXED_NOW, CLOCK_RATE }).CLOCK_RATE).toBe(Number(CLOCK_RATE));
  });

  it.each(['0', '601', '-60', '1.5', 'fast'])('is refused when it is %s', (CLOCK_RATE) => {
    const problem = `CLOCK_RATE is "${CLOCK_RATE}": must be a whole number from 1 to 600`;
    expect(() => parseEnvironment({ ...names, FIXED_NOW, CLOCK_RATE })).toThrow(problem);
  });

  it('is refused without FIXED_NOW', () => {
    const problem = 'CLOCK_RATE is "60": needs FIXED_NOW, the moment from which it counts';
    expect(() => parseEnvironment({ ...names, CLOCK_RATE: '60' })).toThrow(problem);
  });

  it('is refused in production, with FIXED_NOW', () => {
    const deployed = { ...names, DEPLOYMENT: 'production', FIXED_NOW, CLOCK_RATE: '60' };
    expect(() => parseEnvironment(deployed)).toThrow('FIXED_NOW is');
  });

  it('sets the rate of the content clock', () => {
    const FIXED_NOW_SET_AT = '2026-11-21T10:00:00.000Z';
    const clock = readContentClock(parseEnvironment({ ...names, FIXED_NOW, FIXED_NOW_SET_AT, CLOCK_RATE: '60' }));
    const shown = computeContentTimeMs(Date.parse(FIXED_NOW_SET_AT) + 60_000, clock);
    expect(new Date(shown).toISOString()).toBe('2025-10-11T13:30:00.000Z');
  });
});

describe('LOG_SAMPLE_RATE', () => {
  it.each([undefined, ''])('is one in a hundred when it is %j', (LOG_SAMPLE_RATE) => {
    expect(parseEnvironment({ ...names, LOG_SAMPLE_RATE }).LOG_SAMPLE_RATE).toBe(0.01);
  });

  it.each(['0', '0.25', '1'])('accepts %s', (LOG_SAMPLE_RATE) => {
    expect(parseEnvironment({ ...names, LOG_SAMPLE_RATE }).LOG_SAMPLE_RATE).toBe(Number(LOG_SAMPLE_RATE));
  });

  it.each(['-0.1', '1.5', 'all'])('is refused when it is %s', (LOG_SAMPLE_RATE) => {
    const problem = `LOG_SAMPLE_RATE is "${LOG_SAMPLE_RATE}": must be a number from 0 to 1`;
    expect(() => parseEnvironment({ ...names, LOG_SAMPLE_RATE })).toThrow(problem);
  });
});

describe('an empty setting', () => {
  it.each(['TICKETS_HOST', 'STREAM_HOST', 'TIME_ZONE', 'FIXED_NOW', 'DEPLOYMENT', 'RECORDS_BASE_URL'])(
    '%s is as good as an unset one',
    (name) => {
      const production = { ...names, DEPLOYMENT: undefined };
      expect(parseEnvironment({ ...production, [name]: '' })).toEqual(parseEnvironment(production));
    },
  );

  it.each(['V1_BASE_URL', 'PRODUCT', 'BUILD_ID'])('%s is missing', (name) => {
    expect(() => parseEnvironment({ ...names, [name]: '' })).toThrow(`${name} is missing`);
  });
});

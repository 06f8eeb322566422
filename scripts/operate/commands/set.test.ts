import { describe, expect, it } from 'vitest';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { createContentClock } from '~/models/dates/content-clock';
import { withOverride } from '../change-policy';
import { computeOverrideEnd, computeSeasonEndMs, withoutOverrides } from './set';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const change = { nowMs, by: 'pat', why: 'finals are over' };

it.each([
  ['2025-10-11T13:20:00-05:00', '2026-07-01T05:00:00.000Z'],
  ['2026-06-30T23:59:00-05:00', '2026-07-01T05:00:00.000Z'],
  ['2026-07-01T00:01:00-05:00', '2027-07-01T05:00:00.000Z'],
])('at %s the season ends at %s', (now, end) => {
  expect(new Date(computeSeasonEndMs(Date.parse(now), 'America/Chicago')).toISOString()).toBe(end);
});

it('an override that would outlast the season is refused with the time that is left, also on the last day', () => {
  const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2026-06-30T13:00:30-05:00' });
  expect(computeOverrideEnd({ for: '6h' }, nowMs, clock)).toEqual({ untilIso: '2025-10-12T00:00:00.000Z' });
  expect(() => computeOverrideEnd({ for: '1d' }, nowMs, clock)).toThrow(/^--for 1d: .* June 30, in 10 h 59 min;/);
});

it.each([
  ['23:00', '2025-10-11T13:20:00-05:00', '2025-10-12T03:40:00.000Z'],
  ['13:20', '2025-10-11T13:20:00-05:00', '2025-10-12T18:00:00.000Z'],
  ['01:00', '2025-10-11T22:00:00-05:00', '2025-10-11T21:00:00.000Z'],
  // The night on which clocks are set back has an hour more.
  ['03:00', '2025-11-01T22:00:00-05:00', '2025-10-12T00:00:00.000Z'],
])("holds until %s of the association's clocks, at %s", (until, fixedNowIso, end) => {
  // A running clock would be a millisecond later.
  const clock = { ...createContentClock({ timeZone: 'America/Chicago' }), getNowMs: () => Date.parse(fixedNowIso) };
  expect(computeOverrideEnd({ until }, nowMs, clock)).toEqual({ untilIso: end });
});

it.each([
  [{ until: '11pm' }, '--until 11pm: say a time such as 23:00.'],
  [{ until: '23:00', for: '6h' }, 'Say --for or --until, not both.'],
])('refuses %j', (options, message) => {
  expect(() => computeOverrideEnd(options, nowMs, createContentClock({ timeZone: 'America/Chicago' }))).toThrow(
    message,
  );
});

describe('unsetting all overrides', () => {
  const set = (name: string, untilIso: string) =>
    withOverride(
      defaultPolicyDocument,
      { kind: 'policy', name },
      { freshSeconds: 60, untilIso },
      { ...change, nowMs: nowMs - 9000 },
    );
  const { policies: ended } = set('scores', '2025-10-11T17:59:59Z');
  const { policies: inForce } = set('news', '2025-10-11T19:00:00Z');

  it('takes back those in force, though others have ended', () => {
    expect(
      withoutOverrides({ ...defaultPolicyDocument, policies: { ...ended, ...inForce } }, [], change).policies,
    ).toEqual({});
  });

  it('is refused when all have ended', () => {
    expect(() => withoutOverrides({ ...defaultPolicyDocument, policies: ended }, [], change)).toThrow(
      'Nothing is overridden.',
    );
  });
});

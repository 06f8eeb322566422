import { describe, expect, it } from 'vitest';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import { formatPolicyValue } from './policy-values';
import { readAssignments } from './targets';

describe('a value on the command line', () => {
  it('can be a share in percent, with or without the sign, next to times', () => {
    const assigned = readAssignments([
      'scores.mostDroppedPercent=80%',
      'scores.freshSeconds=2m',
      'news.mostDroppedPercent=10',
    ]);
    expect(assigned.get('scores')?.override).toEqual({ mostDroppedPercent: 80, freshSeconds: 120 });
    expect(assigned.get('news')?.override).toEqual({ mostDroppedPercent: 10 });
  });

  it.each(['2m', '0.5', '-1', 'half', '%'])('is not read as a share when it is %s', (text) => {
    expect(() => readAssignments([`scores.mostDroppedPercent=${text}`])).toThrow('is no whole number of per cent');
  });

  it('of the upstream budget must be a number of calls', () => {
    const words = ['upstream.callsPerSecond=5', 'upstream.burstCalls=30'];
    expect(readAssignments(words).get('upstream')).toEqual({
      target: { kind: 'budget', name: 'upstream' },
      override: { callsPerSecond: 5, burstCalls: 30 },
    });
    expect(() => readAssignments(['upstream.callsPerSecond=5s'])).toThrow('is no whole number of calls');
    expect(() => readAssignments(['upstream.freshSeconds=60'])).toThrow('a budget has no "freshSeconds"');
    expect(() => readAssignments(['scores.callsPerSecond=5'])).toThrow('a policy has no "callsPerSecond"');
  });

  it('is not read as a time when it is in percent', () => {
    expect(() => readAssignments(['scores.freshSeconds=50%'])).toThrow('is no number of seconds');
  });
});

it('a value is shown in its own unit', () => {
  const { freshSeconds, mostDroppedPercent } = computeEffectivePolicy(defaultPolicyDocument, { policy: 'scores' }, 0);
  expect(formatPolicyValue('freshSeconds', freshSeconds)).toBe('3 min');
  expect(formatPolicyValue('mostDroppedPercent', mostDroppedPercent)).toBe('50 %');
});

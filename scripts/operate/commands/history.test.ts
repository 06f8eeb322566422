import { expect, it } from 'vitest';
import { formatPolicyDocument, defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { withOverride, withPurge } from '../change-policy';
import { describeChange } from './history';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const change = { nowMs, by: 'pat', why: 'finals day' };

const purged = formatPolicyDocument(withPurge(defaultPolicyDocument, 'tag:games', change));

it('a purge, its rollback and a later rollback are each described as such', () => {
  expect(describeChange('purge', null, purged, nowMs, 20)).toBe('purge of tag:games');
  expect(describeChange('rollback', purged, null, nowMs, 20)).toBe('purge of tag:games taken back');
  expect(describeChange('rollback', null, purged, nowMs, 20)).toBe('purge of tag:games current again');
});

it('shares are described in percent and times as durations', () => {
  const override = { freshSeconds: 60, mostDroppedPercent: 80 };
  const set = formatPolicyDocument(
    withOverride(defaultPolicyDocument, { kind: 'policy', name: 'scores' }, override, change),
  );
  expect(describeChange('set', null, set, nowMs, 20)).toBe(
    'scores.freshSeconds 3 min to 1 min, scores.mostDroppedPercent 50 % to 80 %',
  );
});

it('a budget change is described together with the derived burst', () => {
  const target = { kind: 'budget', name: 'upstream' } as const;
  const set = formatPolicyDocument(withOverride(defaultPolicyDocument, target, { callsPerSecond: 5 }, change));
  expect(describeChange('set', null, set, nowMs, 20)).toBe(
    'upstream.callsPerSecond 20 to 5, upstream.burstCalls 60 to 15',
  );
});

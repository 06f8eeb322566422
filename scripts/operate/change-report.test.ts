import { expect, it } from 'vitest';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { listChangedValues } from './change-report';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const [endedIso, laterIso] = ['2025-10-11T17:00:00Z', '2025-10-11T19:00:00Z'];

it.each([
  ['policies', 'scores'],
  ['sources', 'maxpreps.day'],
])('a value returns to the built-in one, without an end, where the restored override of %s has ended', (kind, name) => {
  const before = { ...defaultPolicyDocument, [kind]: { [name]: { freshSeconds: 60, untilIso: laterIso } } };
  const after = { ...defaultPolicyDocument, [kind]: { [name]: { freshSeconds: 120, untilIso: endedIso } } };
  const change = { name, field: 'freshSeconds', before: 60 };
  expect(listChangedValues(before, after, nowMs, 20)).toEqual([{ ...change, after: 180, untilIso: null }]);
  const current = { ...defaultPolicyDocument, [kind]: { [name]: { freshSeconds: 120, untilIso: laterIso } } };
  expect(listChangedValues(before, current, nowMs, 20)).toEqual([{ ...change, after: 120, untilIso: laterIso }]);
});

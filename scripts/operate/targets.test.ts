import { expect, it } from 'vitest';
import { readAssignments } from './targets';

it('several fields of one policy become one assignment', () => {
  const { override } = readAssignments(['scores.freshSeconds=60', 'scores.negativeSeconds=2m']).get('scores') ?? {};
  expect(override).toEqual({ freshSeconds: 60, negativeSeconds: 120 });
});

it('a field that is given twice is refused', () => {
  const twice = ['scores.freshSeconds=60', 'news.recent.freshSeconds=90', 'scores.freshSeconds=90'];
  expect(() => readAssignments(twice)).toThrow('scores.freshSeconds=90: scores.freshSeconds is given twice.');
});

it.each([
  ['scores=60', 'scores=60: which field? Say scores.freshSeconds=60, or one of liveFreshSeconds,'],
  ['news.recent=2m', 'news.recent=2m: which field? Say news.recent.freshSeconds=2m,'],
  ['upstream=5', 'upstream=5: which field? Say upstream.callsPerSecond=5, or one of burstCalls.'],
])('%s without a field is answered with the right form', (word, message) => {
  expect(() => readAssignments([word])).toThrow(message);
});

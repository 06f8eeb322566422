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

import { expect, test } from 'vitest';
import type { Game, Score } from './game';
import { countSetsSoFar } from './sets-won';

const none = [null, null] as const;

test.each<[Game['kind'], readonly Score[], Score]>([
  ['live', [[16, 25], [25, 23], [10, 18]], [1, 1]],
  ['live', [[16, 25], [12, 24], none], [0, 1]],
  ['live', [[16, 25], [23, 25], none], [0, 2]],
  ['live', [[3, 1], none, none], [0, 0]],
  // A later set has begun, so the first one is over.
  ['live', [[15, 13], [0, 0], none], [1, 0]],
  ['live', [none, none, none], [null, null]],
  ['final', [[16, 25], [25, 23], [10, 15]], [1, 2]],
  ['final', [], [null, null]],
])('in a %s game the sets %j are won as %j', (kind, columns, won) => {
  expect(countSetsSoFar(kind, columns)).toEqual(won);
}); // prettier-ignore

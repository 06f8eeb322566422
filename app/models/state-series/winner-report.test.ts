import { describe, expect, it, test } from 'vitest';
import { sortByScore, isComplete, rankOfLevel } from './winner-report';

test.each([
  ['Complete', true],
  ['COMPLETE', true],
  ['In Progress', false],
  ['Not Started', false],
  [null, false],
])('a report with the status %j is complete: %s', (status, expected) => {
  expect(isComplete({ status })).toBe(expected);
});

describe('winner report scores', () => {
  it('are sorted from fewest strokes to most, with non-numeric scores last', () => {
    const given = ['WD', '101', '98', null, '98.5', 'DQ', '9', '101'];
    const sorted = sortByScore(given.map((score, index) => ({ score, index })));
    expect(sorted.map(({ score }) => score)).toEqual(['9', '98', '98.5', '101', '101', 'WD', null, 'DQ']);
    expect(sorted[3]?.index).toBe(1);
  });

  it.each([
    ['72* 101 75 72', '72* 72 75 101'],
    ['T80 79 #81', '79 T80 #81'],
    ['72† 71(P) 73^', '71(P) 72† 73^'],
    ['75* NS 74.5*', '74.5* 75* NS'],
    ['300 299* 301+', '299* 300 301+'],
  ])('with marks, %s, are sorted by their strokes: %s', (given, sorted) => {
    const scores = sortByScore(given.split(' ').map((score) => ({ score }))).map(({ score }) => score);
    expect(scores.join(' ')).toBe(sorted);
  });
});

test('levels are sorted in the order of play, with unknown levels last', () => {
  const levels = ['Other', 'State', 'SECTIONAL', 'Regional'];
  expect(levels.sort((a, b) => rankOfLevel(a) - rankOfLevel(b))).toEqual(['Regional', 'SECTIONAL', 'State', 'Other']);
});

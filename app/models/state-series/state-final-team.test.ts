import { describe, expect, it } from 'vitest';
import { formatPlace, formatRecord, addUpRecords } from './state-final-team';

describe('a win-loss record', () => {
  it.each([
    [{ wins: 14, losses: 5, ties: 2 }, '14-5-2'],
    [{ wins: 14, losses: 5, ties: 0 }, '14-5'],
    [{ wins: 14, losses: null, ties: null }, '14-–'],
    [{ wins: null, losses: null, ties: null }, null],
  ])('%j is written %j', (record, text) => {
    expect(formatRecord(record)).toBe(text);
  });

  it('adds up', () => {
    const all = [
      { wins: 3, losses: 1, ties: null },
      { wins: null, losses: 2, ties: 1 },
    ];
    expect(addUpRecords(all)).toEqual({ wins: 3, losses: 3, ties: 1 });
    expect(addUpRecords([])).toEqual({ wins: 0, losses: 0, ties: 0 });
  });
});

it('places are written from 1st to 4th, and other places are not shown', () => {
  expect([1, 2, 3, 4, 5, null].map(formatPlace)).toEqual(['1st', '2nd', '3rd', '4th', null, null]);
});

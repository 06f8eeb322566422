import { describe, expect, it, test } from 'vitest';
import { findGolfSheet, readGolfSheet } from './golf-sheets';

describe('the name of a paper tells', () => {
  it.each([
    ['2025 Class 1A Round 1 Tee Times', { kind: 'tee-times', classId: '1A', round: 1 }],
    ['class 3a round 2 results', { kind: 'results', classId: '3A', round: 2 }],
    ['2A First Round Tee-Time', { kind: 'tee-times', classId: '2A', round: 1 }],
    ['2025 Class 2A State Final Results', { kind: 'results', classId: '2A', round: null }],
  ])('%s', (name, sheet) => {
    expect(readGolfSheet(name, 2025)).toEqual(sheet);
  });

  it.each(['2024 Class 1A Round 1 Tee Times', '2025-26 Boys Golf State Final Program', 'Round 1 Results', ''])(
    'nothing: %j',
    (name) => {
      expect(readGolfSheet(name, 2025)).toBeNull();
    },
  );
});

test('of two papers for one sheet the first, which is the newer one, is found', () => {
  const papers = [
    { name: '2024 Class 1A Round 1 Results', url: '/old' },
    { name: '2025 Class 1A Round 1 Results', url: '/corrected' },
    { name: '2025 Class 1A Round 1 Results', url: '/first' },
  ];
  expect(findGolfSheet(papers, 2025, { kind: 'results', classId: '1A', round: 1 })?.url).toBe('/corrected');
  expect(findGolfSheet(papers, 2025, { kind: 'results', classId: '1A', round: 2 })).toBeUndefined();
});

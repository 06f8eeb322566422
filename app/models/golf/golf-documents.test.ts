import { describe, expect, it, test } from 'vitest';
import { findGolfDocument, readGolfDocument } from './golf-documents';

describe('the name of a golf document', () => {
  it.each([
    ['2025 Class 1A Round 1 Tee Times', { kind: 'tee-times', classId: '1A', round: 1 }],
    ['class 3a round 2 results', { kind: 'results', classId: '3A', round: 2 }],
    ['2A First Round Tee-Time', { kind: 'tee-times', classId: '2A', round: 1 }],
    ['2025 Class 2A State Final Results', { kind: 'results', classId: '2A', round: null }],
  ])('%s is parsed', (name, document) => {
    expect(readGolfDocument(name, 2025)).toEqual(document);
  });

  it.each(['2024 Class 1A Round 1 Tee Times', '2025-26 Boys Golf State Final Program', 'Round 1 Results', ''])(
    '%j is not recognized',
    (name) => {
      expect(readGolfDocument(name, 2025)).toBeNull();
    },
  );
});

test('the first of two documents for the same round is used, because it is newer', () => {
  const documents = [
    { name: '2024 Class 1A Round 1 Results', url: '/old' },
    { name: '2025 Class 1A Round 1 Results', url: '/corrected' },
    { name: '2025 Class 1A Round 1 Results', url: '/first' },
  ];
  expect(findGolfDocument(documents, 2025, { kind: 'results', classId: '1A', round: 1 })?.url).toBe('/corrected');
  expect(findGolfDocument(documents, 2025, { kind: 'results', classId: '1A', round: 2 })).toBeUndefined();
});

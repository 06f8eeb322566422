import { expect, it } from 'vitest';
import { readPurgeScope } from './purge';

it.each([
  'everything',
  'source:news.recent',
  'tag:games-2025-10-04',
  'path:/scores',
  'path:/v1/maxpreps?GameDate=10/11/2025',
])('%s can be purged', (word) => {
  expect(readPurgeScope(word)).toBe(word);
});

it.each([
  ['all', 'say everything, source:NAME, tag:TAG or path:/PREFIX'],
  ['path:scores', 'say everything, source:NAME, tag:TAG or path:/PREFIX'],
  ['path:/scores?date=2025-10-11', 'say path:/scores.'],
  ['path:/scores#finals', 'say path:/scores.'],
])('%s is refused, because no purge would reach it', (word, advice) => {
  expect(() => readPurgeScope(word)).toThrow(advice);
});

import { expect, test } from 'vitest';
import { builtPagePaths } from '../../tests/support/route-rows';
import { isUnbuilt, patternOf } from './unbuilt-pages';

test.each(['/archives', '/archives/', '/Archives?page=2', '/archives/17', '/archives#top'])(
  'a link to %s is a link to an unbuilt page when the rows of the archive are not built',
  (address) => {
    expect(patternOf(['/archives', '/archives/{videoId}']).test(address)).toBe(true);
  },
);

test.each(['/', '/archive', '/archives/17/more', '/schools/archives', 'https://example.org/archives', '#archives'])(
  '%s is no link to the archive',
  (address) => {
    expect(patternOf(['/archives', '/archives/{videoId}']).test(address)).toBe(false);
  },
);

test('when all rows are built, every link is shown', () => {
  expect(patternOf([]).test('/archives')).toBe(false);
  expect(patternOf([]).test('')).toBe(false);
});

test('no example of a built row counts as unbuilt', () => {
  expect(builtPagePaths().filter(isUnbuilt)).toEqual([]);
});

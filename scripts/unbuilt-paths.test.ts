import { expect, test } from 'vitest';
import { isUnbuilt } from '~/config/unbuilt-pages';
import { unbuiltPaths } from './unbuilt-paths';

test('the generated list is that of the route table', () => {
  const filled = unbuiltPaths().map((path) => path.replace(/\{\w+\}/g, 'x'));
  expect(filled.filter((path) => !isUnbuilt(path))).toEqual([]);
});

test('an optional part of a path gives two paths', () => {
  expect(unbuiltPaths().filter((path) => /[[\]]/.test(path))).toEqual([]);
});

import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { atLeastOne } from './at-least-one';
import { alwaysRun, listDrawableFiles, listUndrawnFiles } from './drawn-files';
import { drawSample, isWhole, computeSampleCount } from './sample';

const items = Array.from({ length: 100 }, (_, index) => index);

it('a sample has the requested size, keeps the order and is stable, unless all items are tested', () => {
  const drawn = drawSample(items, 10);
  expect(drawn).toHaveLength(isWhole ? 100 : 10);
  expect([...drawn].sort((a, b) => a - b)).toEqual(drawn);
  expect(drawSample(items, 10)).toEqual(drawn);
  expect(computeSampleCount(100, 10)).toBe(drawn.length);
});

it('items that belong to every sample are added to the drawn ones', () => {
  expect(drawSample(items, 1, (item) => item < 3)).toEqual(expect.arrayContaining([0, 1, 2]));
});

it('a list no longer than its sample is returned unchanged', () => {
  expect(drawSample(items.slice(0, 3), 10)).toEqual([0, 1, 2]);
});

it('an eighth of the files of each folder is drawn, and the files that always run are not among them', () => {
  const folders = listDrawableFiles();
  const undrawn = new Set(listUndrawnFiles());
  for (const files of atLeastOne(folders)) {
    const drawn = files.filter((file) => !undrawn.has(file));
    expect(drawn).toHaveLength(isWhole ? files.length : Math.ceil(files.length / 8));
  }
  expect(atLeastOne(folders.flat()).filter((file) => alwaysRun.has(file))).toEqual([]);
});

it('the files that always run exist', () => {
  expect(atLeastOne(alwaysRun).filter((file) => !existsSync(file))).toEqual([]);
});

import { expect, it } from 'vitest';
import { drawSample, isWhole, computeSampleCount } from './sample';

const items = Array.from({ length: 100 }, (_, index) => index);

it('a sample has the requested size, keeps the order and is stable, unless all items are tested', () => {
  const drawn = drawSample(items, 10);
  expect(drawn).toHaveLength(isWhole ? 100 : 10);
  expect([...drawn].sort((one, other) => one - other)).toEqual(drawn);
  expect(drawSample(items, 10)).toEqual(drawn);
  expect(computeSampleCount(100, 10)).toBe(drawn.length);
});

it('items that belong to every sample are added to the drawn ones', () => {
  expect(drawSample(items, 1, (item) => item < 3)).toEqual(expect.arrayContaining([0, 1, 2]));
});

it('a list no longer than its sample is returned unchanged', () => {
  expect(drawSample(items.slice(0, 3), 10)).toEqual([0, 1, 2]);
});

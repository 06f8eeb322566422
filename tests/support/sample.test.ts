import { expect, it } from 'vitest';
import { drawSample, isWhole, computeSampleCount } from './sample';

const items = Array.from({ length: 100 }, (_, index) => index);

it('a sample has so many items in their order, the same ones all day, unless everything is looked at', () => {
  const drawn = drawSample(items, 10);
  expect(drawn).toHaveLength(isWhole ? 100 : 10);
  expect([...drawn].sort((one, other) => one - other)).toEqual(drawn);
  expect(drawSample(items, 10)).toEqual(drawn);
  expect(computeSampleCount(100, 10)).toBe(drawn.length);
});

it('what is in each sample is in it beside those that are drawn', () => {
  expect(drawSample(items, 1, (item) => item < 3)).toEqual(expect.arrayContaining([0, 1, 2]));
});

it('a list that is no longer than its sample is whole', () => {
  expect(drawSample(items.slice(0, 3), 10)).toEqual([0, 1, 2]);
});

import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random.ts';

/** Whether this run tests everything instead of samples (`npm run test:all`). */
export const isWhole = process.env.TEST_ALL === '1';

/** Seed of the samples: the current day, so that all runs of a day draw the same ones. `TEST_SEED` overrides it. */
export const sampleSeed = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10);

/**
 * Draws `count` items by the seed, in their order; returns all items in a full run.
 * @param always whether an item belongs to every sample, in addition to the drawn ones
 */
export function drawSample<Item>(
  items: readonly Item[],
  count: number,
  always: (item: Item) => boolean = () => false,
): readonly Item[] {
  if (isWhole || items.length <= count) return items;
  const codes = Array.from(sampleSeed, (letter) => letter.charCodeAt(0));
  const getRandom = createRepeatableRandom(codes.reduce((sum, code) => (sum * 31 + code) | 0, 7));
  // The first numbers of small seeds are similar.
  for (let skipped = 0; skipped < 20; skipped += 1) getRandom();
  const drawn = items.map((item) => ({ item, rank: getRandom() })).sort((a, b) => a.rank - b.rank);
  const chosen = new Set(drawn.slice(0, count).map(({ item }) => item));
  return items.filter((item) => chosen.has(item) || always(item));
}

/** The sample's count, or that of everything in a full run. */
export function computeSampleCount(all: number, sample: number): number {
  return isWhole ? all : sample;
}

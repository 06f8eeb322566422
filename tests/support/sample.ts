import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random.ts';

/** Whether this run looks at everything (`npm run test:all`). */
export const isWhole = process.env.TEST_ALL === '1';

/** What samples are drawn by: the day, so that each day sees other ones and all runs of a day the same. `TEST_SEED` names another. */
export const sampleSeed = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10);

/**
 * So many of them in their order, drawn by the seed; all of them when everything is looked at.
 * @param always tells which are in each sample, beside those that are drawn
 */
export function drawSample<Item>(
  items: readonly Item[],
  count: number,
  always: (item: Item) => boolean = () => false,
): readonly Item[] {
  if (isWhole || items.length <= count) return items;
  const codes = Array.from(sampleSeed, (letter) => letter.charCodeAt(0));
  const getRandom = createRepeatableRandom(codes.reduce((sum, code) => (sum * 31 + code) | 0, 7));
  // The first numbers of a small state are alike.
  for (let skipped = 0; skipped < 20; skipped += 1) getRandom();
  const drawn = items.map((item) => ({ item, rank: getRandom() })).sort((one, other) => one.rank - other.rank);
  const chosen = new Set(drawn.slice(0, count).map(({ item }) => item));
  return items.filter((item) => chosen.has(item) || always(item));
}

/** So many of a sample, or all. */
export function computeSampleCount(all: number, sample: number): number {
  return isWhole ? all : sample;
}

/** A reproducible sample: the same seed selects the same items, in their original order. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  if (items.length <= count) return items;
  const next = randomNumbers(seed);
  const ranked = items.map((item, index) => ({ item, index, rank: next() }));
  const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
  return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item);
}

/** Mulberry32: small, and uniform enough for this. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

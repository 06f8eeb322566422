/** Seeded random numbers in [0, 1) (Marsaglia's xorshift, 32 bits) for repeatable runs. */
export function createRepeatableRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

export function drawMoments(count: number, fromMs: number, lengthMs: number, random: () => number): number[] {
  return Array.from(
    { length: count },
    () => fromMs + lengthMs * Math.min(1, (random() + random() + random()) / 2.4),
  ).sort((a, b) => a - b);
}

/** Draws indexes from 0 with probability proportional to 1/rank. */
export function createZipf(count: number, random: () => number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= count; rank += 1) sums.push((sum += 1 / rank));
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

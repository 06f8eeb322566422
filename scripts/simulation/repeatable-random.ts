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

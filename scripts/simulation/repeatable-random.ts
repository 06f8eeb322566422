/** Numbers in [0, 1) that a failing run can repeat (Marsaglia's xorshift, 32 bits). */
export function repeatableRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

/** The middle one of some samples; of an even number the upper of the two in the middle. */
export function median(samples: readonly number[]): number {
  return [...samples].sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? NaN;
}

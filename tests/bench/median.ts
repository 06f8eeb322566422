export function computeMedian(samples: readonly number[]): number {
  return [...samples].sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? NaN;
}

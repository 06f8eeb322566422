/** Type size of the first line relative to the second, with the second's wider spacing. */
const sizeRatio = 1.7;

export function splitBrandLines(name: string): readonly [first: string, second: string] {
  const words = name.trim().split(/\s+/);
  const breaks = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { first, second, gap: Math.abs(first.length * sizeRatio - second.length) };
  });
  const [best] = breaks.sort((a, b) => a.gap - b.gap);
  return best === undefined ? [name.trim(), ''] : [best.first, best.second];
}

/**
 * A number of things in words: `1 school`, `1,240 schools`, `3 entries`.
 * @param plural unless it is the noun with an s
 */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

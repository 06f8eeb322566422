/** `, page 2 of 6`; empty for a single page. */
export function formatPage(page: number, lastPage: number): string {
  return lastPage === 1 ? '' : `, page ${page} of ${lastPage}`;
}

/** A number with its noun: `1 school`, `1,240 schools`, `3 entries`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}

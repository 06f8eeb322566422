/** Shown where a part of a page is unavailable. `what` is its heading. */
export function formatUnavailable(what: string): string {
  return `${what} could not be loaded right now.`;
}

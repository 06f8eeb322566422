/**
 * Says that a part of a page could not be had, where the part would be. An empty part has words of its own.
 * @param what the part as its heading names it: `Upcoming events`
 */
export function formatUnavailable(what: string): string {
  return `${what} could not be loaded right now.`;
}

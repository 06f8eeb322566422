/** A map that searches for the site of a game, which upstream gives only in words. */
export function buildMapUrl(site: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: site }).toString()}`;
}

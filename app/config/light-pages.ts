/*
 * Pages that are documents of their own, outside the site layout: the router in the browser has nothing to show for them, so
 * links to them load a document.
 */

const lightPaths = [
  /^\/pairings(?:[?#]|$)/,
  /^\/sports\/football\/state-series\/timetable(?:[?#]|$)/,
  /^\/sports\/[^/?#]+\/state-series\/live(?:[?#]|$)/,
  /^\/data\/official\/clinics\.htm(?:[?#]|$)/i,
];

/** True for the path of such a page, with or without query and fragment. */
export function isLightPage(path: string): boolean {
  return lightPaths.some((pattern) => pattern.test(path));
}

/** What is on now in a sport's state series. */
export function buildLivePath(sportId: string): string {
  return `/sports/${sportId}/state-series/live`;
}

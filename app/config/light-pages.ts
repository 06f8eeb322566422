/*
 * Pages that are documents of their own, outside the frame: the router in the browser has nothing to show for them, so
 * links to them load a document.
 */

/** True for the path of such a page, with or without query and fragment. */
export function isLightPage(path: string): boolean {
  return /^\/(?:pairings|sports\/football\/state-series\/timetable|sports\/[^/?#]+\/state-series\/live)(?:[?#]|$)/.test(
    path,
  );
}

/** What is on now in a sport's state series. */
export function livePath(sportId: string): string {
  return `/sports/${sportId}/state-series/live`;
}

/** How the names of the feeds of final scores begin; the sport follows. */
export const scoresPrefix = 'scores-';

/** The feed of the final scores of a sport as Atom, for the links by which readers find it. */
export function scoresFeedPath(sportId: string): string {
  return `/feeds/${scoresPrefix}${sportId}.atom`;
}

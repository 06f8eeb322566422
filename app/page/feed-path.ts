import { buildHref, Route } from '~/href';
/** How the names of the feeds of final scores begin; the slug of the sport or the id of the school follows. */
export const scoresPrefix = 'scores-';

/** The feed of the final scores of a sport, or of a school in all its sports, as Atom, for the links by which readers find it. */
export function buildScoresFeedPath(teamKey: string): string {
  return buildHref(Route.feed, { file: `${scoresPrefix}${teamKey}.atom` });
}

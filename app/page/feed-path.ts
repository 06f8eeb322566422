import { buildHref, Route } from '~/href';

/** Prefix of the names of score feeds, followed by a sport's slug or a school's id. */
export const scoresPrefix = 'scores-';

/** Path of the Atom feed of final scores of a sport, or of a school in all its sports. */
export function buildScoresFeedPath(teamKey: string): string {
  return buildHref(Route.feed, { file: `${scoresPrefix}${teamKey}.atom` });
}

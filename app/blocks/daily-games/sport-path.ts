import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';

/** A link below the heading of a scores page. */
export interface ScoresLink {
  readonly to: string;
  readonly text: string;
}

/** Where the scores of a regular season are week by week, of those sports that have such a page. */
export function buildWeeklyScoresLinks(sports: readonly Sport[]): readonly ScoresLink[] {
  return sports
    .filter(({ hasRegularSeasonPages }) => hasRegularSeasonPages)
    .map((sport) => ({
      to: buildHref(Route.fbRsScores, { sportId: sport.id }),
      text: `${sport.title} scores by week`,
    }));
}

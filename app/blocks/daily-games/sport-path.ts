import { type Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';

/** A link below the heading of a scores page. */
export interface ScoresLink {
  readonly to: string;
  readonly text: string;
}

/** Links to weekly scores of the regular season, for sports that have such a page. */
export function buildWeeklyScoresLinks(sports: readonly Sport[]): readonly ScoresLink[] {
  return sports
    .filter(({ hasRegularSeasonPages }) => hasRegularSeasonPages)
    .map((sport) => ({
      to: buildHref(Route.fbRsScores, { sportId: sport.id }),
      text: `${sport.title} scores by week`,
    }));
}

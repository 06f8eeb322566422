import { type Sport, buildSportPath } from '~/config/sports';

/** The page of one sport's daily games. */
export function buildDailyGamesPath(sportId: string): string {
  return `/sports/${sportId}/scores`;
}

/** A link below the heading of a scores page. */
export interface ScoresLink {
  readonly to: string;
  readonly text: string;
}

/** Where the scores of a regular season are week by week, of those sports that have such a page. */
export function buildWeeklyScoresLinks(sports: readonly Sport[]): readonly ScoresLink[] {
  return sports
    .filter(({ hasRegularSeasonPages }) => hasRegularSeasonPages)
    .map((sport) => ({ to: `${buildSportPath(sport)}/regular-season/scores`, text: `${sport.title} scores by week` }));
}

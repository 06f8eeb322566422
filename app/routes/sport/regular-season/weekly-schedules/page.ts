import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { footballSeason } from '~/config/football';
import { requestBeside, type PageRequest } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import { weeklySchedules } from '~/upstream/football-lists';
import { chooseWeek } from './weekly-view';

/**
 * The games of the whole season, of which the page shows a week. Without them it stands, with words. The scores of that week have the numbers of
 * the games, which lead to their pages, and say how they ended.
 */
export function sources({ params, query, clock }: PageRequest) {
  requireRegularSeasonSport(params);
  const week = chooseWeek(query, clock, footballSeason);
  return {
    optional: { games: weeklySchedules.with({}) },
    dependent: { ...(week !== null && { scores: requestBeside(footballScores.with({ week: String(week) })) }) },
  };
}

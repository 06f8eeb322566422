import { requestGamesAroundToday } from '~/blocks/daily-games/game-requests';
import { findSport } from '~/config/sports';
import type { PageRequest } from '~/page/page-sources';
import { sources as sourcesOfTeams } from '../page';

/** The key of the path's file: `0101` of `0101.json`. */
export function readTeamKey({ params }: Pick<PageRequest, 'params'>): string {
  return (params.file ?? '').replace(/\.json$/, '');
}

/** The games of today and, for a school, of the days around it. Without the schools nothing can be said of one. */
export function sources(request: PageRequest) {
  const { schools, games } = sourcesOfTeams(request).optional;
  const isSport = findSport(readTeamKey(request)) !== undefined;
  return {
    critical: { schools },
    optional: { games, ...(!isSport && requestGamesAroundToday(request.clock)) },
  };
}

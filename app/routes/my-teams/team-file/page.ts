import { keepOnly, requestGamesAroundToday, requestKeptStreams } from '~/blocks/daily-games/game-requests';
import { requestKeptScoreboards } from '~/blocks/daily-games/games-of-school';
import { findSport } from '~/config/sports';
import { type PageRequest, requestBeside } from '~/page/page-sources';
import { allEvents } from '~/upstream/events';
import { requestOfSchools, sources as sourcesOfTeams } from '../page';

/** The key of the path's file: `0101` of `0101.json`. */
export function readTeamKey({ params }: Pick<PageRequest, 'params'>): string {
  return (params.file ?? '').replace(/\.json$/, '');
}

/** The games of today and, for a school, of the days around it. Without the schools nothing can be said of one. */
export function sources(request: PageRequest) {
  const { schools, games } = sourcesOfTeams(request).optional;
  const key = readTeamKey(request);
  const isSport = findSport(key) !== undefined;
  const daysAround = isSport ? {} : requestGamesAroundToday(request.clock);
  return {
    critical: { schools },
    optional: { games, ...daysAround },
    dependent: {
      ...requestOfSchools(isSport ? [] : [key], { schools, games, daysAround }, request.clock),
      ...requestKeptScoreboards(games, { withKept: true }),
      ...requestKeptStreams(),
      // Says what comes for a school without games.
      events: keepOnly(requestBeside(allEvents.with({}))),
    },
  };
}

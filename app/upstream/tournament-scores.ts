import { defineSource } from '~/cache/source/define-source';
import { formatPathDate } from './fields/moment';
import { gameSource, readGames, readListedGames } from './fields/rows';
import { tournamentGame } from './fields/tournament-game';
import { defineGroup } from './wire';

/* State-series games of one sport: GET /v1/sports/{sportId}/tournament-scores. */

const define = defineGroup('tournament-scores', 'scores', {
  ...gameSource,
  listTags: ({ sportId }) => ['games', `sport-${sportId}`],
});

/** The state-series games of one sport on one day, all classes. */
export const tournamentScoresOfDay = defineSource({
  name: 'tournament-scores.day',
  policy: 'scores',
  sample: { sportId: 'girls-flag-football', day: '2025-10-11' },
  buildPath: ({ sportId, day }) =>
    `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores?GameDate=${formatPathDate(day)}`,
  buildSchema: readListedGames(tournamentGame),
  ...gameSource,
  listTags: ({ sportId, day }) => ['games', `games-${day}`, `sport-${sportId}`],
});

/** Every state-series game of one class of a sport, all days of its latest edition. */
export const tournamentScoresOfClass = define(
  'class',
  '/v1/sports/{sportId}/tournament-scores?Class={classId}',
  readGames(tournamentGame),
  {
    sample: { sportId: 'boys-soccer', classId: '1A' },
  },
);

/** Every state-series game of a sport, all classes and days of its latest edition. */
export const tournamentScores = define('all', '/v1/sports/{sportId}/tournament-scores', readGames(tournamentGame), {
  sample: { sportId: 'girls-flag-football' },
});

/** Every state-series game of a class; of the sport where classes do not divide its games. */
export function requestTournamentScores(sportId: string, classId: string | null) {
  return classId === null ? tournamentScores.with({ sportId }) : tournamentScoresOfClass.with({ sportId, classId });
}

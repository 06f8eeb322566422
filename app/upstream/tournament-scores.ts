import { defineSource, type WireContext } from '~/cache/define-source';
import { formatPathDate } from './fields/moment';
import { gameRows, gameSource } from './fields/rows';
import { tournamentGame } from './fields/tournament-game';

/* State-series games of one sport: GET /v1/sports/{sportId}/tournament-scores. */

/** The state-series games of one sport on one day, all classes. */
export const tournamentScoresOfDay = defineSource({
  name: 'tournament-scores.day',
  sample: { sportId: 'girls-flag-football', day: '2025-10-11' },
  buildPath: ({ sportId, day }) =>
    `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores?GameDate=${formatPathDate(day)}`,
  buildSchema: (context, params) => gameRows(context, tournamentGame(context, params?.day), params),
  ...gameSource,
  listTags: ({ sportId, day }) => ['games', `games-${day}`, `sport-${sportId}`],
});

/** Every state-series game of one class of a sport, all days of its latest edition. */
export const tournamentScoresOfClass = defineSource({
  name: 'tournament-scores.class',
  sample: { sportId: 'boys-soccer', classId: '1A' },
  buildPath: ({ sportId, classId }) =>
    `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores?Class=${encodeURIComponent(classId)}`,
  buildSchema: (context, params) => gameRows(context, tournamentGame(context), params),
  ...gameSource,
  listTags: ({ sportId }) => ['games', `sport-${sportId}`],
});

/** Every state-series game of a sport, all classes and days of its latest edition. */
export const tournamentScores = defineSource({
  name: 'tournament-scores.all',
  sample: { sportId: 'girls-flag-football' },
  buildPath: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores`,
  buildSchema: (context: WireContext) => gameRows(context, tournamentGame(context)),
  ...gameSource,
  listTags: ({ sportId }) => ['games', `sport-${sportId}`],
});

/** Every state-series game of a class; of the sport where classes do not divide its games. */
export function requestTournamentScores(sportId: string, classId: string | null) {
  return classId === null ? tournamentScores.with({ sportId }) : tournamentScoresOfClass.with({ sportId, classId });
}

import { defineSource, MEBIBYTE, type WireContext } from '~/cache/define-source';
import { gameRows, gameSource } from './fields/rows';
import { footballGame } from './fields/tournament-game';

/* The games of football: GET /v1/football/scores, week by week. */

const listTags = () => ['games', 'sport-football'];

/** Weeks 1 to 9 are the regular season, 10 to 14 the playoffs. */
export const footballScores = defineSource({
  name: 'football-games.week',
  sample: { week: '7' },
  unread: {
    TournamentID: 'nothing that is shown is found by the number of the tournament',
    indicator: 'the winner is named by its own field',
  },
  buildPath: ({ week }) => `/v1/football/scores?FBWeek=${encodeURIComponent(week)}`,
  buildSchema: (context: WireContext) => gameRows(context, footballGame(context)),
  ...gameSource,
  listTags,
  maxBytes: 4 * MEBIBYTE,
});

/** The football games of a week with teams of a class; before the playoffs classes are tentative. */
export const footballScoresOfClass = defineSource({
  name: 'football-games.week-class',
  sample: { week: '7', classId: '3A' },
  buildPath: ({ week, classId }) =>
    `/v1/football/scores?FBWeek=${encodeURIComponent(week)}&Class=${encodeURIComponent(classId)}`,
  buildSchema: (context, params) => gameRows(context, footballGame(context), params),
  ...gameSource,
  listTags,
  maxBytes: 4 * MEBIBYTE,
});

import { MEBIBYTE } from '~/cache/source/define-source';
import { playoffSportId } from '~/config/facts/playoffSportId.generated';
import { gameSource, readListedGames } from './fields/rows';
import { footballGame } from './fields/tournament-game';
import { defineGroup } from './wire';

/* The games of football: GET /v1/football/scores, week by week. */

const define = defineGroup('football-games', 'scores', {
  ...gameSource,
  listTags: () => ['games', `sport-${playoffSportId}`],
  maxBytes: 4 * MEBIBYTE,
});

/** Weeks 1 to 9 are the regular season, 10 to 14 the playoffs. */
export const footballScores = define('week', '/v1/football/scores?FBWeek={week}', readListedGames(footballGame), {
  sample: { week: '7' },
  unread: {
    TournamentID: 'nothing that is shown is found by the number of the tournament',
    indicator: 'the winner is named by its own field',
  },
});

/** The football games of a week with teams of a class; before the playoffs classes are tentative. */
export const footballScoresOfClass = define(
  'week-class',
  '/v1/football/scores?FBWeek={week}&Class={classId}',
  readListedGames(footballGame),
  { sample: { week: '7', classId: '3A' } },
);

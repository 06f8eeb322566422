import type { Route } from '../../http/router';
import { answerGamesOfDay } from './game-feed';
import { answerTournamentScores } from './tournament-scores';

export const gameRoutes: readonly Route[] = [
  {
    pattern: '/v1/maxpreps',
    handler: answerGamesOfDay,
    endpoints: ['maxpreps-home', 'maxpreps-day', 'mp-scores-request'],
    examples: ['/v1/maxpreps?GameDate={M/d/yyyy}', '/v1/maxpreps?GameDate={M/d/yyyy}&Random=Y'],
  },
  {
    pattern: '/v1/sports/{sportId}/tournament-scores',
    handler: answerTournamentScores,
    endpoints: ['tournament-scores'],
    examples: [
      '/v1/sports/boys-cross-country/tournament-scores?GameDate={MM/dd/yyyy}',
      '/v1/sports/girls-flag-football/tournament-scores',
      '/v1/sports/boys-soccer/tournament-scores?Class=1A',
    ],
  },
];

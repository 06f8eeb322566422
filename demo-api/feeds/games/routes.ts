import type { Route } from '../../http/router';
import { gamesOfDay } from './game-feed';
import { tournamentScores } from './tournament-scores';

export const gameRoutes: readonly Route[] = [
  {
    pattern: '/v1/maxpreps',
    handler: gamesOfDay,
    endpoints: ['maxpreps-home', 'maxpreps-day', 'mp-scores-request'],
    examples: ['/v1/maxpreps?GameDate={M/d/yyyy}', '/v1/maxpreps?GameDate={M/d/yyyy}&Random=Y'],
  },
  {
    pattern: '/v1/sports/{sportId}/tournament-scores',
    handler: tournamentScores,
    endpoints: ['tournament-scores'],
    examples: [
      '/v1/sports/boys-cross-country/tournament-scores?GameDate={MM/dd/yyyy}',
      '/v1/sports/girls-flag-football/tournament-scores',
      '/v1/sports/boys-soccer/tournament-scores?Class=1A',
    ],
  },
];

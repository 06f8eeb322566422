import type { Route } from '../../http/router';
import { answerCoach } from './coach';
import { answerHistory } from './history';
import { answerRosters } from './rosters';
import { answerScores } from './scores';
import { answerTeamPhoto } from './team-photo';
import { answerTeams } from './teams';

export const stateFinalRoutes: readonly Route[] = [
  {
    pattern: '/v1/statefinal/teams',
    handler: answerTeams,
    endpoints: ['sf-teams', 'sf-team'],
    examples: [
      '/v1/statefinal/teams?sportId=boys-soccer',
      '/v1/statefinal/teams?sportId=football',
      '/v1/statefinal/teams?sportId=boys-soccer&schoolId=0101',
      '/v1/statefinal/teams?sportId=girls-flag-football&schoolId=2207',
      '/v1/statefinal/teams?sportId=girls-soccer&schoolId=2905',
    ],
  },
  {
    pattern: '/v1/statefinal/rosters',
    handler: answerRosters,
    endpoints: ['sf-rosters'],
    examples: ['/v1/statefinal/rosters?sportId=boys-soccer', '/v1/statefinal/rosters?sportId=girls-flag-football'],
  },
  {
    pattern: '/v1/statefinal/scores',
    handler: answerScores,
    endpoints: ['sf-scores'],
    examples: ['/v1/statefinal/scores?sportId=boys-soccer'],
  },
  {
    pattern: '/v1/statefinal/coach',
    handler: answerCoach,
    endpoints: ['sf-coach'],
    examples: ['/v1/statefinal/coach?sportId=boys-soccer&schoolId=0101'],
  },
  {
    pattern: '/v1/statefinal/history',
    handler: answerHistory,
    endpoints: ['sf-history'],
    examples: ['/v1/statefinal/history?sportId=boys-soccer&schoolId=0101'],
  },
  {
    pattern: '/media/team-photos/{file}',
    handler: answerTeamPhoto,
    endpoints: [],
    examples: ['/media/team-photos/boys-soccer-0101-{last year}.svg'],
  },
];

import type { Route } from '../../http/router';
import { coach } from './coach';
import { history } from './history';
import { rosters } from './rosters';
import { scores } from './scores';
import { teamPhoto } from './team-photo';
import { teams } from './teams';

export const stateFinalRoutes: readonly Route[] = [
  {
    pattern: '/v1/statefinal/teams',
    handler: teams,
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
    handler: rosters,
    endpoints: ['sf-rosters'],
    examples: ['/v1/statefinal/rosters?sportId=boys-soccer', '/v1/statefinal/rosters?sportId=girls-flag-football'],
  },
  {
    pattern: '/v1/statefinal/scores',
    handler: scores,
    endpoints: ['sf-scores'],
    examples: ['/v1/statefinal/scores?sportId=boys-soccer'],
  },
  {
    pattern: '/v1/statefinal/coach',
    handler: coach,
    endpoints: ['sf-coach'],
    examples: ['/v1/statefinal/coach?sportId=boys-soccer&schoolId=0101'],
  },
  {
    pattern: '/v1/statefinal/history',
    handler: history,
    endpoints: ['sf-history'],
    examples: ['/v1/statefinal/history?sportId=boys-soccer&schoolId=0101'],
  },
  {
    pattern: '/media/team-photos/{file}',
    handler: teamPhoto,
    endpoints: [],
    examples: ['/media/team-photos/boys-soccer-0101-{last year}.svg'],
  },
];

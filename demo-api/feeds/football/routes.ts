import type { Route } from '../../http/router';
import { outOfStateGames } from './out-of-state';
import { pollLastNext } from './poll-games';
import { poll } from './polls';
import { conferenceSchedules, schoolSchedule } from './schedules';
import { scores } from './scores';
import { conferenceStandings, standings } from './standings';
import {
  cooperativeTeams,
  enrollmentsByName,
  enrollmentsBySize,
  footballConferences,
  footballSchools,
} from './team-lists';
import { weeklySchedules } from './weekly';

export const footballRoutes: readonly Route[] = [
  {
    pattern: '/v1/football/enrollments/alpha',
    handler: enrollmentsByName,
    endpoints: ['fb-enrollments-alpha'],
    examples: ['/v1/football/enrollments/alpha'],
  },
  {
    pattern: '/v1/football/enrollments/numeric',
    handler: enrollmentsBySize,
    endpoints: ['fb-enrollments-numeric'],
    examples: ['/v1/football/enrollments/numeric'],
  },
  {
    pattern: '/v1/football/conferences',
    handler: footballConferences,
    endpoints: ['fb-conferences'],
    examples: ['/v1/football/conferences'],
  },
  {
    pattern: '/v1/football/schools',
    handler: footballSchools,
    endpoints: ['fb-schools'],
    examples: ['/v1/football/schools'],
  },
  {
    pattern: '/v1/football/scores',
    handler: scores,
    endpoints: ['fb-scores'],
    examples: ['/v1/football/scores?FBWeek=7', '/v1/football/scores?FBWeek=6&Class=3A'],
  },
  {
    pattern: '/v1/football/conference-standings',
    handler: standings,
    endpoints: ['fb-standings'],
    examples: ['/v1/football/conference-standings'],
  },
  {
    pattern: '/v1/football/weekly-schedules',
    handler: weeklySchedules,
    endpoints: ['fb-weekly'],
    examples: ['/v1/football/weekly-schedules'],
  },
  {
    pattern: '/v1/football/out-of-state',
    handler: outOfStateGames,
    endpoints: ['fb-out-of-state'],
    examples: ['/v1/football/out-of-state'],
  },
  {
    pattern: '/v1/football/cooperative-teams',
    handler: cooperativeTeams,
    endpoints: ['fb-coop'],
    examples: ['/v1/football/cooperative-teams'],
  },
  {
    pattern: '/v1/football/polls/{class}',
    handler: poll,
    endpoints: ['fb-polls'],
    examples: ['/v1/football/polls/1A', '/v1/football/polls/8A'],
  },
  {
    pattern: '/v1/football/poll-last-next',
    handler: pollLastNext,
    endpoints: ['fb-poll-last-next'],
    examples: ['/v1/football/poll-last-next'],
  },
];

/** Football's `{sportId}` routes come late, because their patterns also match other addresses. */
export const teamSportRoutes: readonly Route[] = [
  {
    pattern: '/v1/{sportId}/conference-schedules/{conferenceId}',
    handler: conferenceSchedules,
    endpoints: ['conf-schedules'],
    examples: ['/v1/football/conference-schedules/12'],
  },
  {
    pattern: '/v1/{sportId}/conference-standings/{conferenceId}',
    handler: conferenceStandings,
    endpoints: ['conf-standings'],
    examples: ['/v1/football/conference-standings/12'],
  },
  {
    pattern: '/v1/{sportId}/schools/{schoolId}',
    handler: schoolSchedule,
    endpoints: ['fb-school-schedule'],
    examples: ['/v1/football/schools/123'],
  },
];

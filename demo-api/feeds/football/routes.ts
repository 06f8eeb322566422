import type { Route } from '../../http/router';
import { answerOutOfStateGames } from './out-of-state';
import { answerPollLastNext } from './poll-games';
import { answerPoll } from './polls';
import { answerConferenceSchedules, answerSchoolSchedule } from './schedules';
import { answerScores } from './scores';
import { answerConferenceStandings, answerStandings } from './standings';
import {
  answerCooperativeTeams,
  answerEnrollmentsByName,
  answerEnrollmentsBySize,
  answerFootballConferences,
  answerFootballSchools,
} from './team-lists';
import { answerWeeklySchedules } from './weekly';

export const footballRoutes: readonly Route[] = [
  {
    pattern: '/v1/football/enrollments/alpha',
    handler: answerEnrollmentsByName,
    endpoints: ['fb-enrollments-alpha'],
    examples: ['/v1/football/enrollments/alpha'],
  },
  {
    pattern: '/v1/football/enrollments/numeric',
    handler: answerEnrollmentsBySize,
    endpoints: ['fb-enrollments-numeric'],
    examples: ['/v1/football/enrollments/numeric'],
  },
  {
    pattern: '/v1/football/conferences',
    handler: answerFootballConferences,
    endpoints: ['fb-conferences'],
    examples: ['/v1/football/conferences'],
  },
  {
    pattern: '/v1/football/schools',
    handler: answerFootballSchools,
    endpoints: ['fb-schools'],
    examples: ['/v1/football/schools'],
  },
  {
    pattern: '/v1/football/scores',
    handler: answerScores,
    endpoints: ['fb-scores'],
    examples: ['/v1/football/scores?FBWeek=7', '/v1/football/scores?FBWeek=6&Class=3A'],
  },
  {
    pattern: '/v1/football/conference-standings',
    handler: answerStandings,
    endpoints: ['fb-standings'],
    examples: ['/v1/football/conference-standings'],
  },
  {
    pattern: '/v1/football/weekly-schedules',
    handler: answerWeeklySchedules,
    endpoints: ['fb-weekly'],
    examples: ['/v1/football/weekly-schedules'],
  },
  {
    pattern: '/v1/football/out-of-state',
    handler: answerOutOfStateGames,
    endpoints: ['fb-out-of-state'],
    examples: ['/v1/football/out-of-state'],
  },
  {
    pattern: '/v1/football/cooperative-teams',
    handler: answerCooperativeTeams,
    endpoints: ['fb-coop'],
    examples: ['/v1/football/cooperative-teams'],
  },
  {
    pattern: '/v1/football/polls/{class}',
    handler: answerPoll,
    endpoints: ['fb-polls'],
    examples: ['/v1/football/polls/1A', '/v1/football/polls/8A'],
  },
  {
    pattern: '/v1/football/poll-last-next',
    handler: answerPollLastNext,
    endpoints: ['fb-poll-last-next'],
    examples: ['/v1/football/poll-last-next'],
  },
];

/** Football's `{sportId}` routes come late, because their patterns also match other addresses. */
export const teamSportRoutes: readonly Route[] = [
  {
    pattern: '/v1/{sportId}/conference-schedules/{conferenceId}',
    handler: answerConferenceSchedules,
    endpoints: ['conf-schedules'],
    examples: ['/v1/football/conference-schedules/12'],
  },
  {
    pattern: '/v1/{sportId}/conference-standings/{conferenceId}',
    handler: answerConferenceStandings,
    endpoints: ['conf-standings'],
    examples: ['/v1/football/conference-standings/12'],
  },
  {
    pattern: '/v1/{sportId}/schools/{schoolId}',
    handler: answerSchoolSchedule,
    endpoints: ['fb-school-schedule'],
    examples: ['/v1/football/schools/123'],
  },
];

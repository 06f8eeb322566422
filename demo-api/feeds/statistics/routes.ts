import type { Handler, Route } from '../../http/router';
import { answerLeaders } from './leaders';
import { answerRpi } from './ratings';
import { answerSchoolSchedule } from './schedules';
import { answerSchoolInfo, answerSchoolList, answerSchoolPhoto } from './schools';
import { answerConferenceList, answerConferenceStandings } from './standings';

export const statisticsRoutes: readonly Route[] = [
  {
    pattern: '/leaders',
    handler: answerLeaders,
    endpoints: ['proxy-leaders'],
    examples: [
      '/leaders?gendersport=boys,basketball&category=scoring&season=fall&state=IL',
      '/leaders?gendersport=boys,football&category=total%20yards&season=fall&state=IL',
    ],
  },
  routeProvider('mp-conference-list', 'conference-list', answerConferenceList, ['conference-list?sportId=softball']),
  routeProvider('mp-school-list', 'school-list', answerSchoolList, [
    'school-list?sportId=baseball',
    'school-list?sportId=girls-volleyball',
  ]),
  routeProvider('mp-conference-standings', 'conference-standings/{leagueId}', answerConferenceStandings, [
    'conference-standings/45',
  ]),
  routeProvider('mp-school-info', 'school-info/{uid}', answerSchoolInfo, ['school-info/abc123']),
  routeProvider('mp-school-photo', 'school-team-photo/{uid}', answerSchoolPhoto, ['school-team-photo/abc123']),
  routeProvider('mp-school-schedule', 'school-schedule/{uid}', answerSchoolSchedule, ['school-schedule/abc123']),
  routeProvider('mp-rpi', 'rpi/{sportId}', answerRpi, ['rpi/boys-basketball', 'rpi/football', 'rpi/boys-football']),
];

function routeProvider(endpoint: string, path: string, handler: Handler, examples: readonly string[]): Route {
  return {
    pattern: `/v1/maxpreps/${path}`,
    handler,
    endpoints: [endpoint],
    examples: examples.map((example) => `/v1/maxpreps/${example}`),
  };
}

import type { Handler, Route } from '../../http/router';
import { leaders } from './leaders';
import { rpi } from './ratings';
import { schoolSchedule } from './schedules';
import { schoolInfo, schoolList, schoolPhoto } from './schools';
import { conferenceList, conferenceStandings } from './standings';

export const statisticsRoutes: readonly Route[] = [
  {
    pattern: '/leaders',
    handler: leaders,
    endpoints: ['proxy-leaders'],
    examples: [
      '/leaders?gendersport=boys,basketball&category=scoring&season=fall&state=IL',
      '/leaders?gendersport=boys,football&category=total%20yards&season=fall&state=IL',
    ],
  },
  provider('mp-conference-list', 'conference-list', conferenceList, ['conference-list?sportId=softball']),
  provider('mp-school-list', 'school-list', schoolList, [
    'school-list?sportId=baseball',
    'school-list?sportId=girls-volleyball',
  ]),
  provider('mp-conference-standings', 'conference-standings/{leagueId}', conferenceStandings, [
    'conference-standings/45',
  ]),
  provider('mp-school-info', 'school-info/{uid}', schoolInfo, ['school-info/abc123']),
  provider('mp-school-photo', 'school-team-photo/{uid}', schoolPhoto, ['school-team-photo/abc123']),
  provider('mp-school-schedule', 'school-schedule/{uid}', schoolSchedule, ['school-schedule/abc123']),
  provider('mp-rpi', 'rpi/{sportId}', rpi, ['rpi/boys-basketball', 'rpi/football', 'rpi/boys-football']),
];

function provider(endpoint: string, path: string, handler: Handler, examples: readonly string[]): Route {
  return {
    pattern: `/v1/maxpreps/${path}`,
    handler,
    endpoints: [endpoint],
    examples: examples.map((example) => `/v1/maxpreps/${example}`),
  };
}

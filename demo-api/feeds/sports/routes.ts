import type { Handler, Route } from '../../http/router';
import { fiveYearCalendar } from './five-year-calendar';
import { tournamentResources } from './resources';
import { tournamentResults } from './results';
import { scoreboard, tournamentScoreboard } from './scoreboards';
import { sport } from './sports';
import { tournamentInfo } from './tournament-info';
import { forecast, weatherIcon } from './weather';

export const sportRoutes: readonly Route[] = [
  ofSport('', 'sport', sport, ['boys-basketball', 'football', 'boys-golf', 'unified-bowling']),
  ofSport('/tournament-scoreboard', 'sport-tournament-scoreboard', tournamentScoreboard, [
    'boys-basketball',
    'girls-flag-football',
    'girls-cross-country',
    'girls-golf',
    'girls-tennis',
  ]),
  ofSport('/scoreboard', 'sport-scoreboard', scoreboard, ['football', 'girls-volleyball']),
  ofSport('/tournament-resources', 'sport-tournament-resources', tournamentResources, ['baseball', 'boys-basketball']),
  ofSport('/tournament-info', 'sport-tournament-info', tournamentInfo, [
    'football',
    'girls-flag-football',
    'boys-golf',
  ]),
  ofSport('/5-year-calendar', 'five-year-calendar', fiveYearCalendar, ['girls-volleyball', 'boys-track-field']),
  ofSport('/tournament-results', 'tournament-results', tournamentResults, [
    'boys-golf',
    'girls-golf',
    'boys-basketball',
  ]),
  {
    pattern: '/v1/weather/forecast/{facilityId}',
    handler: forecast,
    endpoints: ['weather'],
    examples: ['/v1/weather/forecast/101'],
  },
  {
    pattern: '/media/weather/{file}',
    handler: weatherIcon,
    endpoints: [],
    examples: ['/media/weather/partly-cloudy-day.svg'],
  },
];

function ofSport(suffix: string, endpoint: string, handler: Handler, sportIds: readonly string[]): Route {
  return {
    pattern: `/v1/sports/{sportId}${suffix}`,
    handler,
    endpoints: [endpoint],
    examples: sportIds.map((id) => `/v1/sports/${id}${suffix}`),
  };
}

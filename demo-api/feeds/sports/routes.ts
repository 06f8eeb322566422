import type { Handler, Route } from '../../http/router';
import { answerFiveYearCalendar } from './five-year-calendar';
import { answerTournamentResources } from './resources';
import { answerTournamentResults } from './results';
import { answerScoreboard, answerTournamentScoreboard } from './scoreboards';
import { answerSport } from './sports';
import { answerTournamentInfo } from './tournament-info';
import { answerForecast, answerWeatherIcon } from './weather';

export const sportRoutes: readonly Route[] = [
  routeSport('', 'sport', answerSport, ['boys-basketball', 'football', 'boys-golf', 'unified-bowling']),
  routeSport('/tournament-scoreboard', 'sport-tournament-scoreboard', answerTournamentScoreboard, [
    'boys-basketball',
    'girls-flag-football',
    'girls-cross-country',
    'girls-golf',
    'girls-tennis',
  ]),
  routeSport('/scoreboard', 'sport-scoreboard', answerScoreboard, ['football', 'girls-volleyball']),
  routeSport('/tournament-resources', 'sport-tournament-resources', answerTournamentResources, [
    'baseball',
    'boys-basketball',
  ]),
  routeSport('/tournament-info', 'sport-tournament-info', answerTournamentInfo, [
    'football',
    'girls-flag-football',
    'boys-golf',
  ]),
  routeSport('/5-year-calendar', 'five-year-calendar', answerFiveYearCalendar, [
    'girls-volleyball',
    'boys-track-field',
  ]),
  routeSport('/tournament-results', 'tournament-results', answerTournamentResults, [
    'boys-golf',
    'girls-golf',
    'boys-basketball',
  ]),
  {
    pattern: '/v1/weather/forecast/{facilityId}',
    handler: answerForecast,
    endpoints: ['weather'],
    examples: ['/v1/weather/forecast/101'],
  },
  {
    pattern: '/media/weather/{file}',
    handler: answerWeatherIcon,
    endpoints: [],
    examples: ['/media/weather/partly-cloudy-day.svg'],
  },
];

function routeSport(suffix: string, endpoint: string, handler: Handler, sportIds: readonly string[]): Route {
  return {
    pattern: `/v1/sports/{sportId}${suffix}`,
    handler,
    endpoints: [endpoint],
    examples: sportIds.map((id) => `/v1/sports/${id}${suffix}`),
  };
}

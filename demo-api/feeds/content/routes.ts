import type { Route } from '../../http/router';
import { socialHistory } from '../front/social';
import { plainPage } from '../site/landing-pages';
import { broadcasts } from './broadcasts';
import { calendarWidget } from './calendar-widget';
import { page } from './pages';

export const contentRoutes: readonly Route[] = [
  {
    pattern: '/v1/pages/{path...}',
    handler: page,
    endpoints: ['pages'],
    examples: [
      '/v1/pages/about/mission',
      '/v1/pages/about/statequalifier',
      '/v1/pages/health-safety/concussion',
      '/v1/pages/officials',
      '/v1/pages/news-media/videos',
    ],
  },
  {
    pattern: '/social-history',
    handler: socialHistory,
    endpoints: ['social-history'],
    examples: ['/social-history'],
  },
  {
    pattern: '/broadcasts',
    handler: broadcasts,
    endpoints: ['broadcasts-search'],
    examples: [
      '/broadcasts?activity=Flag Football&state=IL&card=true&start=0&size=12',
      '/broadcasts?activity=Football&state=IL&card=true&start=0&size=12',
    ],
  },
  {
    pattern: '/widgets/calendar',
    handler: calendarWidget,
    endpoints: ['calendar-widget'],
    examples: ['/widgets/calendar', '/widgets/calendar?view=mobile'],
  },
  // Placeholders for linked sites of other organizations.
  ...['/live-scoring', '/timing', '/tennis-app'].flatMap((path) => [place(path), place(`${path}/{name...}`)]),
];

function place(pattern: string): Route {
  return { pattern, handler: plainPage, endpoints: [], examples: [] };
}

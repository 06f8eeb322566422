import type { Route } from '../../http/router';
import { answerSocialHistory } from '../front/social';
import { answerPlainPage } from '../site/landing-pages';
import { answerBroadcasts } from './broadcasts';
import { answerCalendarWidget } from './calendar-widget';
import { answerPage } from './pages';

export const contentRoutes: readonly Route[] = [
  {
    pattern: '/v1/pages/{path...}',
    handler: answerPage,
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
    handler: answerSocialHistory,
    endpoints: ['social-history'],
    examples: ['/social-history'],
  },
  {
    pattern: '/broadcasts',
    handler: answerBroadcasts,
    endpoints: ['broadcasts-search'],
    examples: [
      '/broadcasts?activity=Flag Football&state=IL&card=true&start=0&size=12',
      '/broadcasts?activity=Football&state=IL&card=true&start=0&size=12',
    ],
  },
  {
    pattern: '/widgets/calendar',
    handler: answerCalendarWidget,
    endpoints: ['calendar-widget'],
    examples: ['/widgets/calendar', '/widgets/calendar?view=mobile'],
  },
  // Placeholders for linked sites of other organizations.
  ...['/live-scoring', '/timing', '/tennis-app'].flatMap((path) => [place(path), place(`${path}/{name...}`)]),
];

function place(pattern: string): Route {
  return { pattern, handler: answerPlainPage, endpoints: [], examples: [] };
}

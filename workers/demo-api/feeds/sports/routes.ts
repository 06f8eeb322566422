import type { Route } from '../../http/router';
import { sport } from './sports';

/** What belongs to one sport: its pages, people, dates and documents. */
export const sportRoutes: readonly Route[] = [
  { pattern: '/v1/sports/{sportId}', handler: sport, endpoints: ['sport'], examples: ['/v1/sports/boys-basketball'] },
];

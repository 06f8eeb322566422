import type { Route } from '../../http/router';
import { qualifiers, qualifiersOfTerm } from './qualifiers';

export const crossCountryRoutes: readonly Route[] = [
  {
    pattern: '/v1/statefinal/cc-qualifiers',
    handler: qualifiers,
    endpoints: ['cc-qualifiers'],
    examples: [
      '/v1/statefinal/cc-qualifiers?tournamentId={first state meet}',
      '/v1/statefinal/cc-qualifiers?tournamentId={last state meet}',
    ],
  },
  {
    pattern: '/v1/{term}/statefinal/cc-qualifiers',
    handler: qualifiersOfTerm,
    endpoints: [],
    examples: [],
  },
];

import type { Route } from '../../http/router';
import { answerQualifiers, answerTermQualifiers } from './qualifiers';

export const crossCountryRoutes: readonly Route[] = [
  {
    pattern: '/v1/statefinal/cc-qualifiers',
    handler: answerQualifiers,
    endpoints: ['cc-qualifiers'],
    examples: [
      '/v1/statefinal/cc-qualifiers?tournamentId={first state meet}',
      '/v1/statefinal/cc-qualifiers?tournamentId={last state meet}',
    ],
  },
  {
    pattern: '/v1/{term}/statefinal/cc-qualifiers',
    handler: answerTermQualifiers,
    endpoints: [],
    examples: [],
  },
];

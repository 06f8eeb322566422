import type { Route } from '../../http/router';
import { clinchers } from './clinchers';
import { outlook } from './outlook';
import { qualifiers } from './qualifiers';

/** The football playoffs: from clinchers to the title games. */
export const playoffRoutes: readonly Route[] = [
  {
    pattern: '/v1/football/playoff-clinchers',
    handler: clinchers,
    endpoints: ['fb-clinchers'],
    examples: ['/v1/football/playoff-clinchers'],
  },
  {
    pattern: '/v1/football/playoff-qualifiers',
    handler: qualifiers,
    endpoints: ['fb-qualifiers'],
    examples: ['/v1/football/playoff-qualifiers'],
  },
  {
    pattern: '/v1/football/playoff-outlook2',
    handler: outlook,
    endpoints: ['fb-outlook'],
    examples: ['/v1/football/playoff-outlook2'],
  },
];

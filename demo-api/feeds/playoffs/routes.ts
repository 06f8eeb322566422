import type { Route } from '../../http/router';
import { classMap } from './class-map';
import { clinchers } from './clinchers';
import { footballLegacyPage } from './legacy-pages';
import { outlook } from './outlook';
import { legacySections, mapAddress } from './playoff-addresses';
import { qualifiers } from './qualifiers';
import { playoffSummary } from './summary';
import { timetable } from './timetable';

/** `playoff-addresses.ts` describes the addresses of legacy pages and maps. */
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
  {
    pattern: '/v1/football/playoff-summary/{classNumber}',
    handler: playoffSummary,
    endpoints: ['fb-playoff-summary', 'fb-playoff-summary-token'],
    examples: ['/v1/football/playoff-summary/3', '/v1/football/playoff-summary/1900-3'],
  },
  {
    pattern: '/v1/football/playoff-timetable',
    handler: timetable,
    endpoints: ['fb-timetable'],
    examples: ['/v1/football/playoff-timetable'],
  },
  {
    pattern: '/legacy/football/{page}.htm',
    handler: footballLegacyPage,
    endpoints: ['fb-frame'],
    examples: ['/legacy/football/guide.htm', '/legacy/football/1abracket.htm'],
  },
  {
    pattern: '/legacy/football/{term}/{page}.htm',
    handler: footballLegacyPage,
    endpoints: ['fb-frame'],
    examples: legacySections.map((section) => `/legacy/football/{last term}/3a${section}.htm`),
  },
  { pattern: '/media/maps/football/{file}', handler: classMap, endpoints: [], examples: [mapAddress('1A')] },
  {
    pattern: '/media/maps/football/{term}/{file}',
    handler: classMap,
    endpoints: [],
    examples: ['/media/maps/football/{last term}/8a.svg'],
  },
];

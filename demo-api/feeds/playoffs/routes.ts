import type { Route } from '../../http/router';
import { answerClassMap } from './class-map';
import { answerClinchers } from './clinchers';
import { answerFootballLegacyPage } from './legacy-pages';
import { answerOutlook } from './outlook';
import { legacySections, buildMapAddress } from './playoff-addresses';
import { answerQualifiers } from './qualifiers';
import { answerPlayoffSummary } from './summary';
import { answerTimetable } from './timetable';

/** `playoff-addresses.ts` describes the addresses of legacy pages and maps. */
export const playoffRoutes: readonly Route[] = [
  {
    pattern: '/v1/football/playoff-clinchers',
    handler: answerClinchers,
    endpoints: ['fb-clinchers'],
    examples: ['/v1/football/playoff-clinchers'],
  },
  {
    pattern: '/v1/football/playoff-qualifiers',
    handler: answerQualifiers,
    endpoints: ['fb-qualifiers'],
    examples: ['/v1/football/playoff-qualifiers'],
  },
  {
    pattern: '/v1/football/playoff-outlook2',
    handler: answerOutlook,
    endpoints: ['fb-outlook'],
    examples: ['/v1/football/playoff-outlook2'],
  },
  {
    pattern: '/v1/football/playoff-summary/{classNumber}',
    handler: answerPlayoffSummary,
    endpoints: ['fb-playoff-summary', 'fb-playoff-summary-token'],
    examples: ['/v1/football/playoff-summary/3', '/v1/football/playoff-summary/1900-3'],
  },
  {
    pattern: '/v1/football/playoff-timetable',
    handler: answerTimetable,
    endpoints: ['fb-timetable'],
    examples: ['/v1/football/playoff-timetable'],
  },
  {
    pattern: '/legacy/football/{page}.htm',
    handler: answerFootballLegacyPage,
    endpoints: ['fb-frame'],
    examples: ['/legacy/football/guide.htm', '/legacy/football/1abracket.htm'],
  },
  {
    pattern: '/legacy/football/{term}/{page}.htm',
    handler: answerFootballLegacyPage,
    endpoints: ['fb-frame'],
    examples: legacySections.map((section) => `/legacy/football/{last term}/3a${section}.htm`),
  },
  { pattern: '/media/maps/football/{file}', handler: answerClassMap, endpoints: [], examples: [buildMapAddress('1A')] },
  {
    pattern: '/media/maps/football/{term}/{file}',
    handler: answerClassMap,
    endpoints: [],
    examples: ['/media/maps/football/{last term}/8a.svg'],
  },
];

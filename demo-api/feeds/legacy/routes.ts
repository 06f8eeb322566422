import type { Route } from '../../http/router';
import { answerRecordsPage } from './records-page';
import { answerSchoolRecords } from './school-records';
import { answerLegacyData, answerLegacyScores } from './sections';

/** Pages of the old web server that the site embeds. */
export const legacyRoutes: readonly Route[] = [
  {
    pattern: '/legacy/data/{abbr}/{page}.htm',
    handler: answerLegacyData,
    endpoints: ['legacy-section', 'legacy-tennis'],
    examples: [
      '/legacy/data/ffg/1abracket.htm',
      '/legacy/data/sob/2apair.htm',
      '/legacy/data/vbg/2asite.htm',
      '/legacy/data/ba/3awinner.htm',
      '/legacy/data/chr/1aentry.htm',
      '/legacy/data/tnb/1singles.htm',
      '/legacy/data/tnb/2index.htm',
    ],
  },
  {
    pattern: '/legacy/scores/{page}.htm',
    handler: answerLegacyScores,
    endpoints: ['legacy-scores'],
    examples: ['/legacy/scores/sob1a.htm', '/legacy/scores/ffg1a.htm'],
  },
  {
    pattern: '/records/{abbr}.htm',
    handler: answerRecordsPage,
    endpoints: ['records-page'],
    examples: ['/records/bkb.htm', '/records/sog.htm', '/records/mu.htm'],
  },
  {
    pattern: '/legacy/schools/records/{schoolId}.htm',
    handler: answerSchoolRecords,
    endpoints: ['school-records-html'],
    examples: ['/legacy/schools/records/0101.htm', '/legacy/schools/records/2207.htm'],
  },
];

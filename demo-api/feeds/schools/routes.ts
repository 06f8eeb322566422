import type { Route } from '../../http/router';
import { answerSchoolsByDistrict } from './districts';
import { answerEnrollments } from './enrollments';
import { answerEntries } from './entries';
import { answerSchool } from './school-detail';
import { answerSchools } from './schools';
import { answerStaff } from './staff';

export const schoolRoutes: readonly Route[] = [
  {
    pattern: '/v1/schools',
    handler: answerSchools,
    endpoints: ['schools', 'builtin-school-index'],
    examples: ['/v1/schools'],
  },
  // Must precede `/v1/schools/{id}`.
  {
    pattern: '/v1/schools/schools-by-district',
    handler: answerSchoolsByDistrict,
    endpoints: ['schools-by-district'],
    examples: ['/v1/schools/schools-by-district'],
  },
  { pattern: '/v1/schools/{id}', handler: answerSchool, endpoints: ['school'], examples: ['/v1/schools/0101'] },
  {
    pattern: '/v1/schools/{id}/staff',
    handler: answerStaff,
    endpoints: ['school-staff'],
    examples: ['/v1/schools/0101/staff'],
  },
  { pattern: '/v1/schools/{id}/staff2', handler: answerStaff, endpoints: [], examples: ['/v1/schools/0101/staff2'] },
  {
    pattern: '/v1/schools/{id}/entries',
    handler: answerEntries,
    endpoints: ['school-entries'],
    examples: ['/v1/schools/0101/entries'],
  },
  {
    pattern: '/v1/classification/enrollments',
    handler: answerEnrollments,
    endpoints: ['classification-enrollments'],
    examples: ['/v1/classification/enrollments'],
  },
];

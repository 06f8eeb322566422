import type { Route } from '../../http/router';
import { schoolsByDistrict } from './districts';
import { enrollments } from './enrollments';
import { entries } from './entries';
import { school } from './school-detail';
import { schools } from './schools';
import { staff } from './staff';

export const schoolRoutes: readonly Route[] = [
  {
    pattern: '/v1/schools',
    handler: schools,
    endpoints: ['schools', 'builtin-school-index'],
    examples: ['/v1/schools'],
  },
  // Must precede `/v1/schools/{id}`.
  {
    pattern: '/v1/schools/schools-by-district',
    handler: schoolsByDistrict,
    endpoints: ['schools-by-district'],
    examples: ['/v1/schools/schools-by-district'],
  },
  { pattern: '/v1/schools/{id}', handler: school, endpoints: ['school'], examples: ['/v1/schools/0101'] },
  {
    pattern: '/v1/schools/{id}/staff',
    handler: staff,
    endpoints: ['school-staff'],
    examples: ['/v1/schools/0101/staff'],
  },
  { pattern: '/v1/schools/{id}/staff2', handler: staff, endpoints: [], examples: ['/v1/schools/0101/staff2'] },
  {
    pattern: '/v1/schools/{id}/entries',
    handler: entries,
    endpoints: ['school-entries'],
    examples: ['/v1/schools/0101/entries'],
  },
  {
    pattern: '/v1/classification/enrollments',
    handler: enrollments,
    endpoints: ['classification-enrollments'],
    examples: ['/v1/classification/enrollments'],
  },
];

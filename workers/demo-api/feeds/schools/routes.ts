import type { Route } from '../../http/router';
import { school, schools } from './schools';

/** Member schools: the directory and what hangs on a school. */
export const schoolRoutes: readonly Route[] = [
  { pattern: '/v1/schools', handler: schools, endpoints: ['schools'], examples: ['/v1/schools'] },
  { pattern: '/v1/schools/{id}', handler: school, endpoints: ['school'], examples: ['/v1/schools/0101'] },
];

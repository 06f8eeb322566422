import type { PageRequest } from '~/page/page-sources';
import { sources as sourcesOfTeams } from '../page';

/** The same as the page reads. Without the schools nothing can be said of one. */
export function sources(request: PageRequest) {
  const { schools, games } = sourcesOfTeams(request).optional;
  return { critical: { schools }, optional: { games } };
}

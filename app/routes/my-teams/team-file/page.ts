import { isTeamKey } from '~/models/teams/followed-teams';
import type { PageRequest } from '~/page/page-sources';
import { sources as sourcesOfTeams } from '../page';

/** `0101` of `0101.json`. */
export function parseTeamFile(file = ''): string {
  const key = /^(.*)\.json$/.exec(file)?.[1] ?? '';
  if (!isTeamKey(key)) throw new Response(null, { status: 404 });
  return key;
}

/**
 * The same as the page reads. Without the schools nothing can be said of one.
 * @throws Response 404 for what names no school or sport
 */
export function sources(request: PageRequest) {
  parseTeamFile(request.params.file);
  const { schools, games } = sourcesOfTeams(request).optional;
  return { critical: { schools }, optional: { games } };
}

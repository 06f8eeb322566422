import type { Game } from '~/models/games/game';
import type { DirectorySchool } from '~/models/schools/directory-school';
import { joinSchools } from '~/models/teams/join-schools';
import { type DependentRequest, requestBeside, type SourceValue } from '~/page/page-sources';
import { allSchools } from '~/upstream/schools';

/** The school directory, for links to teams. No page waits long for it. */
export function requestSchools(): { readonly schools: DependentRequest<DirectorySchool[]> } {
  return { schools: requestBeside(allSchools.with({})) };
}

/** The games with the schools that the directory has. */
export function joinGames(
  games: SourceValue<Game[]> | null,
  schools: SourceValue<DirectorySchool[]> | null | undefined,
): SourceValue<Game[]> | null {
  return games && { ...games, value: [...joinSchools(games.value, schools?.value ?? null)] };
}

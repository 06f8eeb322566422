import type { Game } from '~/models/games/game';
import type { DirectorySchool } from '~/models/schools/directory-school';
import { joinSchools } from '~/models/teams/join-schools';
import { type DependentRequest, requestBeside, type SourceValue } from '~/page/page-sources';
import { allSchools } from '~/upstream/schools';

/** The directory, which tells whose teams the games of the daily feed are of. No page waits for it long; without it teams are not linked. */
export function requestSchools(): { readonly schools: DependentRequest<DirectorySchool[]> } {
  return { schools: requestBeside(allSchools.with({})) };
}

/** The games of an answer with the numbers of their schools, as far as the directory is there. */
export function joinGames(
  games: SourceValue<Game[]> | null,
  schools: SourceValue<DirectorySchool[]> | null | undefined,
): SourceValue<Game[]> | null {
  return games && { ...games, value: [...joinSchools(games.value, schools?.value ?? null)] };
}

import type { Game } from '~/models/games/game';

/* Persistent ids of rows, for `SourceDefinition.rowIds`. */

/** Ids of games do not change when games are postponed. Schools are included, because another association may use the same ids. */
export function assignGameIds(games: readonly Pick<Game, 'id' | 'teams'>[]): string[] {
  return games.map(({ id, teams }) => [id, ...teams.map(({ schoolId }) => schoolId)].join(' '));
}

/** The name is included, because every association may number its schools from `0001`. */
export function assignSchoolIds(schools: readonly { readonly id: string; readonly name: string }[]): string[] {
  return schools.map(({ id, name }) => `${id} ${name}`);
}

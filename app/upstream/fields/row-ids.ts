import type { Game } from '~/models/games/game';

/* What rows stay recognizable by, for `SourceDefinition.rowIds`. */

/** Games keep their ids and schools while they are postponed, moved and played. Another association may number its games alike. */
export function gameIds(games: readonly Pick<Game, 'id' | 'teams'>[]): string[] {
  return games.map(({ id, teams }) => [id, ...teams.map(({ schoolId }) => schoolId)].join(' '));
}

/** Every association may count its schools from `0001`, so the name belongs to what tells them apart. */
export function schoolIds(schools: readonly { readonly id: string; readonly name: string }[]): string[] {
  return schools.map(({ id, name }) => `${id} ${name}`);
}

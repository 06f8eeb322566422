import { buildHref, Route } from '~/href';
import { type GameList } from '~/models/games/game-path';
import type { ScoreCardView } from '~/models/games/score-card-view';

/* Addresses of the pictures of link previews. Services keep a picture under its address, so that of a game has its score. */

/** The parameter `v` decides nothing: another score is another address. */
export function buildGamePicturePath(
  id: string,
  list: GameList,
  { state, teams }: Pick<ScoreCardView, 'state' | 'teams'>,
): string {
  const scores = teams.map((team) => team.scores.map((score) => score ?? '').join('.')).join('-');
  return `${buildHref(Route.gamePicture, { contestId: id, query: list })}&${new URLSearchParams({ v: `${state}-${scores}` }).toString()}`;
}

/** @param day content day: a bracket has a new address each day */
export function buildBracketPicturePath(sportId: string, classId: string | null, day: string): string {
  return `${buildHref(Route.bracketPicture, { sportId, classId })}?v=${day}`;
}

import { buildHref, Route } from '~/href';
import { type GameList } from '~/models/games/game-path';
import type { ScoreCardView } from '~/models/games/score-card-view';

/* Addresses of link preview pictures. Services cache pictures by address, so a game's address has its score. */

/** `v` only makes each score another address. */
export function buildGamePicturePath(
  id: string,
  list: GameList,
  { state, teams }: Pick<ScoreCardView, 'state' | 'teams'>,
): string {
  const scores = teams.map((team) => team.scores.map((score) => score ?? '').join('.')).join('-');
  return `${buildHref(Route.gamePicture, { contestId: id, query: list })}&${new URLSearchParams({ v: `${state}-${scores}` }).toString()}`;
}

/** A bracket has a new address each content day. */
export function buildBracketPicturePath(sportId: string, classId: string | null, day: string): string {
  return `${buildHref(Route.bracketPicture, { sportId, classId })}?v=${day}`;
}

import type { BracketGame, BracketRound, BracketUnit } from './bracket';

/**
 * The numbers of those games of one part of a bracket whose winners or losers are waited for in the same part, by id. All games are counted, round by
 * round and from top to bottom, so that a game keeps its number from the first day to the last.
 */
export function numberGames(units: readonly BracketUnit[]): ReadonlyMap<string, number> {
  const numbers = numberAllGames(units);
  const games = units.flatMap(({ rounds, placements }) => [...rounds.flatMap(listRoundGames), ...placements]);
  const awaited = new Set(games.flatMap(({ slots }) => slots.flatMap((slot) => ('of' in slot ? [slot.of.id] : []))));
  return new Map([...numbers].filter(([id]) => awaited.has(id)));
}

/** The numbers of all games of one part, by id. */
export function numberAllGames(units: readonly BracketUnit[]): ReadonlyMap<string, number> {
  const games = units.flatMap(gamesInOrder);
  return new Map(games.map(({ game }, index) => [game.id, index + 1]));
}

/** The game for third place is played before the final. */
function gamesInOrder({ rounds, placements }: BracketUnit): BracketGame[] {
  const last = rounds.slice(-1);
  return [...rounds.slice(0, -1).flatMap(listRoundGames), ...placements, ...last.flatMap(listRoundGames)];
}

/** The games of a round from top to bottom. */
export function listRoundGames({ cells }: BracketRound): BracketGame[] {
  return cells.flatMap((cell) => (cell.kind === 'game' ? [cell.game] : []));
}

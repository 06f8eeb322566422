import type { BracketGame, BracketRound, BracketUnit } from './bracket';

/** Numbers of games that later games of the part name, by id. All games are counted, so that numbers never change. */
export function numberGames(units: readonly BracketUnit[]): ReadonlyMap<string, number> {
  const numbers = numberAllGames(units);
  const games = units.flatMap(({ rounds, placements }) => [...rounds.flatMap(listRoundGames), ...placements]);
  const awaited = new Set(games.flatMap(({ slots }) => slots.flatMap((slot) => ('of' in slot ? [slot.of.id] : []))));
  return new Map([...numbers].filter(([id]) => awaited.has(id)));
}

/** The numbers of all games of one part, by id. */
export function numberAllGames(units: readonly BracketUnit[]): ReadonlyMap<string, number> {
  const games = units.flatMap(listGamesInOrder);
  return new Map(games.map(({ game }, index) => [game.id, index + 1]));
}

/** Third place is played before the final. */
function listGamesInOrder({ rounds, placements }: BracketUnit): BracketGame[] {
  const last = rounds.slice(-1);
  return [...rounds.slice(0, -1).flatMap(listRoundGames), ...placements, ...last.flatMap(listRoundGames)];
}

export function listRoundGames({ cells }: BracketRound): BracketGame[] {
  return cells.flatMap((cell) => (cell.kind === 'game' ? [cell.game] : []));
}

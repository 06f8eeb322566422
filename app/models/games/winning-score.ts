import { countSetsWon, formatDecision, formatFullScore, type Game, getColumns, type TeamIndex } from './game';

/** The score of a game that is over, the winner's first: `31-21`, `2-1 (2OT)`, `Forfeit`; `null` if unknown. */
export function formatWinningScore(game: Game, winner: TeamIndex): string | null {
  if (game.kind === 'forfeit') return 'Forfeit';
  if (game.kind !== 'final') return null;
  const columns = getColumns(game);
  const [first, second] = game.countsSets ? countSetsWon(columns) : (columns[0] ?? [null, null]);
  const score = formatFullScore(winner === 0 ? [first, second] : [second, first]);
  const decision = formatDecision(game);
  return [score, decision === null ? null : `(${decision})`].filter((part) => part !== null).join(' ') || null;
}

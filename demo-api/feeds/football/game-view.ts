import type { Context } from '../../http/context';
import { createDice } from '../../random/dice';
import { outOfState, type Game } from '../../world/game';
import { getGameState, findWinner, type GameState } from '../../world/game-state';
import { getOtherSide } from './team-identity';

export interface GameView {
  readonly state: GameState;
  /** Null until the game is over. */
  readonly mine: number | null;
  readonly theirs: number | null;
  /** Empty until the game is over. */
  readonly result: 'W' | 'L' | '';
  /** Spellings vary. */
  readonly note: string;
}

export function buildGameView(context: Context, game: Game, side: 'home' | 'away'): GameView {
  const state = getGameState(game, context.clock);
  const over = state.status === 'final' ? state.result : state.status === 'forfeit' ? state : null;
  const winner = findWinner(game, state);
  return {
    state,
    mine: over?.[side] ?? null,
    theirs: over?.[getOtherSide(side)] ?? null,
    result: winner === null ? '' : winner === side ? 'W' : 'L',
    note: writeNote(game, state, side),
  };
}

export function isOutOfState(game: Game): boolean {
  return game.home === outOfState || game.away === outOfState;
}

/** Spellings differ between the sides. */
function writeNote(game: Game, state: GameState, side: 'home' | 'away'): string {
  const roll = createDice(game.key, 'note', side);
  switch (state.status) {
    case 'final':
      return state.result.ending === '' ? '' : formatOvertime(state.result.ending, roll.drawBelow(7));
    case 'forfeit':
      return roll.pick(['Forfeit', 'FF', 'forfeit', 'Forf.']);
    case 'cancelled':
      return roll.pick(['Cancelled', 'Canceled', 'CNL']);
    case 'postponed':
      return roll.pick(['PPD', 'Postponed']);
    case 'scheduled':
    case 'live':
    case 'unreported':
      return '';
  }
}

function formatOvertime(ending: string, style: number): string {
  const count = ending.replace('OT', '') || '1';
  switch (style) {
    case 0:
      return `(${ending})`;
    case 1:
      return ending.toLowerCase();
    case 2:
      return count === '1' ? 'OT ' : `${count} OT`;
    case 3:
      return count === '1' ? '1OT' : `${count}-OT`;
    default:
      return ending;
  }
}

/** `7:00` */
export function formatTimeWithoutMeridiem(startMinutes: number): string {
  const hour = Math.floor(startMinutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(startMinutes % 60).padStart(2, '0')}`;
}

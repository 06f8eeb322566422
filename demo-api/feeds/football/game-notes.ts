import { formatClockTime, formatShortDate, getWeekdayName } from '../../calendar/civil';
import { computeMinutesSinceMidnight } from '../../calendar/clock';
import { createDiceFor, type Context } from '../../http/context';
import type { Game } from '../../world/game';
import type { GameState } from '../../world/game-state';
import { writeScheduleChange } from '../games/tournament-notes';

const occasions = [
  'Homecoming',
  'Homecoming',
  'Senior Night',
  'The Corn Crib Game',
  'Battle for the Iron Skillet',
  'Hall of Fame Night',
  'Game of the Week',
  'First meeting since 1987',
] as const;

/** Null for the row's default highlight. */
export function findRegularHighlight(context: Context, game: Game, state: GameState): string | null {
  if (state.status === 'final' && state.result.ending !== '') return null;
  const roll = createDiceFor(context, 'occasion', game.id);
  return roll.drawChance(0.06) ? roll.pick(occasions) : null;
}

/** Changes appear on the day they are announced. */
export function formatRegularScheduleChange(context: Context, game: Game, state: GameState): string {
  const roll = createDiceFor(context, 'football-change', game.id);
  if (state.status === 'postponed') {
    return roll.pick(['Postponed', 'PPD - lightning', 'Postponed: weather', 'POSTPONED']);
  }
  if (state.status === 'cancelled') return roll.pick(['Cancelled', 'Canceled', 'Cancelled by mutual agreement']);
  if (game.makesUpFor !== null)
    return `Moved from ${getWeekdayName(game.makesUpFor)} ${formatShortDate(game.makesUpFor)}`;
  const isMoved = roll.drawChance(0.03);
  const before = formatClockTime(game.startMinutes + roll.pick([-60, 60, 30]));
  if (isMoved && computeMinutesSinceMidnight(context.clock, game.day - 2) >= 0) return `New time (was ${before})`;
  return writeScheduleChange(context, game);
}

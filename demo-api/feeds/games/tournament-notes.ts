import { formatClockTime, formatShortDate } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import type { Dice } from '../../random/dice';
import type { Game } from '../../world/game';
import type { GameState } from '../../world/game-state';
import { playShootout } from '../../world/scoring/shootout';
import { getSport } from '../../world/sports';

/** Null without overtime or a make-up. */
export function writeHighlight(context: Context, game: Game, state: GameState): string | null {
  if (state.status !== 'final') return null;
  const roll = createDiceFor(context, 'highlight', game.id);
  if (state.result.ending !== '') return formatEnding(roll, state.result.ending, game);
  if (game.makesUpFor !== null) return `Make Up from ${formatShortDate(game.makesUpFor)}`;
  return roll.drawChance(0.03) ? roll.pick(remarks) : null;
}

const remarks = ['Neutral site', 'Sold out', 'Standing room only', 'Radio game of the week'] as const;

/** `5 INN`, `SO`, `3OT` in varied spellings. */
function formatEnding(roll: Dice, ending: string, game: Game): string {
  if (ending === 'SO') {
    const kicks = playShootout(game.key).join('-');
    return roll.pick(['SO', 'SO', `SO ${kicks}`, `PK ${kicks}`, `PKs (${kicks})`, `Penalty kicks, ${kicks}`]);
  }
  const innings = /^(\d+) INN$/.exec(ending)?.[1];
  if (innings !== undefined) return roll.pick([ending, ending, ending, `${innings} Inn.`, `${innings} innings`]);
  return ending === 'OT'
    ? roll.pick(['OT', 'OT', 'OT', '1OT', 'ot'])
    : roll.pick([ending, ending, ending.replace('OT', ' OT')]);
}

const daysOfNotice = 2;

/** Make-ups are announced on the original day, other changes two days ahead. */
export function writeScheduleChange(context: Context, game: Game): string {
  const { clock } = context;
  const roll = createDiceFor(context, 'schedule-change', game.id);
  if (game.makesUpFor !== null) {
    if (clock.today < game.makesUpFor) return '';
    const lost = formatShortDate(game.makesUpFor);
    return roll.pick([`Make Up from ${lost}`, `Moved from ${lost}`, `Postponed ${lost} (weather)`]);
  }
  if (!roll.drawChance(0.03) || clock.today < game.day - daysOfNotice) return '';
  const before = formatClockTime(game.startMinutes + roll.pick([-60, -30, 30, 60]));
  return roll.pick([
    `Time changed from ${before}`,
    `Was ${before}`,
    'Site changed',
    'Doors open one hour before the game',
  ]);
}

const delays = ['Delayed start: bus broke down', 'Power outage, resumed after 20 minutes', 'Medical delay'] as const;
const indoors: ReadonlySet<string> = new Set(['court', 'net', 'pool']);

/** A forfeit, or rarely a delay. */
export function writeCircumstance(context: Context, game: Game, state: GameState): string | null {
  const roll = createDiceFor(context, 'circumstance', game.id);
  if (state.status === 'forfeit') {
    return roll.pick(['Forfeit', 'Forfeit', 'forfeit', 'FORFEIT', 'Win by forfeit', 'Forfeit (ineligible player)']);
  }
  if (state.status !== 'final' || !roll.drawChance(0.012)) return null;
  const isIndoors = indoors.has(getSport(game.plan.sportId).surface);
  return roll.pick(isIndoors ? delays : [...delays, 'Lightning delay of 35 minutes', 'Lightning delay (1 hr.)']);
}

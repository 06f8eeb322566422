import { formatClockTime } from '../../calendar/civil';
import type { Dice } from '../../random/dice';
import type { RoundView } from '../../world/golf/round-view';

/** `4`, `"4"`, `"+4"`, `-1`, `"-1"`, `0` or `"E"` */
export function formatLooseVersusPar(roll: Dice, value: number | null): unknown {
  const form = roll.drawWeighted([55, 25, 20]);
  if (value === null || form === 0) return value;
  if (value === 0) return 'E';
  return form === 1 && value > 0 ? `+${value}` : String(value);
}

/** An asterisk marks the tenth tee. */
export function formatTeeTime(minutes: number, isBackNine: boolean): string {
  return `${formatClockTime(minutes)}${isBackNine ? '*' : ''}`;
}

/** `7`, `"7"`, `"9*"` for another start than the first hole, `"F"` or `"WD"` */
export function formatThru(roll: Dice, view: RoundView | null): unknown {
  const isText = roll.drawChance(0.3);
  const nothing = roll.pick([null, null, '', 0]);
  if (view === null) return nothing;
  if (view.outcome !== null) return view.outcome;
  if (view.thru === 0) return nothing;
  if (view.thru === 18) return 'F';
  if (view.card.group.startHole !== 1) return `${view.thru}*`;
  return isText ? String(view.thru) : view.thru;
}

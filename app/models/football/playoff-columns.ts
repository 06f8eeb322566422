import { formatRecord, type WinLossRecord } from '../state-series/state-final-team';
import { noValue } from '../text/no-value';

/* Formats for columns of the playoff lists. */

/** `7-2`. */
export function formatWinsAndLosses(team: WinLossRecord): string {
  return formatRecord(team) ?? noValue;
}

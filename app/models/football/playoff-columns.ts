import { formatRecord, type WinLossRecord } from '../state-series/state-final-team';
import { noValue } from '../text/no-value';

/* Formats for columns of the playoff lists. */

/** `7-2`. */
export function formatWinsAndLosses(team: WinLossRecord): string {
  return formatRecord(team) ?? noValue;
}

/** `512.40`, followed by an asterisk for a team that plays above the class of its enrollment. */
export function formatEnrollment(enrollment: number | null, playsUp = false): string {
  return enrollment === null ? noValue : `${enrollment.toFixed(2)}${playsUp ? '*' : ''}`;
}

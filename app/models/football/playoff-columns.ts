import { formatRecord, type WinLossRecord } from '../state-series/state-final-team';
import { noValue } from '../text/no-value';

/* Formats for columns of the playoff lists. */

/** `7-2`. */
export function formatWinsAndLosses(team: WinLossRecord): string {
  return formatRecord(team) ?? noValue;
}

const shortFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, useGrouping: false });

/** `512` or `145.5`, where no decimals have to be below each other, followed by an asterisk as in `formatEnrollment`. */
export function formatShortEnrollment(enrollment: number | null, playsUp = false): string {
  return enrollment === null ? noValue : `${shortFormat.format(enrollment)}${playsUp ? '*' : ''}`;
}

/** `512.40`, followed by an asterisk for a team that plays above the class of its enrollment. */
export function formatEnrollment(enrollment: number | null, playsUp = false): string {
  return enrollment === null ? noValue : `${enrollment.toFixed(2)}${playsUp ? '*' : ''}`;
}

import { recordText } from '../state-series/state-final-team';
import { noValue } from '../text/no-value';
import type { QualifyingRecord } from './playoff-lists';

/* How the columns of the playoff lists are written. */

/** `7-2`. */
export function formatWinsAndLosses({ wins, losses }: QualifyingRecord): string {
  return recordText({ wins, losses, ties: null }) ?? noValue;
}

export function count(number: number | null): string {
  return number === null ? noValue : String(number);
}

/** `512.40`; with an asterisk for a team that plays in another class than that of its enrollment. */
export function formatEnrollment(enrollment: number | null, playsUp = false): string {
  return enrollment === null ? noValue : `${enrollment.toFixed(2)}${playsUp ? '*' : ''}`;
}

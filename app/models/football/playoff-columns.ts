import { recordText } from '../state-series/state-final-team';
import type { QualifyingRecord } from './playoff-lists';

/* How the columns of the playoff lists are written. */

/** Shown where the feed does not say. */
export const unknown = '–';

/** `7-2`. */
export function winsAndLosses({ wins, losses }: QualifyingRecord): string {
  return recordText({ wins, losses, ties: null }) ?? unknown;
}

export function count(number: number | null): string {
  return number === null ? unknown : String(number);
}

/** `512.40`; with an asterisk for a team that plays in another class than that of its enrollment. */
export function enrollmentText(enrollment: number | null, playsUp = false): string {
  return enrollment === null ? unknown : `${enrollment.toFixed(2)}${playsUp ? '*' : ''}`;
}

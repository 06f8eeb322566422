import { readMarks } from '~/models/football/schedule-marks';
import { parseCalledOff } from '~/models/games/game';
import { readGameStatus } from '~/models/games/game-status';
import { defineTextField, parseNumber, text, wholeNumber } from '../wire';
import { spellOvertime } from './mark';
import { saysNothing } from './plain-text';

export const requiredName = () => text({ required: 'has no name' });

/** A conference; `null` for the independents, which are listed as a conference or without one. */
export const conferenceName = defineTextField((name) =>
  saysNothing(name) || /^independents?$/i.test(name) ? null : name,
);

/** Id of a team, a conference or a facility; `null` if absent, which may be written as 0. */
export const optionalNumber = defineTextField((words) => {
  const number = /^(\d{1,15})(?:\.0+)?$/.exec(words)?.[1] ?? '';
  return /[1-9]/.test(number) ? number : null;
});

/** How a team qualifies: conference representative, clinched with six wins, at large with five; or still eligible. */
export const bidTypes = ['R', 'C', 'A', 'E'] as const;

export type BidType = (typeof bidTypes)[number];

/** `null` for other words. */
export const bidType = defineTextField((letter) => bidTypes.find((bid) => bid === letter.toUpperCase()) ?? null);

/** Fields of a record. Football has no ties: it plays overtime. */
export function winsLosses(wins: string, losses: string) {
  return { wins: [wholeNumber(), wins], losses: [wholeNumber(), losses] } as const;
}

/** Overtime, `Forfeit` or a cancellation; other words as sent. */
export const overtimeNote = defineTextField((note) => {
  if (saysNothing(note)) return null;
  const { progress, word } = readGameStatus(note);
  const isNamed = progress === 'forfeit' || parseCalledOff(note) !== null;
  return isNamed ? word : spellOvertime(note).replace(/\bot\b/g, 'OT');
});

/** An enrollment with trailing marks: `843.15 (m)`. */
export const markedEnrollment = defineTextField((words) => {
  const { text: figure, marks } = readMarks(words);
  return { value: parseNumber(figure), marks };
});

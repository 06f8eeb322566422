import type * as z from 'zod';
import { readMarks, type ScheduleMark } from '~/models/football/schedule-marks';
import { parseCalledOff } from '~/models/games/game';
import { decimal, optionalText, text, wholeNumber } from '../wire';
import { spellOvertime } from './mark';

export function requiredName(): z.ZodType<string> {
  return text({ required: 'has no name' });
}

/** A conference; `null` for the independents, which are listed as a conference or without one. */
export function conferenceName(): z.ZodType<string | null> {
  return optionalText().transform((name) => (name === null || /^independents?$/i.test(name) ? null : name));
}

/** Id of a team or conference; `null` if absent, which may be written as 0. */
export function optionalNumber(): z.ZodType<string | null> {
  return text().transform((words) => {
    const number = /^(\d{1,15})(?:\.0+)?$/.exec(words)?.[1] ?? '';
    return /[1-9]/.test(number) ? number : null;
  });
}

/** How a team qualifies: conference representative, clinched with six wins, at large with five; or still eligible. */
export const bidTypes = ['R', 'C', 'A', 'E'] as const;

export type BidType = (typeof bidTypes)[number];

/** `null` for other words. */
export function bidType(): z.ZodType<BidType | null> {
  return text().transform((letter) => bidTypes.find((bid) => bid === letter.toUpperCase()) ?? null);
}

/** Fields of a record. Football has no ties: it plays overtime. */
export function winsLosses(wins: string, losses: string) {
  return { wins: [wholeNumber(), wins], losses: [wholeNumber(), losses] } as const;
}

/** Overtime, forfeit or cancellation in upstream's words; `ot` becomes upper case. */
export function overtimeNote(): z.ZodType<string | null> {
  return optionalText().transform(
    (note) => note && (parseCalledOff(note)?.word ?? spellOvertime(note).replace(/\bot\b/g, 'OT')),
  );
}

/** An enrollment with trailing marks: `843.15 (m)`. */
export function markedEnrollment(): z.ZodType<{
  readonly value: number | null;
  readonly marks: readonly ScheduleMark[];
}> {
  return text().transform((words) => {
    const { text: figure, marks } = readMarks(words);
    return { value: decimal().parse(figure), marks };
  });
}

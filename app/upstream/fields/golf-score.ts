import * as z from 'zod';
import { holesOfRound, type GolfHole, type GolfOutcome } from '../../models/golf';
import type { WireContext } from '../define-source';
import { wholeNumber, wireObject } from '../wire';

/*
 * How the scoring service of the golf finals writes scores: `E`, `+4`, `"-1"`, `4`; places as `3` or `T3`; `F` and `9*` for
 * holes; and in any of these fields the letters of those who are out.
 */

const outcomes: Readonly<Record<string, GolfOutcome>> = {
  WD: 'WD', 'W/D': 'WD', WITHDREW: 'WD', WITHDRAWN: 'WD', RTD: 'WD',
  DQ: 'DQ', DSQ: 'DQ', DISQUALIFIED: 'DQ', DNF: 'DNF', NC: 'DNF',
  NS: 'NS', DNS: 'NS', 'NO SHOW': 'NS', MC: 'MC', CUT: 'MC', MDF: 'MC',
}; // prettier-ignore

/** The first of the words that says why there is no score; null when none does. */
export function golfOutcomeOf(words: readonly string[]): GolfOutcome | null {
  for (const word of words) {
    const outcome = outcomes[word.toUpperCase().replaceAll('.', '')];
    if (outcome !== undefined) return outcome;
  }
  return null;
}

/** `E`, `EVEN`, `+4`, `-1`, a minus sign, a bare number; anything else is null. */
export function versusPar(word: string): number | null {
  if (/^e(?:ven)?$/i.test(word)) return 0;
  const number = wholeNumber().parse(word.replace('−', '-'));
  return number !== null && Math.abs(number) < 1000 ? number : null;
}

/** Strokes of a round or of all; 0 means that there are none yet. */
export function strokes(word: string): number | null {
  const number = wholeNumber().parse(word);
  return number !== null && number > 0 && number < 10_000 ? number : null;
}

/** `3`, `3.0` and `T3` are 3. */
export function golfPlace(word: string): number | null {
  const number = wholeNumber().parse(word.replace(/^T-?/i, ''));
  return number !== null && number > 0 ? number : null;
}

/** Holes finished: `7`, `9*`, `F` for all of them; null before the first. */
export function golfThru(word: string): number | null {
  const holes = word.replace(/ ?\*$/, '');
  if (/^f(?:in(?:al|ished)?)?$/i.test(holes)) return holesOfRound;
  const number = wholeNumber().parse(holes);
  return number !== null && number > 0 && number <= holesOfRound ? number : null;
}

const mostStrokes = 40;
const noHole: GolfHole = { par: null, yards: null, gross: null };

/** The holes of a card, keyed by number in any order; those that are left out, or make no sense, are null. */
export function golfHoles(context: WireContext): z.ZodType<GolfHole[]> {
  const hole = wireObject({
    par: within(3, 6),
    gross: within(1, mostStrokes),
    yards: within(1, 999),
  });
  return z.unknown().transform((value) => {
    const holes = Array<GolfHole>(holesOfRound).fill(noHole);
    if (typeof value !== 'object' || value === null) return holes;
    for (const [key, told] of Object.entries(value)) {
      const number = Number(/^\D*(\d{1,2})$/.exec(key)?.[1] ?? 0);
      const read = hole.safeParse(told);
      if (number >= 1 && number <= holesOfRound && read.success) holes[number - 1] = read.data;
      else context.dropRow(`hole ${key} is none`);
    }
    return holes;
  });
}

function within(least: number, most: number): z.ZodType<number | null> {
  return wholeNumber().transform((number) => (number !== null && number >= least && number <= most ? number : null));
}

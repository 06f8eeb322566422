import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import type { GameTime } from '~/models/games/game';
import { holesOfRound, type GolfHole, type GolfOutcome } from '~/models/golf/golf';
import { buildWordPattern, wholeText } from '~/models/text/word-pattern';
import { dropItem, parseWholeNumber, wholeNumber, wireObject } from '../wire';
import { parseClockTime } from './moment';

/* Formats of the golf scoring service: scores `E`, `+4`, `"-1"`; places `3` or `T3`; holes `F` and `9*`; letters of golfers who are out. */

const outcomes = Object.entries({
  WD: 'w d|withdr(?:ew|awn?)|r t d|retired',
  DQ: 'd s? q|disqualified',
  DNF: 'd n f|n c|did not finish|no card',
  NS: 'd? n s|no show|did not start',
  MC: '(?:missed )?(?:the )?cut|m c|m d f',
} satisfies Readonly<Record<GolfOutcome, string>>).map(
  ([outcome, words]) => [outcome as GolfOutcome, buildWordPattern(words, wholeText)] as const,
);

/** The first word that explains a missing score; `null` if none does. */
export function parseGolfOutcome(words: readonly string[]): GolfOutcome | null {
  return words.flatMap((word) => outcomes.find(([, pattern]) => pattern.test(word))?.[0] ?? [])[0] ?? null;
}

/** `E`, `EVEN`, `+4`, `-1`, a minus sign, a bare number; anything else is `null`. */
export function parseVersusPar(word: string): number | null {
  if (/^e(?:ven)?$/i.test(word)) return 0;
  const score = parseWholeNumber(word.replace('−', '-'));
  return score !== null && Math.abs(score) < 1000 ? score : null;
}

/** Strokes of a round or in total; 0 means none yet. */
export function parseStrokes(word: string): number | null {
  const count = parseWholeNumber(word);
  return count !== null && count > 0 && count < 10_000 ? count : null;
}

/** `3`, `3.0` and `T3` are 3. */
export function parseGolfPlace(word: string): number | null {
  const place = parseWholeNumber(word.replace(/^T-?/i, ''));
  return place !== null && place > 0 ? place : null;
}

/** Finished holes: `7`, `9*`, `F` for all; `null` before the first. */
export function parseGolfThru(word: string): number | null {
  const holes = word.replace(/ ?\*$/, '');
  if (/^f(?:in(?:al|ished)?)?$/i.test(holes)) return holesOfRound;
  const count = parseWholeNumber(holes);
  return count !== null && count > 0 && count <= holesOfRound ? count : null;
}

/** The time in `9:50 AM*`; the asterisk marks a start on another hole. */
export function parseGolfTeeTime(word: string, { timeZone }: WireContext): GameTime | null {
  return parseClockTime(word.replace(/ ?\*$/, ''), timeZone);
}

const mostStrokes = 40;
const noHole: GolfHole = { par: null, yards: null, gross: null };

/** The holes of a card, keyed by number in any order, or as a list from the first; missing and invalid ones are `null`. */
export function golfHoles(context: WireContext): z.ZodType<GolfHole[]> {
  const hole = wireObject({ par: within(3, 6), gross: within(1, mostStrokes), yards: within(1, 999) });
  return z.unknown().transform((value) => {
    const holes = Array<GolfHole>(holesOfRound).fill(noHole);
    if (typeof value !== 'object' || value === null) return holes;
    for (const [key, told] of Object.entries(value)) {
      const number = Number(/^\D*(\d{1,2})$/.exec(key)?.[1] ?? 0);
      const at = Array.isArray(value) ? number + 1 : number;
      const read = hole.safeParse(told);
      if (at >= 1 && at <= holesOfRound && read.success) holes[at - 1] = read.data;
      else dropItem(context, `hole ${key} is none`);
    }
    return holes;
  });
}

function within(least: number, most: number): z.ZodType<number | null> {
  return wholeNumber().transform((value) => (value !== null && value >= least && value <= most ? value : null));
}

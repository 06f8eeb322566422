import type { GameTime } from '../games/game';
import { noValue } from '../text/no-value';

/* Golf as played at the state finals: 18 holes, two rounds, strokes against par. */

/** Why somebody has no place. */
export const outcomeWords = {
  WD: 'withdrew',
  DQ: 'disqualified',
  DNF: 'did not finish',
  NS: 'did not start',
  MC: 'missed the cut',
};

export type GolfOutcome = keyof typeof outcomeWords;

/** Strokes on the holes that are entered, and these against the par of those holes; null before the first. */
export type GolfRound = Readonly<Record<'gross' | 'versusPar', number | null>>;

export const noRound: GolfRound = { gross: null, versusPar: null };

/** A golfer or a team of a leaderboard. */
export interface GolfStanding {
  /** The golfer's member id; the school's of a team. */
  readonly id: string;
  readonly name: string;
  /** The golfer's school; null for a team. */
  readonly teamName: string | null;
  /** `null` when unknown. */
  readonly schoolId: string | null;
  readonly grade: string | null;
  /** The place that the service gives: shared places have the same number. */
  readonly place: number | null;
  /** Orders those who share a place. */
  readonly subPosition: number | null;
  /** All strokes against par; null before the first hole, and without a place. */
  readonly versusPar: number | null;
  readonly gross: number | null;
  /** Holes finished in the round that the leaderboard tells of, 1 to 18; null before the first. */
  readonly thru: number | null;
  /** Of that round. */
  readonly teeTime: GameTime | null;
  /** That round begins on another hole than the first. */
  readonly fromOtherHole: boolean;
  readonly outcome: GolfOutcome | null;
  readonly rounds: readonly [first: GolfRound, second: GolfRound];
}

export const holesOfRound = 18;

/** One hole of a golfer's card. What the file leaves out is null. */
export type GolfHole = Readonly<Record<'par' | 'yards' | 'gross', number | null>>;

/** A score against par, as shown and as read aloud: `−6`, `6 under par`. */
export interface ParScore {
  readonly text: string;
  readonly words: string;
  readonly tone: 'under' | 'even' | 'over' | 'none';
}

export function toParScore(versusPar: number | null): ParScore {
  if (versusPar === null) return { text: noValue, words: 'no score', tone: 'none' };
  if (versusPar === 0) return { text: 'E', words: 'even par', tone: 'even' };
  return versusPar > 0
    ? { text: `+${versusPar}`, words: `${versusPar} over par`, tone: 'over' }
    : { text: `−${-versusPar}`, words: `${-versusPar} under par`, tone: 'under' };
}

/** The sum of the known values; `null` without any. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

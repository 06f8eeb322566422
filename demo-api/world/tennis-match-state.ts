import { minutesSinceMidnight, type Clock } from '../calendar/clock';
import type { DrawSlot, TennisDraw, TennisMatch } from './tennis-draw';
import { runningSets } from './tennis-score';

/** The public state of a match at a moment. */
export type MatchState =
  | { readonly status: 'scheduled' }
  /** `running` holds the sets so far, the top side's games first. */
  | { readonly status: 'live'; readonly running: string }
  | { readonly status: 'final' };

/** Matches begin a little late, and results take a few minutes to reach the desk. */
const longestDelay = 8;
const reporting = 6;

export function isDrawPublic({ publicFrom }: TennisDraw, clock: Clock): boolean {
  return minutesSinceMidnight(clock, publicFrom.day) >= publicFrom.minutes;
}

/** Byes are over from the start. */
export function getMatchState(match: TennisMatch, clock: Clock): MatchState {
  if (match.score === null) return { status: isSettled(match, clock) ? 'final' : 'scheduled' };
  const playing = minutesSinceMidnight(clock, match.day) - match.startMinutes - (match.key % longestDelay);
  if (playing < 0) return { status: 'scheduled' };
  const { minutes, sets } = match.score;
  return playing >= minutes + reporting
    ? { status: 'final' }
    : { status: 'live', running: runningSets(sets, Math.min(0.99, playing / Math.max(1, minutes))) };
}

/** The top (or bottom) entry of a match: undefined while undecided, null for none. */
export function knownSide(match: TennisMatch, side: 'top' | 'bottom', clock: Clock): DrawSlot | null | undefined {
  const from = side === 'top' ? match.topFrom : match.bottomFrom;
  if (from !== null && getMatchState(from, clock).status !== 'final') return undefined;
  return side === 'top' ? match.top : match.bottom;
}

function isSettled(match: TennisMatch, clock: Clock): boolean {
  return [match.topFrom, match.bottomFrom].every(
    (from) => from === null || getMatchState(from, clock).status === 'final',
  );
}

import { computeMinutesSinceMidnight, type Clock } from '../calendar/clock';
import type { DrawSlot, TennisDraw, TennisMatch } from './tennis-draw';
import { formatRunningSets } from './tennis-score';

export type MatchState =
  | { readonly status: 'scheduled' }
  /** `running` has the sets so far, the top side first. */
  | { readonly status: 'live'; readonly running: string }
  | { readonly status: 'final' };

/** Of starts and of reports. */
const longestDelay = 8;
const reporting = 6;

export function isDrawPublic({ publicFrom }: TennisDraw, clock: Clock): boolean {
  return computeMinutesSinceMidnight(clock, publicFrom.day) >= publicFrom.minutes;
}

/** Byes are over from the start. */
export function getMatchState(match: TennisMatch, clock: Clock): MatchState {
  if (match.score === null) return { status: isSettled(match, clock) ? 'final' : 'scheduled' };
  const playing = computeMinutesSinceMidnight(clock, match.day) - match.startMinutes - (match.key % longestDelay);
  if (playing < 0) return { status: 'scheduled' };
  const { minutes, sets } = match.score;
  return playing >= minutes + reporting
    ? { status: 'final' }
    : { status: 'live', running: formatRunningSets(sets, Math.min(0.99, playing / Math.max(1, minutes))) };
}

/** Undefined while undecided, null for a bye. */
export function findKnownSide(match: TennisMatch, side: 'top' | 'bottom', clock: Clock): DrawSlot | null | undefined {
  const from = side === 'top' ? match.topFrom : match.bottomFrom;
  if (from !== null && getMatchState(from, clock).status !== 'final') return undefined;
  return side === 'top' ? match.top : match.bottom;
}

function isSettled(match: TennisMatch, clock: Clock): boolean {
  return [match.topFrom, match.bottomFrom].every(
    (from) => from === null || getMatchState(from, clock).status === 'final',
  );
}

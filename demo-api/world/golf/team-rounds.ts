import { countingScores } from './golfers';
import type { RoundView } from './round-view';

/** The sum of the best four golfers. */
export interface TeamRound {
  /** Null before any finished hole. */
  readonly versusPar: number | null;
  readonly gross: number | null;
  /** Mean of completed holes, rounded down, at least 1 after the start. */
  readonly thru: number;
  readonly isOver: boolean;
  /** The round is over with fewer than four scores. */
  readonly isShort: boolean;
  /** The fifth score over par breaks ties. */
  readonly fifth: number | null;
  /** First tee time in minutes after midnight. */
  readonly teeMinutes: number | null;
}

/** @param views null for golfers who do not play the round */
export function computeTeamRound(views: readonly (RoundView | null)[]): TeamRound {
  const paired = views.filter((view) => view !== null);
  const playing = paired.filter(({ outcome }) => outcome === null);
  const begun = playing
    .filter(({ thru }) => thru > 0)
    .sort(
      (left, right) =>
        left.versusPar - right.versusPar ||
        right.thru - left.thru ||
        left.card.golfer.memberId - right.card.golfer.memberId,
    );
  const counting = begun.slice(0, countingScores);
  const isOver = playing.every(({ thru }) => thru === 18);
  const holes = playing.reduce((sum, { thru }) => sum + thru, 0);
  return {
    versusPar: counting.length === 0 ? null : counting.reduce((sum, { versusPar }) => sum + versusPar, 0),
    gross: counting.length === 0 ? null : counting.reduce((sum, { gross }) => sum + gross, 0),
    thru: holes === 0 ? 0 : Math.max(1, Math.floor(holes / playing.length)),
    isOver,
    isShort: isOver && playing.length < countingScores,
    fifth: begun[countingScores]?.versusPar ?? null,
    teeMinutes: paired.length === 0 ? null : Math.min(...paired.map(({ card }) => card.group.teeMinutes)),
  };
}

import { countingScores } from './golfers';
import type { RoundView } from './round-view';

/** A team's round at a moment: the sum of its best four golfers. */
export interface TeamRound {
  /** Strokes over par of the best four; null before anybody has finished a hole. */
  readonly versusPar: number | null;
  readonly gross: number | null;
  /** Mean of the holes completed, rounded down, at least 1; 0 before the first hole. */
  readonly thru: number;
  readonly isOver: boolean;
  /** The round is over and fewer than four have a score. */
  readonly isShort: boolean;
  /** The fifth score over par, the tie-break; null without one. */
  readonly fifth: number | null;
  /** The first tee time of the team, in minutes after midnight; null without one. */
  readonly teeMinutes: number | null;
}

/** @param views the round of each golfer of the team; null for those who do not play it */
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

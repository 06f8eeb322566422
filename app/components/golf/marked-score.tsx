import type { GolfMark } from '~/models/golf/golf-marks';

interface MarkedScoreTextProps {
  readonly strokes: number;
  /** Null where nothing is known of the par. */
  readonly mark: GolfMark | null;
  /** Heard after the strokes: "birdie". */
  readonly words: string | null;
}

/** Strokes on a hole in the shape of their mark: double circle, circle, plain, square, double square. */
export function MarkedScoreText({ strokes, mark, words }: MarkedScoreTextProps) {
  return (
    <span className={`golf-mark ${mark === null ? '' : `golf-mark-${mark}`}`}>
      {strokes}
      {words !== null && <span className="sr-only"> {words}</span>}
    </span>
  );
}

import type { GolfMark } from '~/models/golf/golf-marks';

interface MarkedScoreTextProps {
  readonly strokes: number;
  /** `null` if par is unknown. */
  readonly mark: GolfMark | null;
  /** Accessible text after the strokes: "birdie". */
  readonly words: string | null;
}

export function MarkedScoreText({ strokes, mark, words }: MarkedScoreTextProps) {
  return (
    <span className={`golf-mark ${mark === null ? '' : `golf-mark-${mark}`}`}>
      {strokes}
      {words !== null && <span className="sr-only"> {words}</span>}
    </span>
  );
}

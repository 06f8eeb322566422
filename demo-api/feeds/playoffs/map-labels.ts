import { frame } from './map-frame';

/** Labels move up or down to avoid earlier ones. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The label is left of its mark and ends at `x`. */
  readonly isLeft: boolean;
}

const [lineHeight, letterWidth, gap] = [17, 8.5, 10];
const mostSteps = 80;

/** The nearest free position, alternately above and below. */
export function placeLabel(text: string, x: number, y: number, taken: readonly Label[]): Label {
  const width = text.length * letterWidth;
  const sides = x + gap + width < frame.width ? [false, true] : [true];
  const moveLabel = (isLeft: boolean, moved: number): Label => ({
    text,
    x: isLeft ? x - gap : x + gap,
    y: moved,
    width,
    isLeft,
  });
  for (let step = 0; step < mostSteps; step += 1) {
    const moved = y + (step % 2 === 0 ? -1 : 1) * Math.ceil(step / 2) * lineHeight;
    if (moved < frame.top - lineHeight || moved > frame.height - frame.bottom + lineHeight) continue;
    for (const isLeft of sides) {
      const label = moveLabel(isLeft, moved);
      const isInside = !isLeft || label.x - width > 0;
      if (isInside && !taken.some((other) => overlap(label, other))) return label;
    }
  }
  return moveLabel(x > frame.width / 2, y);
}

function overlap(left: Label, right: Label): boolean {
  const start = (label: Label): number => (label.isLeft ? label.x - label.width : label.x);
  const isBeside = start(left) + left.width < start(right) || start(right) + right.width < start(left);
  return !isBeside && Math.abs(left.y - right.y) < lineHeight;
}

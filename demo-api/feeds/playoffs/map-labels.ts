import { frame } from './map-frame';
import { markRadius, type Mark } from './map-marks';

/** What may not be written over. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A name beside its mark, or away from it with a line to it. */
export interface Label extends Box {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isBesideMark: boolean;
}

/** Pixels. */
export const nameSize = 18;
const [letterWidth, lineHeight, gap, edge] = [9.2, 20, 3, 6];
const mostSteps = 140;

interface LabelRoom {
  readonly top: number;
  readonly bottom: number;
  /** Size of the letters relative to `nameSize`. */
  readonly scale: number;
}

/** The free position nearest to the mark: to its right or left, above, below, or further away. */
export function placeLabel(mark: Mark, taken: readonly Box[], { top, bottom, scale }: LabelRoom): Label {
  const candidates = listCandidates(mark, scale).filter(
    (label) =>
      label.left >= edge &&
      label.left + label.width <= frame.width - edge &&
      label.top >= top &&
      label.top + label.height <= bottom,
  );
  return (
    candidates.find((label) => !taken.some((box) => overlap(label, box))) ??
    candidates[0] ??
    beside(mark, 'start', { down: 0, scale })
  );
}

function listCandidates(mark: Mark, scale: number): readonly Label[] {
  const steps = Array.from({ length: mostSteps }, (_, step) => step);
  return steps.flatMap((step) => {
    const down = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * (lineHeight / 4);
    const sides = [beside(mark, 'start', { down, scale }), beside(mark, 'end', { down, scale })];
    if (Math.abs(down) < markRadius + (scale * lineHeight) / 2) return sides;
    return [...shifts.map((shift) => beside(mark, 'middle', { down, scale, shift })), ...sides];
  });
}

/** Of a name above or below its mark, as shares of its width. */
const shifts = [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45] as const;

interface LabelPlace {
  readonly down: number;
  readonly scale: number;
  readonly shift?: number;
}

function beside({ x, y, name }: Mark, anchor: Label['anchor'], { down, scale, shift = 0 }: LabelPlace): Label {
  const width = Math.ceil(name.length * letterWidth * scale);
  const height = lineHeight * scale;
  const start = { start: x + markRadius + gap, end: x - markRadius - gap - width, middle: x + (shift - 0.5) * width };
  return {
    anchor,
    left: start[anchor],
    top: y + down - height / 2,
    width,
    height,
    isBesideMark: Math.abs(down) <= markRadius + height / 2 + 4,
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

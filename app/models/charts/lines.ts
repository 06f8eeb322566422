import { curveBumpX, curveLinear, curveStepAfter, line } from 'd3-shape';
import { type AxisTick, createAxis, findExtent } from './axis';

/** Values of several series over the same points, such as places by week. Positions are percentages of width and height. */
export interface Lines {
  /** The points, from left to right. */
  readonly points: readonly AxisTick[];
  /** Of the values, from the bottom up; in a reversed drawing from the top down. */
  readonly ticks: readonly AxisTick[];
  /** Of the value with which the others are compared; `null` without one. */
  readonly baseHeight: number | null;
  readonly series: readonly LineSeries[];
}

export interface LineSeries {
  readonly key: string;
  readonly text: string;
  /** Path in a square of 100. */
  readonly path: string;
  readonly dots: readonly { readonly at: number; readonly height: number }[];
  /** Set off from the others. */
  readonly isChosen: boolean;
  /** Position of the name at the right end, which touches no other name; `null` for a series without a value. */
  readonly nameHeight: number | null;
}

export interface LinesInput {
  /** Texts of the points; `''` for a point without one. */
  readonly points: readonly string[];
  readonly series: readonly {
    readonly key: string;
    readonly text: string;
    /** One for each point; `null` leaves a gap. */
    readonly values: readonly (number | null)[];
    readonly isChosen?: boolean;
  }[];
  readonly shape: 'straight' | 'steps' | 'bump';
  /** The lowest value is at the top, as in places. */
  readonly isReversed?: boolean;
  /** By default the extent of the values. */
  readonly domain?: readonly [from: number, to: number];
  /** The value with which the others are compared. */
  readonly base?: number;
  readonly tickCount?: number;
  readonly format?: (value: number) => string;
  /** Height of a name as a percentage of the drawing's height. */
  readonly percentPerName?: number;
}

const curves = { straight: curveLinear, steps: curveStepAfter, bump: curveBumpX };

/**
 * Draws the series.
 * @returns `null` without a value
 */
export function layoutLines(input: LinesInput): Lines | null {
  const { points, series, shape, isReversed = false, percentPerName = 12 } = input;
  const values = series.flatMap((one) => one.values.slice(0, points.length)).filter((value) => value !== null);
  const domain = findExtent(input.domain === undefined ? values : [...input.domain, ...values]);
  if (domain === null || values.length === 0) return null;
  // The drawing has its origin at the top.
  const { place: placeHeight, ticks } = createAxis({ ...input, domain, isReversed: !isReversed });
  const { place } = createAxis({ domain: [0, Math.max(1, points.length - 1)], tickCount: 0 });
  const placed = series.map(({ key, text, values: own, isChosen = false }) => {
    const positions = own
      .slice(0, points.length)
      .map((value, index) => (value === null ? null : { at: place(index), height: placeHeight(value) }));
    const path = line<(typeof positions)[number]>()
      .defined((position) => position !== null)
      .x((position) => position?.at ?? 0)
      .y((position) => position?.height ?? 0)
      .curve(curves[shape])
      .digits(2)(positions);
    return { key, text, isChosen, path: path ?? '', dots: positions.filter((position) => position !== null) };
  });
  const heights = spreadNames(
    placed.map(({ dots }) => dots.at(-1)?.height ?? null),
    percentPerName,
  );
  return {
    points: points.map((text, index) => ({ at: place(index), text })),
    ticks,
    baseHeight: input.base === undefined ? null : placeHeight(input.base),
    series: placed.map((one, index) => ({ ...one, nameHeight: heights[index] ?? null })),
  };
}

/** Moves names down where they would touch the one above, and up again from the lower edge. */
function spreadNames(heights: readonly (number | null)[], percentPerName: number): (number | null)[] {
  const order = heights
    .flatMap((height, index) => (height === null ? [] : [{ index, height }]))
    .sort((a, b) => a.height - b.height);
  const gap = Math.min(percentPerName, 100 / Math.max(1, order.length - 1));
  let least = 0;
  for (const name of order) {
    name.height = Math.max(name.height, least);
    least = name.height + gap;
  }
  let most = 100;
  for (const name of order.reverse()) {
    name.height = Math.min(name.height, most);
    most = name.height - gap;
  }
  const byIndex = new Map(order.map(({ index, height }) => [index, Math.round(Math.max(0, height) * 100) / 100]));
  return heights.map((_, index) => byIndex.get(index) ?? null);
}

import { scaleLinear, scaleLog } from 'd3-scale';
import { roundPosition } from './round-position';

/** A line with a linear or logarithmic scale. Positions are percentages of its length. */
export interface Axis {
  readonly ticks: readonly AxisTick[];
}

export interface AxisTick {
  readonly at: number;
  readonly text: string;
}

interface AxisOptions {
  /** The lowest and the highest value; a line for a single value is made longer at both ends. */
  readonly domain: readonly [from: number, to: number];
  /** Approximate number of ticks; 0 for none. */
  readonly tickCount?: number;
  /** Ticks in place of round values. */
  readonly tickValues?: readonly number[] | undefined;
  readonly format?: (value: number) => string;
  /** The highest value is at the start, as in a list of ranks. */
  readonly isReversed?: boolean;
  /** Equal steps multiply the value, for values of very different size. Both ends must be above 0. */
  readonly isLogarithmic?: boolean;
}

/** Places values on a line. A value outside of the domain is placed at the nearer end. */
export function createAxis({
  domain: [from, to],
  tickCount = 5,
  tickValues,
  format = (value) => value.toLocaleString('en-US'),
  isReversed = false,
  isLogarithmic = false,
}: AxisOptions): Axis & { readonly place: (value: number) => number } {
  const [start, end] = from === to ? [from - 0.5, to + 0.5] : [from, to];
  const scale = (isLogarithmic ? scaleLog() : scaleLinear())
    .domain(isReversed ? [end, start] : [start, end])
    .range([0, 100])
    .clamp(true);
  // Numbers of upstream may be too large for a difference.
  const hasLength = end > start && Number.isFinite(end - start);
  const place = (value: number) => (hasLength ? roundPosition(scale(value)) : 50);
  const values = tickCount === 0 || !hasLength ? [] : (tickValues ?? scale.ticks(tickCount));
  return { place, ticks: values.map((value) => ({ at: place(value), text: format(value) })) };
}

/** The lowest and the highest of the numbers; `null` without any. */
export function findExtent(values: readonly number[]): readonly [lowest: number, highest: number] | null {
  const [first] = values;
  if (first === undefined) return null;
  let [lowest, highest] = [first, first];
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return [lowest, highest];
}

import { type AxisTick, createAxis, findExtent } from './axis';
import { countNameRows, type NamedMark, stackNames } from './mark-names';
import { roundPosition } from './round-position';

/** Values along one line: ranges, values of a field, and named values. Positions are percentages of the line. */
export interface Ruler {
  readonly ticks: readonly AxisTick[];
  readonly ranges: readonly RulerRange[];
  readonly dots: readonly RulerDot[];
  /** Number of rows that the dots need. */
  readonly dotRows: number;
  /** Values in each of equal parts of the line, as percentages of the fullest one; empty where values are dots. */
  readonly bins: readonly number[];
  readonly marks: readonly NamedMark[];
  /** Number of rows that the names of the marks need. */
  readonly nameRows: number;
}

interface RulerRange {
  readonly at: number;
  readonly width: number;
  readonly text: string;
  /** Center of its text: of the range, or of the longer part beside a mark. */
  readonly textAt: number;
  /** Set off, such as the class of the marked school. */
  readonly isChosen: boolean;
}

interface RulerDot {
  readonly at: number;
  /** From 0, at the line; values at one position are in different rows. */
  readonly row: number;
}

export interface RulerInput {
  /** By default the extent of the dots and marks. */
  readonly domain?: readonly [from: number, to: number];
  readonly tickCount?: number;
  readonly format?: (value: number) => string;
  readonly isReversed?: boolean;
  readonly isLogarithmic?: boolean;
  /** Upper ends of the ranges in ascending order; `null` for the end of the line. */
  readonly ranges?: readonly { readonly upTo: number | null; readonly text: string; readonly isChosen?: boolean }[];
  readonly dots?: readonly number[];
  /** Dots at one position are stacked instead of drawn over each other. */
  readonly isStacked?: boolean;
  /** Hundreds of values, which are counted in equal parts of the line instead of drawn as dots. */
  readonly counted?: readonly number[];
  /** In place of round values. */
  readonly tickValues?: readonly number[];
  /** `''` for a mark without a name. */
  readonly marks?: readonly { readonly value: number; readonly text: string; readonly isQuiet?: boolean }[];
}

/** Of 7 px on phones. */
const binCount = 48;

/**
 * Places values on a ruler.
 * @returns `null` without a domain and without a value
 */
export function layoutRuler(input: RulerInput & Required<Pick<RulerInput, 'domain'>>): Ruler;
export function layoutRuler(input: RulerInput): Ruler | null;
export function layoutRuler(input: RulerInput): Ruler | null {
  const { ranges = [], dots = [], counted = [], marks = [], isStacked = false } = input;
  const domain = input.domain ?? findExtent([...dots, ...counted, ...marks.map(({ value }) => value)]);
  if (domain === null) return null;
  const { ticks, place } = createAxis({ ...input, domain });
  const placedDots = stackDots(dots.map(place), isStacked);
  const placedMarks = stackNames(
    marks.map(({ value, text, isQuiet = false }) => ({ at: place(value), text, isQuiet })),
  );
  return {
    ticks,
    ranges: layoutRanges(ranges, domain, place).map((range) => ({ ...range, textAt: centerText(range, placedMarks) })),
    dots: placedDots,
    dotRows: countRows(placedDots),
    bins: countInBins(counted.map(place)),
    marks: placedMarks,
    nameRows: countNameRows(placedMarks),
  };
}

function layoutRanges(
  ranges: NonNullable<RulerInput['ranges']>,
  [from, to]: readonly [number, number],
  place: (value: number) => number,
): Omit<RulerRange, 'textAt'>[] {
  return ranges.flatMap(({ upTo, text, isChosen = false }, index) => {
    const ends = [place(ranges[index - 1]?.upTo ?? from), place(upTo ?? to)];
    const at = Math.min(...ends);
    const width = roundPosition(Math.max(...ends) - at);
    return width === 0 ? [] : [{ at, width, text, isChosen }];
  });
}

/** In the longer part of the range, where a mark divides it. */
function centerText({ at, width }: Pick<RulerRange, 'at' | 'width'>, marks: readonly Pick<NamedMark, 'at'>[]): number {
  const cuts = marks.map((mark) => mark.at).filter((cut) => cut > at && cut < at + width);
  const ends = [at, ...cuts, at + width];
  const parts = cuts.concat(at + width).map((end, index) => ({ start: ends[index] ?? at, end }));
  const longest = parts.reduce((most, part) => (part.end - part.start > most.end - most.start ? part : most));
  return roundPosition((longest.start + longest.end) / 2);
}

function stackDots(positions: readonly number[], isStacked: boolean): RulerDot[] {
  const rows = new Map<number, number>();
  return positions.map((at) => {
    const row = isStacked ? (rows.get(at) ?? 0) : 0;
    rows.set(at, row + 1);
    return { at, row };
  });
}

function countInBins(positions: readonly number[]): number[] {
  if (positions.length === 0) return [];
  const counts = Array.from({ length: binCount }, () => 0);
  for (const at of positions) {
    const bin = Math.min(binCount - 1, Math.floor((at / 100) * binCount));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return counts.map((count) => Math.ceil((count / most) * 100));
}

function countRows(placed: readonly { readonly row: number }[]): number {
  return placed.reduce((rows, { row }) => Math.max(rows, row + 1), 0);
}

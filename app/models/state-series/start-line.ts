import { groupBy } from '~/group-by';
import { type NamedMark, stackNames } from '../charts/mark-names';
import { roundPosition } from '../charts/round-position';
import { formatCount } from '../text/format-count';
import { formatList } from '../text/format-list';
import type { StartingBox } from './cross-country-entries';

/** The boxes of a start in the order of their numbers, with those that a search found. Positions are percentages of the line. */
export interface StartLine {
  readonly blocks: readonly StartBlock[];
  /** Names of what was found, or the numbers of its boxes. */
  readonly marks: readonly NamedMark[];
  /** Some numbers below their boxes. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** `Box 17 of 46, with 16 boxes before it and 29 after it.` */
  readonly text: string;
}

/** The box of a team, or the place of an individual in a box with others. */
interface StartBlock {
  readonly at: number;
  readonly width: number;
  readonly isFound: boolean;
}

/** More are counted. */
const mostInText = 3;
/** Rows of names above the line. */
const mostNames = 4;
/** As many numbers have room beside each other. */
const mostNumbers = 12;
/** A longer name has no room on a phone. */
const longestName = 44;
/** An individual alone in a box starts at the first of as many places. */
const fewestPlaces = 4;
const mostTicks = 9;
const narrowestTickPercent = 5;
/** Share of a box or place that is left free. */
const gap = 0.16;

/**
 * Where on the line do the boxes start that a search found? Both lists are those of `listStartingBoxes`.
 * @returns `null` where nothing, or all, was found
 */
export function buildStartLine(all: readonly StartingBox[], found: readonly StartingBox[]): StartLine | null {
  const boxes = groupByNumber(all);
  const numbers = [...boxes.keys()];
  const foundNumbers = [...groupByNumber(found).keys()];
  if (foundNumbers.length === 0 || foundNumbers.length === numbers.length) return null;
  const foundKeys = new Set(found.map(buildKey));
  const width = 100 / numbers.length;
  const places = [...boxes.values()].flatMap((entries, index) => {
    const isTeam = entries.some(({ athlete }) => athlete === null);
    const count = isTeam ? 1 : Math.max(fewestPlaces, entries.length);
    return (isTeam ? [entries] : entries.map((entry) => [entry])).map((of, place) => ({
      entry: of.find((entry) => foundKeys.has(buildKey(entry))),
      start: (index + place / count) * width,
      width: width / count,
      number: numbers[index] ?? '',
    }));
  });
  const foundPlaces = places.flatMap(({ entry, ...place }) => (entry === undefined ? [] : [{ ...place, entry }]));
  return {
    blocks: places.map((place) => ({
      at: roundPosition(place.start + (place.width * gap) / 2),
      width: roundPosition(place.width * (1 - gap)),
      isFound: place.entry !== undefined,
    })),
    marks: stackNames(nameMarks(foundPlaces, foundNumbers.length)),
    ticks: chooseTicks(numbers),
    text: describeBoxes(numbers, foundNumbers),
  };
}

interface FoundPlace {
  readonly entry: StartingBox;
  readonly start: number;
  readonly width: number;
  readonly number: string;
}

/** Few have their names, some the numbers of their boxes, and many neither. */
function nameMarks(places: readonly FoundPlace[], boxCount: number): Pick<NamedMark, 'at' | 'text' | 'isQuiet'>[] {
  const areNamed = places.length <= mostNames;
  const shown = areNamed
    ? places
    : boxCount <= mostNumbers
      ? places.filter(({ number }, index) => places[index - 1]?.number !== number)
      : [];
  return shown.map(({ entry: { box, school, athlete }, start, width, number }) => {
    const name = `${box} ${athlete ?? school}`;
    return {
      at: roundPosition(start + width / 2),
      text: areNamed && name.length <= longestName ? name : number,
      isQuiet: false,
    };
  });
}

/** The first, the last, and round numbers between them. */
function chooseTicks(numbers: readonly string[]): StartLine['ticks'] {
  const placed = numbers.map((text, index) => ({ text, at: roundPosition(((index + 0.5) / numbers.length) * 100) }));
  const [first, last] = [placed[0], placed.at(-1)];
  if (first === undefined || last === undefined) return [];
  let step = 1;
  while (numbers.length / step > mostTicks - 1) step *= String(step).startsWith('2') ? 2.5 : 2;
  const between = placed.filter(
    ({ text, at }) =>
      Number(text) % step === 0 && at - first.at >= narrowestTickPercent && last.at - at >= narrowestTickPercent,
  );
  return [first, ...between, ...(last.at === first.at ? [] : [last])];
}

function describeBoxes(numbers: readonly string[], found: readonly string[]): string {
  const [only = ''] = found;
  if (found.length > mostInText) return `${found.length} of ${formatCount(numbers.length, 'box', 'boxes')}.`;
  const of = numbers.length.toLocaleString('en-US');
  if (found.length > 1) return `Boxes ${formatList(found)} of ${of}.`;
  const before = numbers.indexOf(only);
  const after = numbers.length - 1 - before;
  const place =
    before === 0
      ? 'the first on the line'
      : after === 0
        ? 'the last on the line'
        : `with ${formatCount(before, 'box', 'boxes')} before it and ${after.toLocaleString('en-US')} after it`;
  return `Box ${only} of ${of}, ${place}.`;
}

/** Boxes with letters (`40A`) are places in the box of their number. */
function groupByNumber(boxes: readonly StartingBox[]): ReadonlyMap<string, StartingBox[]> {
  return groupBy(boxes, ({ box }) => /\d+/.exec(box)?.[0] ?? box);
}

function buildKey({ box, school, athlete }: StartingBox): string {
  return JSON.stringify([box, school, athlete]);
}

import { layoutSlots, type Slots } from '../charts/slots';
import { formatCount } from '../text/format-count';
import { formatList } from '../text/format-list';
import type { StartingBox } from './cross-country-entries';

/** The boxes of a start in the order of their numbers, with those that a search found. */
export interface StartLine {
  readonly slots: Slots;
  /** Some numbers below their boxes; positions are percentages. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** `Box 17 of 46 boxes.` */
  readonly text: string;
}

/** More are counted. */
const mostNamed = 3;
const boxesPerTick = 8;

/**
 * Where on the line do the boxes start that a search found? Both lists are those of `listStartingBoxes`.
 * @returns `null` where nothing, or all, was found
 */
export function buildStartLine(all: readonly StartingBox[], found: readonly StartingBox[]): StartLine | null {
  const names = listNames(all);
  const foundNames = new Set(listNames(found));
  if (foundNames.size === 0 || foundNames.size === names.length) return null;
  const ofTeams = new Set(listNames(all.filter(({ athlete }) => athlete === null)));
  const step = Math.ceil(names.length / boxesPerTick);
  const boxes = names.map((text, index) => ({ text, at: Math.round(((index + 0.5) / names.length) * 10_000) / 100 }));
  const named = [...foundNames];
  const which =
    named.length > mostNamed ? `${named.length} of` : `${named.length === 1 ? 'Box' : 'Boxes'} ${formatList(named)} of`;
  return {
    slots: layoutSlots(
      names.map((name) => `${ofTeams.has(name) ? 'tall' : 'short'}${foundNames.has(name) ? '-changed' : ''}` as const),
    ),
    ticks: boxes.filter((_, index) => index % step === 0).map(({ at, text }) => ({ at, text })),
    text: `${which} ${formatCount(names.length, 'box', 'boxes')}.`,
  };
}

/** Boxes with letters (`40A`) are places in the box of their number. */
function listNames(boxes: readonly StartingBox[]): string[] {
  return [...new Set(boxes.map(({ box }) => /\d+/.exec(box)?.[0] ?? box))];
}

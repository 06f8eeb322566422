import { roundPosition } from './round-position';

/** A mark of a ruler with the place of its name. */
export interface NamedMark {
  readonly at: number;
  readonly text: string;
  /** For comparison with the others, such as the middle of the field. */
  readonly isQuiet: boolean;
  /** Row of its name, from 0; names that could touch are in different ones. */
  readonly row: number;
  /** Where the name is written from, and in which direction, so that it ends inside the drawing. */
  readonly nameAt: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Share of the narrowest drawing (300 px) that a character of 12 px takes. */
export const percentPerCharacter = 2.2;
export const gapPercent = 2;

/**
 * Puts each name into the lowest row in which it touches no other one. Of names that are written from their marks on, the last comes first, so
 * that the line to a higher name does not cross them.
 */
export function stackNames(marks: readonly Pick<NamedMark, 'at' | 'text' | 'isQuiet'>[]): NamedMark[] {
  const rows: { readonly start: number; readonly end: number }[][] = [];
  return marks
    .map((mark) => ({ ...mark, ...placeName(mark) }))
    .sort((a, b) => getTurn(a) - getTurn(b))
    .map(({ start, end, ...mark }) => {
      const free = rows.findIndex((names) =>
        names.every((name) => name.end + gapPercent <= start || end + gapPercent <= name.start),
      );
      const row = free < 0 ? rows.length : free;
      (rows[row] ??= []).push({ start, end });
      return { ...mark, row };
    })
    .sort((a, b) => a.at - b.at);
}

function getTurn({ anchor, at }: Pick<NamedMark, 'anchor' | 'at'>): number {
  return anchor === 'start' ? -at : at;
}

/** Centered at its mark; from the mark on, or up to it, where it would leave the drawing; a long one wherever it fits. */
export function placeName({ at, text }: { readonly at: number; readonly text: string }) {
  const width = Math.min(100, text.length * percentPerCharacter);
  const half = width / 2;
  if (at >= half && at + half <= 100)
    return { anchor: 'middle' as const, nameAt: at, start: at - half, end: at + half };
  if (at + width <= 100) return { anchor: 'start' as const, nameAt: at, start: at, end: at + width };
  if (at >= width) return { anchor: 'end' as const, nameAt: at, start: at - width, end: at };
  const start = roundPosition(100 - width);
  return { anchor: 'start' as const, nameAt: start, start, end: 100 };
}

/** Rows that the names need. */
export function countNameRows(marks: readonly Pick<NamedMark, 'text' | 'row'>[]): number {
  return marks.reduce((rows, { text, row }) => (text === '' ? rows : Math.max(rows, row + 1)), 0);
}

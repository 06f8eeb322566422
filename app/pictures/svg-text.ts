import { escapeUTF8 } from 'entities';

/* Text in pictures. SVG breaks no lines and shortens no names, so both are done here by estimated widths. */

/** Widths of letters of Barlow Condensed 600 in parts of the type size, rounded up. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;'’!|ijlI()[\]]/u, 0.28],
  [/[mwMW@%—]/u, 0.75],
  [/[\p{Lu}\d&–]/u, 0.5],
  [/[\p{Ll}\p{P}]/u, 0.44],
];
const OTHER_WIDTH = 1;

/** Estimated width of a text at a type size of 1; rather too wide than too narrow. */
function measureText(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH),
    0,
  );
}

/** Escapes text, and drops characters that XML cannot have. */
function escapeXml(text: string): string {
  const allowed = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return escapeUTF8(allowed);
}

/** @param width in parts of the type size */
function cutText(text: string, width: number): string {
  if (measureText(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && measureText(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Distance of base lines in parts of the type size. */
export const lineHeight = 1.06;

interface Space {
  readonly width: number;
  readonly height: number;
  /** Type sizes to choose from, the largest first. */
  readonly sizes: readonly number[];
}

/** The largest size at which a text fits on the lines; the last line is cut if needed. */
export function fitLines(
  text: string,
  { width, height, sizes }: Space,
): { readonly lines: readonly string[]; readonly size: number } {
  const tries = sizes.map((size) => ({
    size,
    lines: breakLines(text, width / size),
    mostLines: Math.floor(height / (size * lineHeight)),
  }));
  const fitting = tries.find(({ lines, mostLines }) => lines.length <= mostLines);
  if (fitting !== undefined) return fitting;
  const { size, lines, mostLines } = tries.at(-1) ?? { size: 0, lines: [], mostLines: 0 };
  const rest = lines.slice(mostLines - 1).join(' ');
  return { size, lines: [...lines.slice(0, mostLines - 1), cutText(rest, width / size)] };
}

function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measureText(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(cutText(word, width));
  }
  return lines;
}

interface TextOptions {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

interface FittedTextOptions extends Omit<TextOptions, 'size'> {
  readonly width: number;
  /** Largest and smallest type size. */
  readonly most: number;
  readonly least: number;
  /** How far the base line is below `y`, in parts of the type size. */
  readonly drop?: number;
}

/** One line of text as large as its width allows; the smallest size cuts it. */
export function drawFittedText(text: string, { width, most, least, drop = 0, y, ...rest }: FittedTextOptions): string {
  const size = Math.floor(Math.min(most, width / Math.max(measureText(text), 0.1)));
  return size >= least
    ? drawText(text, { ...rest, y: Math.round(y + size * drop), size })
    : drawText(cutText(text, width / least), { ...rest, y: Math.round(y + least * drop), size: least });
}

/** One line of text as an element. */
export function drawText(text: string, { x, y, size, fill, anchor = 'start' }: TextOptions): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeXml(withBaseLetters(text))}</text>`;
}

/** Replacements of letters that the font's second file lacks. */
const baseLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
};

/** Vietnamese letters with two marks lose their marks. */
function withBaseLetters(text: string): string {
  return text
    .replace(/[ŁłĐđĦħŦŧ]/g, (letter) => baseLetters[letter] ?? letter)
    .replace(/[\u1E00-\u1EFF]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

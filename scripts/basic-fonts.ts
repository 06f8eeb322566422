import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
X from the files of the font packages, which browsers fetch only for pages that show them.
 */

/** A committed font file, and the file of a package that it is part of. */
export interface BasicFont {
  readonly file: string;
  readonly origin: string;
}

const ASCII = { first: 0x20, last: 0x7e };
const FURTHER = '\u00a0©·½×áéíñóú–—‘’“”•…←↑→↓−';

/** The characters that the files hold. */
export const basicCharacters: string =
  Array.from({ length: ASCII.last - ASCII.first + 1 }, (_, index) => String.fromCharCode(ASCII.first + index)).join(
    '',
  ) + FURTHER;

export const basicFonts: readonly BasicFont[] = [
  {
    file: 'app/styles/fonts/barlow-condensed-600-basic.woff2',
    origin: '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  },
  {
    file: 'app/styles/fonts/barlow-condensed-700-basic.woff2',
    origin: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  },
  {
    file: 'app/styles/fonts/public-sans-basic.woff2',
    origin: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  },
];

/** The part of a font that holds the basic characters, with its kerning and its tabular figures, as WOFF2. */
export function cutBasicPart({ origin }: BasicFont): Promise<Uint8Array> {
  return subsetFont(readFileSync(path.join('node_modules', origin)), basicCharacters, { targetFormat: 'woff2' });
}

/** The value of `unicode-range` for the basic characters (CSS Fonts 4, section 4.5). */
export function getBasicUnicodeRange(): string {
  const inHex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const further = Array.from(FURTHER, (character) => `U+${inHex(character.codePointAt(0) ?? 0)}`).sort();
  return [`U+${inHex(ASCII.first)}-${inHex(ASCII.last)}`, ...further].join(', ');
}

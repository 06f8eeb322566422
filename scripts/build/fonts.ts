import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** `npm run fonts`: writes the font files of the basic characters, for committing after a font package changed. */
export async function main(): Promise<number> {
  for (const font of basicFonts) writeFileSync(font.file, await cutBasicPart(font));
  return 0;
}

/* The characters of all pages, cut from the fonts of the packages. Browsers fetch a package's file only for other characters. */

const ASCII = { first: 0x20, last: 0x7e };
const FURTHER = '\u00a0©°·½×áéíñóú\u2010–—‘’“”•…‹←↑→↓−';

export const basicCharacters: string =
  Array.from({ length: ASCII.last - ASCII.first + 1 }, (_, index) => String.fromCharCode(ASCII.first + index)).join(
    '',
  ) + FURTHER;

export const basicFonts = [
  {
    file: 'app/styles/fonts/barlow-condensed-500-basic.woff2',
    origin: '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2',
  },
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

/** A WOFF2 font with the basic characters, their kerning and tabular figures. */
export function cutBasicPart({ origin }: (typeof basicFonts)[number]): Promise<Uint8Array> {
  return subsetFont(readFileSync(path.join('node_modules', origin)), basicCharacters, { targetFormat: 'woff2' });
}

/** `unicode-range` of the basic characters (CSS Fonts 4, section 4.5). */
export function getBasicUnicodeRange(): string {
  const formatHex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const further = Array.from(FURTHER, (character) => `U+${formatHex(character.codePointAt(0) ?? 0)}`).sort();
  return [`U+${formatHex(ASCII.first)}-${formatHex(ASCII.last)}`, ...further].join(', ');
}

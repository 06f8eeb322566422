import { computeOncePerText } from '~/compute-once';

/** A monogram for a school without a logo. Its shape and colors follow from the school's id, so it looks the same everywhere. */
export interface SchoolMark {
  readonly monogram: string;
  readonly shape: PlateShape;
  readonly colors: PlateColors;
}

export type PlateShape = (typeof plateShapes)[number];

/** `#rrggbb` each: the plate, its outline (to show dark plates on a dark background) and the letters. */
type PlateColors = Readonly<Record<'fill' | 'trim' | 'letters', string>>;

const plateShapes = ['shield', 'disc', 'square', 'hexagon', 'diamond'] as const;

/** Plates on a 40 px grid. */
export const platePaths: Readonly<Record<PlateShape, string>> = {
  shield: 'M4 3h32v18c0 9-7 13-16 16C11 34 4 30 4 21z',
  disc: 'M20 2a18 18 0 1 0 0 36 18 18 0 0 0 0-36z',
  square: 'M3 3h34v34H3z',
  hexagon: 'M11 3h18l9 17-9 17H11L2 20z',
  diamond: 'M20 1l19 19-19 19L1 20z',
};

/** Baseline of 20 px letters on a plate; the shield's is slightly higher. */
export function getLetterBaseline(shape: PlateShape): number {
  return shape === 'shield' ? 25.5 : 27;
}

const white = '#ffffff';
const cream = '#f6f0e3';
const navy = '#14213d';

/** School colors; the letters have a contrast of at least 4.5:1. */
const plateColors: readonly PlateColors[] = [
  { fill: '#1d3b73', trim: '#f2c14e', letters: white },
  { fill: '#7a1f2b', trim: '#f3d9a4', letters: white },
  { fill: '#0b6e69', trim: cream, letters: white },
  { fill: '#3a3a3a', trim: '#ffb703', letters: white },
  { fill: '#6e1423', trim: '#e9d8b4', letters: white },
  { fill: '#1b4d89', trim: '#f4a259', letters: white },
  { fill: '#4b2e83', trim: '#e8e3d3', letters: white },
  { fill: '#1f5a3c', trim: '#f4f0e2', letters: white },
  { fill: '#2c5530', trim: '#e8c547', letters: white },
  { fill: '#101820', trim: '#f28c28', letters: white },
  { fill: '#b3261e', trim: cream, letters: white },
  { fill: '#9c2a10', trim: '#f5e9cf', letters: white },
  { fill: '#22577a', trim: cream, letters: white },
  { fill: '#e4a11b', trim: navy, letters: navy },
  { fill: '#8fc1e3', trim: navy, letters: navy },
  { fill: navy, trim: '#c9b037', letters: white },
];

const unknownSchool: SchoolMark = {
  monogram: '?',
  shape: 'disc',
  colors: { fill: '#5b6478', trim: '#d6cbb3', letters: white },
};

/** The key is the school's id, or its name when the feed has no id; empty for nobody. */
export function buildSchoolMark(key: string, name: string): SchoolMark {
  if (name === 'TBD' || key === '') return unknownSchool;
  const number = computeHash(key);
  const shape = plateShapes[number % plateShapes.length] ?? unknownSchool.shape;
  const colors = plateColors[Math.floor(number / plateShapes.length) % plateColors.length] ?? unknownSchool.colors;
  return { monogram: buildInitials(name), shape, colors };
}

/** First letter of the mark, for a plain plate without shape and colors on pages with hundreds of schools. */
export function markLetter(name: string): string {
  return name === 'TBD' ? unknownSchool.monogram : (Array.from(buildInitials(name))[0] ?? '');
}

/** Initials of the first two words, or of town and campus in `Prairie City (Lakeside)` and `Cornview (C.-Thornbrook)`. */
const buildInitials = computeOncePerText((name: string): string => {
  const [town = [], campus] = name
    .replace(/\[[^[\]]*\]|\p{L}\.-/gu, '')
    .split('(')
    .map(splitNameWords);
  const words = campus?.[0] === undefined ? town.slice(0, 2) : [...town.slice(0, 1), campus[0]];
  return words.map((word) => (Array.from(word)[0] ?? '').toUpperCase()).join('') || '?';
});

function splitNameWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}'’.]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
}

/** FNV-1a, 32 bits. */
function computeHash(key: string): number {
  let value = 0x811c9dc5;
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

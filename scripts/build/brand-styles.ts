import { computeContrast } from '~/models/colors/contrast';
import { formatHexColor, parseHexColor } from '~/models/colors/oklch';

/* The colors of an association's site. The design's own (app/styles/tokens.css) are drawn around two brand colors; with others, each color that
   follows one of them keeps its lightness and turns its hue as far as the brand color did. */

/** The two colors of an association, `#rrggbb`. */
export interface BrandColors {
  readonly ink: string;
  readonly accent: string;
}

const schemes = ['light', 'dark', 'print'] as const;
type Scheme = (typeof schemes)[number];
type Colors = ReadonlyMap<string, string>;

/** Tokens that follow a brand color. All others mean something (a win, an alert) or show a material (turf, water), in any association's colors. */
const followers: Readonly<Record<keyof BrandColors, Readonly<Record<Scheme, string>>>> = {
  ink: {
    light:
      'ink-2 scoreboard-surface scoreboard-surface-2 scoreboard-line scoreboard-ink-2 selected on-selected-2 drawing-paint floating',
    dark: 'surface surface-raised surface-sunken ink-2 line rule scoreboard-surface scoreboard-surface-2 scoreboard-line on-selected on-selected-2 drawing-paint',
    print: '',
  },
  // Paper is the accent's tint.
  accent: {
    light:
      'surface surface-raised surface-sunken line rule scoreboard-ink on-selected accent-fill on-accent scoreboard-accent',
    dark: 'ink accent accent-fill selected',
    print: 'line rule',
  },
};

/** Pairs that people must be able to tell apart: what is drawn, what it is drawn on, and the ratio of WCAG 2.2 AA. */
const pairs = [
  {
    drawn:
      'ink ink-2 accent live final win loss under-par even-par over-par alert-orange-edge alert-red-edge alert-blue-edge',
    on: 'surface surface-raised',
    ratio: 4.5,
  },
  { drawn: 'ink ink-2 accent', on: 'surface-sunken', ratio: 4.5 },
  { drawn: 'ink', on: 'alert-orange alert-red alert-blue', ratio: 4.5 },
  { drawn: 'on-selected on-selected-2', on: 'selected', ratio: 4.5 },
  { drawn: 'on-accent', on: 'accent-fill', ratio: 4.5 },
  { drawn: 'on-live', on: 'live', ratio: 4.5 },
  {
    drawn: 'scoreboard-ink scoreboard-ink-2 scoreboard-live scoreboard-final scoreboard-accent',
    on: 'scoreboard-surface scoreboard-surface-2',
    ratio: 4.5,
  },
  { drawn: 'scoreboard-on-live', on: 'scoreboard-live', ratio: 4.5 },
  { drawn: 'rule accent-fill focus', on: 'surface surface-raised', ratio: 3 },
].flatMap(({ drawn, on, ratio }) =>
  drawn.split(' ').flatMap((one) => on.split(' ').map((other) => ({ drawn: one, on: other, ratio }))),
);

/** More chroma than in the design would make a ground of dark surfaces loud. */
const MOST_CHROMA = 1.25;

/**
 * The style sheet of tokens in an association's colors; the design's own text for its own colors. `source` is the text of tokens.css. Colors of
 * text and edges that would come too close to their ground become lighter or darker.
 */
export function colorStyles(source: string, brand: BrandColors): string {
  const own = readScheme(source, 'light');
  const turns = {
    ink: buildTurn(own.get('brand-ink') ?? '', brand.ink),
    accent: buildTurn(own.get('brand-accent') ?? '', brand.accent),
  };
  const sections = splitSections(source);
  const turned = schemes.map((scheme) => {
    const text = scheme === 'light' ? setBrandColors(sections.light, brand) : sections[scheme];
    return turnSection(text, scheme, turns);
  });
  return schemes.reduce(keepApart, turned.join(''));
}

/** Pairs of colors that are too close to each other, as sentences that name the brand color to change. */
export function listWeakPairs(styles: string): string[] {
  return schemes.flatMap((scheme) => {
    const colors = readScheme(styles, scheme);
    return pairs.flatMap(({ drawn, on, ratio }) => {
      const [color = '', ground = ''] = [colors.get(drawn), colors.get(on)];
      const contrast = computeContrast(color, ground);
      if (contrast >= ratio) return [];
      const brand = findBrandColor(drawn, scheme) ?? findBrandColor(on, scheme);
      const place = brand === null ? '' : `colors.${brand}: `;
      const found = `${color} (${drawn}) on ${ground} (${on}) has a contrast of ${formatRatio(contrast)} in the ${scheme} scheme`;
      return [`${place}${found}, less than ${ratio}:1`];
    });
  });
}

/** Rounded down, so that what is too little never reads as enough. */
function formatRatio(contrast: number): string {
  return `${Math.floor(contrast * 100) / 100}:1`;
}

/** The colors of a scheme by the names of their tokens, `#rrggbb`. Those that a scheme does not change are the light scheme's. */
export function readScheme(styles: string, scheme: Scheme): Colors {
  const sections = splitSections(styles);
  const text = scheme === 'light' ? sections.light : sections.light + sections[scheme];
  const found = [...text.matchAll(/--([\w-]+): (#[\da-f]+|var\(--[\w-]+\));/g)];
  const declared = new Map(found.map(([, name = '', value = '']) => [name, value]));
  const resolve = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : resolve(declared.get(other) ?? '');
  };
  return new Map([...declared].map(([name, value]) => [name, resolve(value)]));
}

/** The declarations of each scheme, with what stands before and behind them. */
function splitSections(styles: string): Readonly<Record<Scheme, string>> {
  const root = styles.indexOf(':root {');
  const dark = styles.indexOf('@variant dark-scheme {', root);
  const print = styles.indexOf('@media print {', dark);
  if (root < 0 || dark < 0 || print < 0) throw new Error('tokens.css: a scheme is missing');
  return { light: styles.slice(0, dark), dark: styles.slice(dark, print), print: styles.slice(print) };
}

function setBrandColors(light: string, { ink, accent }: BrandColors): string {
  return light.replace(/(--brand-ink: )#[\da-f]+/, `$1${ink}`).replace(/(--brand-accent: )#[\da-f]+/, `$1${accent}`);
}

type Turn = (color: string) => string;
type Turns = Readonly<Record<keyof BrandColors, Turn>>;

/** What makes a color of the design one of an association, from the design's brand color and the association's. */
function buildTurn(from: string, to: string): Turn {
  if (from === to) return (color) => color;
  const [before, after] = [parseHexColor(from), parseHexColor(to)];
  const strength = Math.min(MOST_CHROMA, after.chroma / before.chroma);
  return (color) => {
    const { lightness, chroma, hue } = parseHexColor(color);
    return formatHexColor({ lightness, chroma: chroma * strength, hue: hue + after.hue - before.hue });
  };
}

function turnSection(section: string, scheme: Scheme, turns: Turns): string {
  return section.replace(/--([\w-]+): ([^;]+);/g, (declaration, name: string, value: string) => {
    const brand = findBrandColor(name, scheme, 'own');
    return brand === null ? declaration : `--${name}: ${turnValue(value, turns[brand])};`;
  });
}

/** Makes derived colors of a scheme lighter or darker until they can be told from their ground. */
function keepApart(styles: string, scheme: Scheme): string {
  const sections = splitSections(styles);
  const section = pairs.reduce((text, { drawn, on, ratio }) => {
    if (findBrandColor(drawn, scheme, 'own') === null) return text;
    const colors = readScheme(joinSections({ ...sections, [scheme]: text }), scheme);
    const [color = '', ground = ''] = [colors.get(drawn), colors.get(on)];
    return text.replace(`--${drawn}: ${color};`, `--${drawn}: ${moveAway(color, ground, ratio)};`);
  }, sections[scheme]);
  return joinSections({ ...sections, [scheme]: section });
}

function joinSections(sections: Readonly<Record<Scheme, string>>): string {
  return schemes.map((scheme) => sections[scheme]).join('');
}

/** The nearest color of the same hue with a contrast; without any, black or white. */
function moveAway(color: string, ground: string, ratio: number): string {
  const start = parseHexColor(color);
  const step = start.lightness < parseHexColor(ground).lightness ? -0.01 : 0.01;
  let [moved, { lightness }] = [color, start];
  while (computeContrast(moved, ground) < ratio && lightness > 0 && lightness < 1) {
    lightness += step;
    moved = formatHexColor({ ...start, lightness: Math.min(1, Math.max(0, lightness)) });
  }
  return moved;
}

function turnValue(value: string, turn: Turn): string {
  return value.replace(/#[\da-f]{6}\b/g, turn).replace(/rgb\((\d+) (\d+) (\d+)/g, (_, ...channels: string[]) => {
    const digits = channels.slice(0, 3).map((channel) => Number(channel).toString(16).padStart(2, '0'));
    const turned = turn(`#${digits.join('')}`);
    return `rgb(${[1, 3, 5].map((start) => Number.parseInt(turned.slice(start, start + 2), 16)).join(' ')}`;
  });
}

/** The brand color that a token follows; with `own`, only if the scheme sets a color of its own that was derived. */
function findBrandColor(name: string, scheme: Scheme, kind: 'own' | 'any' = 'any'): keyof BrandColors | null {
  const isIn = (brand: keyof BrandColors, place: Scheme) => followers[brand][place].split(' ').includes(name);
  for (const brand of ['ink', 'accent'] as const) {
    if (isIn(brand, scheme)) return brand;
    if (kind === 'own') continue;
    if (name === brand || name === `brand-${brand}` || isIn(brand, 'light')) return brand;
  }
  return null;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { AssociationError } from './association-folder';
import { readScheme } from './brand-styles';
import type { Logo } from './logo';
import { replaceFile } from './replace-file.mjs';

/* The static pictures of an association's site, drawn from its logo. */

/** Width and height of the square icons, in pixels. */
const squares = [
  { file: 'apple-touch-icon.png', side: 180 },
  { file: 'icons/icon-192.png', side: 192 },
  { file: 'icons/icon-512.png', side: 512 },
] as const;
const tabIcon = { file: 'favicon.ico', side: 32 } as const;
/** Devices cut a shape out of it, inside a circle of 80 % of its width. */
const maskable = { file: 'icons/icon-maskable-512.png', side: 512, logoSide: 334 } as const;
/** The link preview of pages without a picture of their own. */
const preview = {
  file: 'preview.png',
  width: 1200,
  height: 630,
  logoSide: 278,
  lines: ['SCORES', 'BRACKETS', 'STATE FINALS'],
};

/** Paths of the files, below the site's root. */
export const iconFiles: readonly string[] = [
  'favicon.svg',
  ...[...squares, tabIcon, maskable, preview].map(({ file }) => file),
];

interface Brand {
  readonly logo: Logo;
  /** The style sheet of tokens in the association's colors. */
  readonly styles: string;
}

/** Writes the icons and the link preview into a folder of static files. Throws an `AssociationError` for a logo with holes at its corners. */
export async function writeIcons(staticFolder: string, { logo, styles }: Brand): Promise<void> {
  await loadRenderer();
  const write = (file: string, content: string | Uint8Array) => replaceFile(path.join(staticFolder, file), content);
  const ground = findGround(logo);
  write('favicon.svg', wrap(logo.drawing, logo.side, logo.side));
  for (const { file, side } of squares) write(file, renderPng(drawSquare(logo, side)));
  write(tabIcon.file, wrapIcon(renderPng(drawSquare(logo, tabIcon.side)), tabIcon.side));
  write(maskable.file, renderPng(drawMaskable(logo, ground)));
  write(preview.file, renderPng(drawPreview(logo, styles), await loadPreviewFont()));
}

function wrap(content: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function place(logo: Logo, x: number, y: number, side: number): string {
  return `<g transform="translate(${x} ${y}) scale(${side / logo.side})">${logo.drawing}</g>`;
}

function drawSquare(logo: Logo, side: number): string {
  return wrap(place(logo, 0, 0, side), side, side);
}

function drawMaskable(logo: Logo, ground: string): string {
  const { side, logoSide } = maskable;
  const edge = (side - logoSide) / 2;
  return wrap(`<path d="M0 0h${side}v${side}H0z" fill="${ground}"/>${place(logo, edge, edge, logoSide)}`, side, side);
}

function drawPreview(logo: Logo, styles: string): string {
  const { width, height, logoSide, lines } = preview;
  const colors = readScheme(styles, 'light');
  const [ground, bar, ink] = ['scoreboard-surface', 'accent-fill', 'scoreboard-ink'].map((name) => colors.get(name));
  const texts = lines.map((line, index) => `<text x="500" y="${249 + 106 * index}">${line}</text>`).join('');
  return wrap(
    `<path d="M0 0h${width}v${height}H0z" fill="${ground}"/><path d="M0 610h${width}v20H0z" fill="${bar}"/>` +
      `${place(logo, 166, 176, logoSide)}<g fill="${ink}" font-family="Barlow Condensed" font-weight="700" font-size="104" letter-spacing="3">${texts}</g>`,
    width,
    height,
  );
}

/** The color of the logo's corners, which continues around it. */
function findGround(logo: Logo): string {
  const side = maskable.side;
  return render(drawSquare(logo, side), [], ({ pixels }) => {
    const corners = [0, side - 1, side * (side - 1), side * side - 1].map((at) => pixels.slice(4 * at, 4 * at + 4));
    if (corners.some(([, , , opacity]) => opacity !== 255))
      throw new AssociationError(
        'logo.svg must have a ground that fills its whole square, because devices cut icons to shapes of their own',
      );
    const [first = []] = corners;
    return `#${Buffer.from(first.slice(0, 3)).toString('hex')}`;
  });
}

/** A PNG image in the frame of an `.ico` file. */
function wrapIcon(png: Uint8Array, side: number): Uint8Array {
  const head = Buffer.alloc(22);
  // One icon.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  // Color planes and bits of a pixel, size and place of the image.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function renderPng(svg: string, fonts: readonly Uint8Array[] = []): Uint8Array {
  return render(svg, fonts, (image) => image.asPng());
}

/** Frees the renderer's memory (WebAssembly), because no garbage collection does. */
function render<Result>(
  svg: string,
  fonts: readonly Uint8Array[],
  read: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Result,
): Result {
  const drawing = new Resvg(svg, { font: { fontBuffers: [...fonts] } });
  try {
    const image = drawing.render();
    try {
      return read(image);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

async function loadPreviewFont(): Promise<Uint8Array[]> {
  return [await readFile(resolveFile('@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'))];
}

let loaded: Promise<void> | undefined;

/** A process can load the renderer once. */
function loadRenderer(): Promise<void> {
  loaded ??= readFile(resolveFile('@resvg/resvg-wasm/index_bg.wasm')).then((code) => initWasm(code));
  return loaded;
}

function resolveFile(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

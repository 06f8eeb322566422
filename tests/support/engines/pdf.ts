import { spawnSync } from 'node:child_process';

/** A word of a sheet. Lengths are points from the upper left corner. */
interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PrintedSheet {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWord[];
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Reads the sheets of a PDF, with `pdftotext` of poppler. */
export function readSheets(pdf: Uint8Array): readonly PrintedSheet[] {
  const options = { input: pdf, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { stdout, stderr, status } = spawnSync('pdftotext', ['-bbox', '-', '-'], options);
  if (status !== 0) throw new Error(`pdftotext cannot read the PDF: ${stderr}`);
  return [...stdout.matchAll(/<page width="([\d.]+)" height="([\d.]+)">(.*?)<\/page>/gs)].map(
    ([, width, height, words = '']) => ({
      width: Number(width),
      height: Number(height),
      words: [...words.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
        ([, left, top, right, bottom, text = '']) => ({
          text: text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
          left: Number(left),
          right: Number(right),
          top: Number(top),
          bottom: Number(bottom),
        }),
      ),
    }),
  );
}

/** Whether the first sheet of a PDF shows a QR code: its two upper squares, which lines cut dark and light as 1:1:3:1:1. */
export function hasQrCode(pdf: Uint8Array): boolean {
  const options = { input: pdf, maxBuffer: 2 ** 28 } as const;
  const { stdout } = spawnSync('pdftoppm', ['-r', '600', '-gray', '-l', '1', '-'], options);
  const [head = '', width = 0] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(stdout.toString('latin1', 0, 50)) ?? [];
  const pixels = stdout.subarray(head.length);
  const leastModulePixels = 5;
  const lines = new Map<string, number>();
  for (let from = 0; from < pixels.length; from += Number(width)) {
    const line = pixels.toString('latin1', from, from + Number(width)).replace(/[^\x80-\xff]/g, '#');
    const squares = [...line.matchAll(/(?<![#])(#{5,})([^#]{5,})(?=(#{15,})([^#]{5,})(#{5,})[^#])/g)].flatMap(
      findFinderSquare,
    );
    const [left, right] = squares;
    if (left === undefined || right === undefined || Math.abs(left.module - right.module) > 0.5) continue;
    // The widest codes of addresses have 65 modules.
    if (right.from - left.from > 65 * left.module) continue;
    const place = `${left.from} ${right.from}`;
    lines.set(place, (lines.get(place) ?? 0) + 1);
  }
  // The middle of a square is three modules high.
  return Math.max(0, ...lines.values()) > 2 * leastModulePixels;
}

/** Place and width of a module in pixels. */
function findFinderSquare(match: RegExpExecArray): { readonly from: number; readonly module: number }[] {
  const lengths = match.slice(1).map((run) => run.length);
  const module = lengths.reduce((total, length) => total + length, 0) / 7;
  const isSquare = [1, 1, 3, 1, 1].every(
    (modules, run) => Math.abs((lengths[run] ?? 0) - modules * module) < module / 4,
  );
  return isSquare ? [{ from: match.index, module }] : [];
}

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

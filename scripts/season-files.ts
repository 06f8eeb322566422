import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage } from '~/cache/log';
import { replaceFile } from './replace-file.mjs';

const seasonsDirectory = 'app/config/seasons';
const generatedFile = 'app/config/season-files.generated.ts';
const SEASON_FILE = /^(\d{4}-\d{2})\.json$/;

/** Writes the content of every season file, or the parser's message for invalid JSON, which is reported later. */
export async function writeSeasonFiles(): Promise<void> {
  const names = (await readdir(seasonsDirectory)).sort();
  const entries = await Promise.all(
    names.flatMap((name) => {
      const season = SEASON_FILE.exec(name)?.[1];
      return season === undefined ? [] : [readEntry(season, path.join(seasonsDirectory, name))];
    }),
  );
  const lines = [
    '/** Made by scripts/season-files.ts from app/config/seasons. */',
    'export const seasonFiles: Readonly<Record<string, unknown>> = {',
    ...entries,
    '};',
    '',
  ];
  replaceFile(generatedFile, lines.join('\n'));
}

async function readEntry(season: string, file: string): Promise<string> {
  return `  '${season}': ${JSON.stringify(parseJson(await readFile(file, 'utf8')))},`;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${getErrorMessage(error)}`;
  }
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import postcss from 'postcss';
import { getErrorMessage } from '~/cache/base/log';
import { writeDemoTexts } from './demo-texts';
import { writePageRegistry } from './page-registry';
import { replaceFile } from './replace-file.mjs';
import { writeRoutePatterns } from './route-patterns';

/** Writes every `*.generated.ts`, which types, tests and builds need. */
export async function writeGeneratedFiles(): Promise<void> {
  writeRoutePatterns();
  writePageRegistry();
  await Promise.all([writeSeasonFiles(), writeSchemaVersions(), writeLightStyles(), writeDemoTexts()]);
}

const madeHere = '/** Made by scripts/build/generate.ts at build time. */';

async function writeLightStyles(): Promise<void> {
  const source = 'app/styles/light.css';
  const minifier = postcss([tailwind({ optimize: { minify: true } })]);
  const { css } = await minifier.process(await readFile(source, 'utf8'), { from: source });
  const text = JSON.stringify(css.replace(/\/\*![\s\S]*?\*\//g, ''));
  replaceFile('app/styles/light-styles.generated.ts', `${madeHere}\nexport const lightStyles: string = ${text};\n`);
}

/** Writes the content of every season file, or the parser's message for invalid JSON, which is reported later. */
async function writeSeasonFiles(): Promise<void> {
  const folder = 'app/config/seasons';
  const seasons = (await readdir(folder)).sort().flatMap((name) => /^(\d{4}-\d{2})\.json$/.exec(name)?.[1] ?? []);
  const lines = await Promise.all(
    seasons.map(async (season) => {
      const content = parseSeasonText(await readFile(path.join(folder, `${season}.json`), 'utf8'));
      return `  '${season}': ${JSON.stringify(content)},`;
    }),
  );
  replaceFile(
    'app/config/season-files.generated.ts',
    `${madeHere}\nexport const seasonFiles: Readonly<Record<string, unknown>> = {\n${lines.join('\n')}\n};\n`,
  );
}

/** The value of a season file, or why it has none. */
export function parseSeasonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${getErrorMessage(error)}`;
  }
}

const upstreamDirectory = 'app/upstream';
/** Files without source definitions. */
const notGroups = new Set(['check-sources.ts', 'groups.ts', 'registry.ts', 'wire.ts']);

/** Writes a hash of each source group's minified code and imports, so that a changed schema gets new cache keys. */
async function writeSchemaVersions(): Promise<void> {
  const names = await readdir(upstreamDirectory);
  const groups = names.filter((name) => /^[a-z0-9-]+\.ts$/.test(name) && !notGroups.has(name)).sort();
  const lines = await Promise.all(
    groups.map(async (file) => `  '${file.replace(/\.ts$/, '')}': '${await hashSourceGroup(file)}',`),
  );
  replaceFile(
    path.join(upstreamDirectory, 'schema-versions.generated.ts'),
    `${madeHere}\nexport const schemaVersions: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
}

async function hashSourceGroup(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(upstreamDirectory, file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    packages: 'external',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

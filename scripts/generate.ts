import { readFile } from 'node:fs/promises';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { writeDemoTexts } from './demo-texts';
import { writePageRegistry } from './page-registry';
import { replaceFile } from './replace-file.mjs';
import { writeRoutePatterns } from './route-patterns';
import { writeSchemaVersions } from './schema-versions';
import { writeSeasonFiles } from './season-files';

/** Writes every `*.generated.ts`, which types, tests and builds need. */
export async function writeGeneratedFiles(): Promise<void> {
  writeRoutePatterns();
  writePageRegistry();
  await Promise.all([writeSeasonFiles(), writeSchemaVersions(), writeLightStyles(), writeDemoTexts()]);
}

const lightStylesSource = 'app/styles/light.css';
const lightStylesFile = 'app/styles/light-styles.generated.ts';

async function writeLightStyles(): Promise<void> {
  const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(
    await readFile(lightStylesSource, 'utf8'),
    {
      from: lightStylesSource,
    },
  );
  replaceFile(
    lightStylesFile,
    `/** Made by scripts/generate.ts at build time. */\nexport const lightStyles: string = ${JSON.stringify(css.replace(/\/\*![\s\S]*?\*\//g, ''))};\n`,
  );
}

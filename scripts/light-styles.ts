import { readFile } from 'node:fs/promises';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { replaceFile } from './replace-file.mjs';

const source = 'app/styles/light.css';
const generatedFile = 'app/styles/light-styles.generated.ts';

export async function writeLightStyles(): Promise<void> {
  const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(await readFile(source, 'utf8'), {
    from: source,
  });
  replaceFile(
    generatedFile,
    `/** Made by scripts/light-styles.ts at build time. */\nexport const lightStyles: string = ${JSON.stringify(css.replace(/\/\*![\s\S]*?\*\//g, ''))};\n`,
  );
}

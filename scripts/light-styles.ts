import { readFile, writeFile } from 'node:fs/promises';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

const source = 'app/styles/light.css';
const generatedFile = 'app/styles/light-styles.generated.ts';

/** Writes the styles of pages outside the frame as text, so that such a page can carry them. */
export async function writeLightStyles(): Promise<void> {
  const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(await readFile(source, 'utf8'), {
    from: source,
  });
  await writeFile(
    generatedFile,
    `/** Made by scripts/light-styles.ts at build time. */\nexport const lightStyles: string = ${JSON.stringify(css.replace(/\/\*![\s\S]*?\*\//g, ''))};\n`,
  );
}

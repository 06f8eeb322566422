import { build as bundle } from 'esbuild';
import { replaceFile } from './replace-file.mjs';

const generatedFile = 'app/offline/service-worker.generated.ts';

/** Writes the scripts of `/service-worker.js`, switched on and off, as a generated module: the site sends them itself. */
export async function writeServiceWorkerScripts(): Promise<void> {
  const [serviceWorker, switchedOffWorker] = await Promise.all([
    scriptOf('app/offline/service-worker.ts'),
    scriptOf('app/offline/switched-off-worker.ts'),
  ]);
  replaceFile(
    generatedFile,
    [
      '/** Made by scripts/service-worker-scripts.ts at build time. */',
      `export const serviceWorker: string = ${JSON.stringify(serviceWorker)};`,
      `export const switchedOffWorker: string = ${JSON.stringify(switchedOffWorker)};`,
      '',
    ].join('\n'),
  );
}

async function scriptOf(entry: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text).join('');
}

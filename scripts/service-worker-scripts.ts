import { build as bundle } from 'esbuild';

/** The service worker, and the script that replaces it when it is switched off. */
export async function bundleServiceWorkers(): Promise<{ readonly on: string; readonly off: string }> {
  const [on, off] = await Promise.all([
    bundleScript('app/offline/service-worker.ts'),
    bundleScript('app/offline/switched-off-worker.ts'),
  ]);
  return { on, off };
}

async function bundleScript(entry: string): Promise<string> {
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

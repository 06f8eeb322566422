import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { serviceWorkerPath } from '~/offline/kept-pages';
import { getBuildParts } from './build-in-use';

/* Static files beside those of `public`: the build's version and the service worker. No worker runs for them. */

export async function hashBundle(folder: string): Promise<string> {
  const bundle = await readFile(getBuildParts(folder).site);
  return createHash('sha256').update(bundle).digest('hex').slice(0, 12);
}

/** Writes these files, and a second copy of all static files whose script ends service workers. */
export async function writeBuildFiles(folder: string, buildId: string): Promise<void> {
  const { static: staticFolder, staticWithoutOffline, version } = getBuildParts(folder);
  const { on, off } = await bundleServiceWorkers();
  await writeFile(version, `${JSON.stringify({ buildId })}\n`);
  await cp(staticFolder, staticWithoutOffline, { recursive: true });
  // Browsers install a changed script, and the kept offline page with it.
  const wrapScript = (code: string) => `// Build ${buildId}\n${code}`;
  await writeFile(path.join(staticFolder, serviceWorkerPath), wrapScript(on));
  await writeFile(path.join(staticWithoutOffline, serviceWorkerPath), wrapScript(off));
}

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

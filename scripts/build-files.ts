import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serviceWorkerPath } from '~/offline/kept-pages';
import { getBuildParts } from './build-in-use';
import { bundleServiceWorkers } from './service-worker-scripts';

/* Static files that no file of `public` is: which build it is, and the service worker. Requests for them run no worker. */

/** Names a build after the bundle of its site. */
export async function hashBundle(folder: string): Promise<string> {
  const bundle = await readFile(getBuildParts(folder).site);
  return createHash('sha256').update(bundle).digest('hex').slice(0, 12);
}

/** Writes these files, beside them all static files once more with the script that ends service workers. */
export async function writeBuildFiles(folder: string, buildId: string): Promise<void> {
  const { static: staticFolder, staticWithoutOffline, version } = getBuildParts(folder);
  const { on, off } = await bundleServiceWorkers();
  await writeFile(version, `${JSON.stringify({ buildId })}\n`);
  await cp(staticFolder, staticWithoutOffline, { recursive: true });
  // Browsers install a script whose bytes have changed, and keep the page of kept pages anew with it.
  const wrapScript = (code: string) => `// Build ${buildId}\n${code}`;
  await writeFile(path.join(staticFolder, serviceWorkerPath), wrapScript(on));
  await writeFile(path.join(staticWithoutOffline, serviceWorkerPath), wrapScript(off));
}

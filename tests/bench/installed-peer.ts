import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A compared or measuring program with its own package, so that the project does not depend on it. */
export type Peer = 'lighthouse' | 'next';

/** Folder of an installed peer. Throws an `Error` when the installation fails. */
export function findInstalledPeer(name: Peer): string {
  const folder = path.resolve('tests/bench/peers', name);
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  console.log(`Installing ${name} for the bench…`);
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Lighthouse would otherwise download a browser.
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' };
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${name} could not be installed in ${folder}`);
  return folder;
}

import { readFile } from 'node:fs/promises';
import { buildAll } from './build';
import { partsOfBuild, staticFolderFor } from './build-in-use';
import { readDeployedNames } from './cache/wrangler-names';
import { runAll } from './run-commands';

/**
 * `npm run deploy [-- wrangler options]`: builds, then deploys the workers with wrangler: the pictures worker first, because the site
 * is bound to it. Refuses settings for local runs. Returns the exit code.
 */
export async function main(words: readonly string[]): Promise<number> {
  const problem = await whatForbidsDeploying();
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  const { id, folder } = await buildAll();
  const { pictures, site, prewarm } = partsOfBuild(folder);
  const staticFolder = staticFolderFor(folder, await readDeployedNames());
  // The files of this build, whatever `build/current` leads to by the time that the last worker is uploaded.
  const deploy = (env: string, bundle: string) =>
    [
      'wrangler',
      'deploy',
      bundle,
      '--env',
      env,
      '--assets',
      staticFolder,
      '--var',
      `BUILD_ID:${id}`,
      ...words,
    ] as const;
  // The site is the configuration's top level, which the empty name stands for; without it wrangler warns of a mistake.
  return runAll([[deploy('pictures', pictures)], [deploy('', site)], [deploy('prewarm', prewarm)]]);
}

async function whatForbidsDeploying(): Promise<string | null> {
  if (process.env.FIXED_NOW !== undefined) return 'FIXED_NOW is set: it is for local runs only.';
  const settings = await readFile('wrangler.toml', 'utf8');
  if (/^\s*FIXED_NOW/m.test(settings)) return 'FIXED_NOW is in wrangler.toml: it is for local runs only.';
  return null;
}

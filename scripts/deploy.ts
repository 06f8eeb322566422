import { readFile } from 'node:fs/promises';
import { buildAll } from './build';
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
  const buildId = await buildAll('production');
  const deploy = ['wrangler', 'deploy', '--var', `BUILD_ID:${buildId}`, ...words] as const;
  // The site is the configuration's top level, which the empty name stands for; without it wrangler warns of a mistake.
  return runAll([[[...deploy, '--env', 'pictures']], [[...deploy, '--env', '']], [[...deploy, '--env', 'prewarm']]]);
}

async function whatForbidsDeploying(): Promise<string | null> {
  if (process.env.FIXED_NOW !== undefined) return 'FIXED_NOW is set: it is for local runs only.';
  const settings = await readFile('wrangler.toml', 'utf8');
  if (/^\s*FIXED_NOW/m.test(settings)) return 'FIXED_NOW is in wrangler.toml: it is for local runs only.';
  return null;
}

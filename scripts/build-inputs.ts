import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What the build is made of: sources, its own code and settings, static files, and the installed packages by their lock file. */
const inputs = [
  'app',
  'workers',
  'demo-api',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'postcss.config.js',
  'remix.config.js',
  'tsconfig.json',
  'tests/support/routes.csv',
];

/** What the build itself writes into these folders. */
const isOutput = (file: string) => file.includes('.generated.ts');

/**
 * A hash of everything that the production build is made of, by content: a file that was merely saved again changes nothing. The
 * compilers read no names of the environment but `NODE_ENV`, which the build sets, and the search path of packages.
 */
export async function fingerprintInputs(root = '.'): Promise<string> {
  const lines = (await Promise.all(inputs.map((input) => hashInput(root, input)))).flat().sort();
  return hashContent([process.version, process.env.NODE_PATH ?? '', ...lines].join('\n')).slice(0, 16);
}

/** Path and hash of a file, or of those in a folder. Editors make files that are gone a moment later: these have none. */
async function hashInput(root: string, input: string): Promise<string[]> {
  if (isOutput(input)) return [];
  const file = path.join(root, input);
  try {
    if ((await stat(file)).isFile()) return [`${input} ${hashContent(await readFile(file))}`];
    const names = await readdir(file);
    return (await Promise.all(names.map((name) => hashInput(root, path.join(input, name))))).flat();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

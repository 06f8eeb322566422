import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the build is made of: sources, its own code and settings, static files, and the installed packages by their lock file. */
const inputs = [
  'app',
  'workers',
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
const isOutput = (name: string) => name.includes('.generated.ts');

/**
 * A hash of everything that the production build is made of, by content: a file that was merely saved again changes nothing. The
 * compilers read no names of the environment but `NODE_ENV`, which the build sets, and the search path of packages.
 */
export async function fingerprintInputs(root = '.'): Promise<string> {
  const found = inputs.map((input) => (path.extname(input) === '' ? filesIn(root, input) : [input]));
  const files = (await Promise.all(found)).flat().sort();
  const hashes = await Promise.all(files.map(async (file) => hashOf(await readFile(path.join(root, file)))));
  const lines = files.map((file, index) => `${hashes[index] ?? ''} ${file}`);
  return hashOf([process.version, process.env.NODE_PATH ?? '', ...lines].join('\n')).slice(0, 16);
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = entries.map((entry) => {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(root, inner);
    return isOutput(entry.name) ? [] : [inner];
  });
  return (await Promise.all(found)).flat();
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

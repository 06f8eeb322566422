import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { findAssociationFolder } from './association-stamp.mjs';
import { buildStore, readBuildId, setCurrentBuild } from './build-in-use';
import { openBuild } from './build-store';

/**
 * The production build of everything that runs, for use until this process ends, and its id. A build of the same sources is reused. Throws an
 * `Error` with the compiler's message.
 */
export async function buildAll() {
  const { folder, isReused } = await openBuild({
    store: buildStore,
    readFingerprint: fingerprintInputs,
    // Compilers take a second to load, and most starts need none.
    make: async (draft) => (await import('./make-build')).makeBuild(draft),
  });
  if (isReused) console.log(`Nothing has changed since the last build: ${folder} is used again.`);
  setCurrentBuild(folder);
  return { id: readBuildId(folder), folder };
}

/** Inputs of a build beside the association's folder: sources, scripts, settings, static files, and packages by the lock file. */
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

/** Written by the build itself. */
const isOutput = (file: string) => file.includes('.generated.');

/** Hashes the content of all inputs. Builds read no environment variables except `ASSOCIATION`, and `NODE_ENV`, which they set. */
export async function fingerprintInputs(root = '.'): Promise<string> {
  const all = [...inputs, findAssociationFolder()];
  const lines = (await Promise.all(all.map((input) => hashInput(root, input)))).flat().sort();
  return hashContent([process.version, process.env.NODE_PATH ?? '', ...lines].join('\n')).slice(0, 16);
}

/** Path and hash of a file or of a folder's files. Editors' temporary files may be gone. */
async function hashInput(root: string, input: string): Promise<string[]> {
  if (isOutput(input)) return [];
  const file = path.resolve(root, input);
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

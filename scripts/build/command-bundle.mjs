// Plain JavaScript like the bootstrap: it runs before anything can load TypeScript.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { replaceFile } from './replace-file.mjs';

/**
 * Bundles a command with all that it imports into one file, which Node loads several times as fast as hundreds of
 * modules that are compiled one by one. The file is reused until one of its inputs changes.
 * @param {{ entry: string, outfile: string, external?: string[] }} options packages in `external` stay imports
 * @returns {Promise<string>} the absolute path of the bundle
 */
export async function bundleCommand({ entry, outfile, external = [] }) {
  const bundle = path.resolve(outfile);
  const listFile = `${bundle}.inputs.json`;
  if (isCurrent(bundle, listFile)) return bundle;
  const startedAtMs = Date.now();
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: requireForBundledPackages },
    outfile: bundle,
    logLevel: 'warning',
  });
  replaceFile(bundle, outputFiles[0]?.contents ?? '');
  const inputs = Object.keys(metafile.inputs).map((file) => ({
    file: path.resolve(file),
    state: readBundleState(file),
  }));
  // A file saved meanwhile may be bundled in its old state, so the next command bundles again.
  const isStable = Object.keys(metafile.inputs).every((file) => statSync(file).mtimeMs < startedAtMs);
  if (isStable) replaceFile(listFile, JSON.stringify(inputs));
  return bundle;
}

/** Packages in CommonJS that were bundled call `require` for the modules of Node. */
const requireForBundledPackages =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** @param {string} bundle @param {string} listFile */
function isCurrent(bundle, listFile) {
  if (!existsSync(bundle) || !existsSync(listFile)) return false;
  /** @type {{ file: string, state: string | null }[]} */
  const inputs = JSON.parse(readFileSync(listFile, 'utf8'));
  return inputs.every(({ file, state }) => readBundleState(file) === state);
}

/** @param {string} file */
function readBundleState(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.mtimeMs} ${found.size}`;
}

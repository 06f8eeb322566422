// Bootstrap of every command: installs what the lock file names if it is not there yet, then runs `scripts/<name>.ts`, such as
// `scripts/run/start.ts` for `run/start`.
// Plain JavaScript, because at this point nothing may be installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findAssociationFolder, isGenerated } from './build/association-stamp.mjs';
import { claimFile } from './build/claim-file.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [lowestMajor, lowestMinor] = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
  console.error(`Node ${lowestMajor}.${lowestMinor} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
let isCompilerRegistered = false;
process.chdir(root);
await installIfNeeded();
const [command = '', ...commandArguments] = process.argv.slice(2);
try {
  await generateIfNeeded();
  const { main } = command === 'operate/cache' ? await loadBundled(command) : await loadWithCompiler(command);
  process.exitCode = await main(commandArguments);
} catch (error) {
  if (!isExplainedByMessage(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Settings and the system (a full disk, a missing permission) are not faults of the code: their stack says nothing.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isExplainedByMessage(error) {
  return (
    error instanceof Error &&
    (['EnvironmentError', 'AssociationError'].includes(error.name) || ('code' in error && 'syscall' in error))
  );
}

/** @param {string} name of a script */
async function loadWithCompiler(name) {
  if (!isCompilerRegistered) {
    const { register } = await import('tsx/esm/api');
    register();
    isCompilerRegistered = true;
  }
  return import(`./${name}.ts`);
}

/**
 * For what somebody runs again and again and waits for. Wrangler is loaded by a few commands only, and too large to bundle.
 * @param {string} command
 */
async function loadBundled(command) {
  const { bundleCommand } = await import('./build/command-bundle.mjs');
  const bundle = await bundleCommand({
    entry: `scripts/${command}.ts`,
    outfile: `.cache/commands/${path.basename(command)}.mjs`,
    external: ['wrangler'],
  });
  return import(pathToFileURL(bundle).href);
}

/**
 * Commands import generated files, which a fresh clone does not have, or has for another association. Commands that build or test regenerate
 * them.
 */
async function generateIfNeeded() {
  const generated = [
    'app/route-patterns',
    'app/config/sport-rows',
    'app/routes/page-registry',
    'app/styles/light-styles',
    'app/upstream/schema-versions',
    'demo-api/words/texts',
  ];
  const isThere = generated.every((name) => existsSync(`${name}.generated.ts`));
  if (isThere && isGenerated(findAssociationFolder())) return;
  const { writeGeneratedFiles } = await loadWithCompiler('build/generate');
  await writeGeneratedFiles();
}

async function installIfNeeded() {
  const stamp = path.join('node_modules', '.fieldhouse-installed');
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isInstalled()) return;
  const release = await claimInstallation();
  try {
    if (!isInstalled()) install();
    writeFileSync(stamp, wanted);
  } finally {
    release();
  }
}

/** Waits while another process installs, because `npm ci` begins by removing all packages. */
async function claimInstallation() {
  const file = path.join('.cache', 'installing');
  for (;;) {
    const release = claimFile(file);
    if (release !== null) return release;
    await sleep(200);
  }
}

function install() {
  console.log('Installing dependencies…');
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(explainFailedInstall(stderr));
  process.exit(1);
}

/** One line instead of npm's report with its stack. @param {string | null} report */
function explainFailedInstall(report) {
  const [, code] = /npm (?:error|ERR!) code (\S+)/.exec(report ?? '') ?? [];
  const [, log] = /complete log of this run can be found in:? *(\S+)/.exec(report ?? '') ?? [];
  const reason = code === undefined ? 'npm ci failed' : `npm ci failed with ${code}`;
  const where = log === undefined ? '' : ` npm's report is in ${log}.`;
  return `The dependencies could not be installed: ${reason}. Check that the package registry can be reached.${where}`;
}

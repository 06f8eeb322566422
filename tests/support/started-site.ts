import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from './free-port';

/* Real runs of `npm start` and `npm run dev` in a copy of the project that has no build. */

const folders = ['app', 'association', 'workers', 'demo-api', 'scripts', 'public', 'tests'];
const files = [
  'package.json',
  'package-lock.json',
  'postcss.config.js',
  'remix.config.js',
  'tsconfig.json',
  'vitest.config.ts',
  'README.md',
];

/** Copies the sources into a new folder. The installed packages are those of the project. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-copy-'));
  for (const name of folders) {
    const filter = (file: string) => !file.includes('.generated.');
    await cp(name, path.join(folder, name), { recursive: true, filter });
  }
  for (const name of files) await copyFile(name, path.join(folder, name));
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  const installed = (await readdir('node_modules')).filter((name) => name !== '.fieldhouse-installed');
  await Promise.all(installed.map((name) => symlink(path.resolve('node_modules', name), path.join(packages, name))));
  const lockFile = createHash('sha256').update(await readFile('package-lock.json'));
  await writeFile(path.join(packages, '.fieldhouse-installed'), lockFile.digest('hex'));
  return folder;
}

export interface StartedSite {
  readonly url: string;
  /** Its output so far. */
  readonly getOutput: () => string;
  /** Resolves when the site runs. */
  readonly waitUntilReady: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Environment variables that the test runner sets for its own processes. */
const ownSettings = { BUILD_FOLDER: undefined, NODE_ENV: undefined };

/** Runs `npm start` or `npm run dev` in a folder, with ports and a data folder of its own. */
export async function startIn(folder: string, script: 'start' | 'dev' = 'start'): Promise<StartedSite> {
  const [port, demoPort] = await findFreePorts();
  const child = spawn('npm', ['run', script], {
    cwd: folder,
    env: { ...process.env, ...ownSettings, PORT: String(port), DEMO_PORT: String(demoPort), DATA_DIR: `.data/${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    getOutput: () => output,
    waitUntilReady: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes('ready http')) resolve();
        };
        look();
        child.stdout.on('data', look);
        child.once('close', () => {
          reject(new Error(`npm run ${script} ended before it was ready:\n${output}`));
        });
      }),
    stop: () => endGroup(child),
  };
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGINT');
  await closed;
}

/**
 * Every file of the build that the home page references, directly or in its scripts, by address.
 * @throws Error that names an incomplete file
 */
export async function fetchFilesOfHome(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const named = new Set(listBuildFiles(await readWhole(`${siteUrl}/`)));
  const found = new Map<string, string>();
  for (const address of named) {
    const text = await readWhole(siteUrl + address);
    found.set(address, text);
    if (address.endsWith('.js')) for (const further of listBuildFiles(text)) named.add(further);
  }
  return found;
}

async function readWhole(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200 || text === '') {
    throw new Error(`${url} was answered with ${response.status} and ${text.length} characters`);
  }
  return text;
}

function listBuildFiles(text: string): readonly string[] {
  return text.match(/\/build\/[\w./-]+\.(?:js|css|woff2)/g) ?? [];
}

import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildDatabaseFile } from '../../scripts/local/database-file.fixture';
import { startLocalSite } from '../../scripts/local/local-site';
import { findFreePorts } from '../support/free-port';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'failed-start-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command of a project folder until it ends. Returns its exit code and the lines of its output. */
function run(command: string, settings: Readonly<Record<string, string>>, cwd = process.cwd()) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/run.mjs', command], {
    cwd,
    env: { ...process.env, BUILD_FOLDER: undefined, NODE_ENV: undefined, ...settings },
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter((line) => line !== '') };
}

test('npm start names a port in use in one line, and creates nothing', async () => {
  const [port, demoPort] = await findFreePorts();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(demoPort, '127.0.0.1', resolve));
  const dataFolder = path.join(folder, 'data');
  const settings = { PORT: String(port), DEMO_PORT: String(demoPort), DATA_DIR: dataFolder };
  expect(run('run/start', settings)).toEqual({
    status: 1,
    lines: [`DEMO_PORT is ${demoPort}: another program listens on this port. End it, or set another port`],
  });
  await new Promise((resolve) => server.close(resolve));
  expect(await readdir(folder)).toEqual([]);
});

test('npm start says in one line that DATA_DIR is a file', async () => {
  const [port, demoPort] = await findFreePorts();
  const file = path.join(folder, 'data');
  await writeFile(file, '');
  const settings = { PORT: String(port), DEMO_PORT: String(demoPort), DATA_DIR: file };
  expect(run('run/start', settings)).toEqual({ status: 1, lines: [`DATA_DIR is ${file}: is a file, not a folder`] });
});

test('a site whose data are damaged inside their pages says in one line what to do', async () => {
  const [port, demoPort] = await findFreePorts();
  const keyValues = path.join(folder, 'kv', 'miniflare-KVNamespaceObject');
  await mkdir(keyValues, { recursive: true });
  await writeFile(path.join(keyValues, 'metadata.sqlite'), buildDatabaseFile());
  const options = { port, demoPort, dataDirectory: folder, names: {}, demoNames: {}, hasPlatformCache: true };
  const started = startLocalSite({ ...options, onOutput: () => undefined });
  await expect(started).rejects.toThrow(
    /^The local runtime did not start; the line above says why\. If it is about SQLite, the data are damaged: move DATA_DIR aside\.$/,
  );
});

test('the first command in a clone says in one line that the package registry does not answer', async () => {
  const modules = (await readdir('scripts', { recursive: true }))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => path.join('scripts', name));
  for (const file of [...modules, 'package.json', 'package-lock.json', 'demo-api/package.json'])
    await cp(file, path.join(folder, file), { recursive: true });
  const unreachable = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' };
  const { status, lines } = run('check/check', { ...unreachable, npm_config_cache: path.join(folder, 'npm') }, folder);
  expect(status).toBe(1);
  expect(lines).toEqual([
    'Installing dependencies…',
    expect.stringMatching(
      /^The dependencies could not be installed: npm ci failed with ECONNREFUSED\. Check that .*report is in \S+\.$/,
    ) as string,
  ]);
  expect(await readdir(folder)).not.toContain('node_modules');
});

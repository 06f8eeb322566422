import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataFolder } from './data-folder';
import { buildDatabaseFile } from './database-file.fixture';
import { requireFreePorts } from './required-ports';

let parent: string;
let folder: string;
let lines: string[];

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
  folder = path.join(parent, 'data');
  lines = [];
});
afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

function claim(freeBytes = Infinity): () => void {
  return claimDataFolder(folder, { countFreeBytes: () => freeBytes, print: (line) => lines.push(line) });
}

async function writeDatabase(content: Buffer): Promise<void> {
  await mkdir(path.join(folder, 'kv', 'cache'), { recursive: true });
  await writeFile(path.join(folder, 'kv', 'cache', 'entries.sqlite'), content);
}

describe('a data folder', () => {
  it('is created, and can be claimed again after its release', () => {
    claim()();
    claim()();
    expect(lines).toEqual([]);
  });

  it('is refused while another site uses it, with the address of that site', async () => {
    const release = claim();
    expect(() => claim()).toThrow(`DATA_DIR is ${folder}: a site that is starting uses it.`);
    await writeFile(path.join(folder, 'control.json'), JSON.stringify({ siteUrl: 'http://127.0.0.1:8787' }));
    expect(() => claim()).toThrow('the site at http://127.0.0.1:8787 uses it. End that one, or set another DATA_DIR');
    release();
    claim()();
  });

  it('is refused if it is a file, or lies below one', async () => {
    await writeFile(folder, '');
    expect(() => claim()).toThrow(`DATA_DIR is ${folder}: is a file, not a folder`);
    folder = path.join(folder, 'below');
    expect(() => claim()).toThrow('the folder cannot be created');
  });

  it('is refused on a full disk, where nothing new is left', async () => {
    folder = path.join(folder, 'below');
    expect(() => claim(3_500_000)).toThrow('its disk is full: 3 MB are free, 64 are needed');
    expect(await readdir(parent)).toEqual([]);
    claim()();
    await writeFile(path.join(folder, 'kept'), '');
    expect(() => claim(3_500_000)).toThrow('its disk is full');
    expect(await readdir(folder)).toContain('kept');
  });
});

describe('data of an earlier run', () => {
  it('stay where they are if they are whole', async () => {
    await writeDatabase(buildDatabaseFile());
    claim()();
    expect(await readdir(path.join(folder, 'kv', 'cache'))).toEqual(['entries.sqlite']);
    expect(lines).toEqual([]);
  });

  it.each([
    ['garbage', Buffer.from('no database at all '.repeat(500))],
    ['a truncated file', buildDatabaseFile().subarray(0, 6000)],
    ['a file that ends within its header', buildDatabaseFile().subarray(0, 40)],
  ])('are moved aside and named if a database is %s', async (_, content) => {
    await writeDatabase(content);
    claim()();
    const [aside = ''] = (await readdir(folder)).filter((name) => name.startsWith('damaged-'));
    expect(await readFile(path.join(folder, aside, 'kv', 'cache', 'entries.sqlite'))).toEqual(content);
    expect(await readdir(folder)).not.toContain('kv');
    expect(lines).toEqual([
      `The data in ${folder} were damaged and are kept in ${path.join(folder, aside)}. The site starts without copies and without tuning.`,
    ]);
  });

  it('are not called damaged while missing pages are in the write-ahead log', async () => {
    await writeDatabase(buildDatabaseFile().subarray(0, 4096));
    await writeFile(path.join(folder, 'kv', 'cache', 'entries.sqlite-wal'), 'pages');
    claim()();
    expect(lines).toEqual([]);
  });
});

it('names the setting whose port another program listens on', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await expect(requireFreePorts({ PORT: port })).rejects.toThrow(
    `PORT is ${port}: another program listens on this port. End it, or set another port`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts({ PORT: port })).resolves.toBeUndefined();
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBuild, openEmptyFolder, openNewestBuild } from './build-store';

let folder: string;
let store: string;
let source: string;
let made: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-store-'));
  store = path.join(folder, 'build');
  source = 'one';
  made = [];
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const readFingerprint = () => Promise.resolve(source);

async function make(draft: string): Promise<void> {
  made.push(source);
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, 'site.js'), `site of ${source}`);
}

const open = () => openBuild({ store, readFingerprint, make });
const readSiteIn = (build: string) => readFile(path.join(build, 'site.js'), 'utf8');

const endedProcess = spawnSync('true').pid;

/** Registers an ended process as the user of a build. */
async function endUse(build: string): Promise<void> {
  await rm(path.join(build, 'users'), { recursive: true });
  await mkdir(path.join(build, 'users'));
  await writeFile(path.join(build, 'users', String(endedProcess)), '');
}

describe('a build', () => {
  it('is made when missing and reused while nothing changes', async () => {
    const first = await open();
    const second = await open();
    expect([first.isReused, second.isReused]).toEqual([false, true]);
    expect(second.folder).toBe(first.folder);
    expect(made).toEqual(['one']);
  });

  it('of other sources has another folder and leaves the build in use unchanged', async () => {
    const first = await open();
    source = 'two';
    const second = await open();
    expect([await readSiteIn(first.folder), await readSiteIn(second.folder)]).toEqual(['site of one', 'site of two']);
  });

  it('is one complete folder for concurrent callers, even if each of them makes it', async () => {
    const opened = await Promise.all([open(), open(), open()]);
    expect(new Set(opened.map((build) => build.folder)).size).toBe(1);
    expect(await readSiteIn(opened[0].folder)).toBe('site of one');
    expect((await readdir(store)).sort()).toEqual(['current', 'one']);
  });

  it('that another process is making is left alone', async () => {
    const draft = `draft-${process.ppid}-1`;
    await mkdir(path.join(store, draft), { recursive: true });
    await open();
    expect((await readdir(store)).sort()).toEqual(['current', draft, 'one']);
  });

  it('is made again when a source was saved meanwhile', async () => {
    const saveWhileMaking = async (draft: string) => {
      await make(draft);
      source = 'two';
    };
    const { folder: opened } = await openBuild({ store, readFingerprint, make: saveWhileMaking });
    expect(made).toEqual(['one', 'two']);
    expect(await readSiteIn(opened)).toBe('site of two');
    expect(existsSync(path.join(store, 'one'))).toBe(false);
  });

  it('that failed leaves nothing that could be mistaken for a build', async () => {
    const makeFailing = async (draft: string) => {
      await make(draft);
      throw new Error('does not compile');
    };
    await expect(openBuild({ store, readFingerprint, make: makeFailing })).rejects.toThrow('does not compile');
    expect(await readdir(store)).toEqual([]);
    expect((await open()).isReused).toBe(false);
  });

  it('that was interrupted by the end of its process is removed', async () => {
    await mkdir(path.join(store, `draft-${endedProcess}-1`), { recursive: true });
    await open();
    expect((await readdir(store)).sort()).toEqual(['current', 'one']);
  });

  it('is removed when another is opened and no running process uses it', async () => {
    const first = await open();
    await endUse(first.folder);
    source = 'two';
    await open();
    expect((await readdir(store)).sort()).toEqual(['current', 'two']);
  });
});

describe('the newest build', () => {
  it('is the one that was opened last', async () => {
    expect(await openNewestBuild(store)).toBeNull();
    await open();
    source = 'two';
    const { folder: second } = await open();
    expect(await openNewestBuild(store)).toBe(second);
    source = 'one';
    const { folder: again } = await open();
    expect(await openNewestBuild(store)).toBe(again);
    expect(await readlink(path.join(store, 'current'))).toBe('one');
  });

  it('is kept when a watching process uses its own folder', async () => {
    const { folder: newest } = await open();
    await endUse(newest);
    const own = await openEmptyFolder(store);
    expect(await readdir(own)).toEqual(['users']);
    expect(await openNewestBuild(store)).toBe(newest);
  });
});

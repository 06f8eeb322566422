import { spawnSync } from 'node:child_process';
import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { copyProject, fetchFilesOfHome, startIn, type StartedSite } from '../support/started-site';

/* Tests continue from each other, because builds take long. */

const limits = { retry: 0 } as const;
const started: StartedSite[] = [];
let folder: string;
let firstFiles: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await copyProject();
});
afterAll(async () => {
  await Promise.all(started.map((site) => site.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<StartedSite> {
  const site = await startIn(folder);
  started.push(site);
  return site;
}

async function builds(): Promise<readonly string[]> {
  return (await readdir(path.join(folder, 'build'))).filter((name) => /^[\da-f]{16}$/.test(name));
}

/** Changes a script of every page. */
async function changeSource(): Promise<void> {
  await appendFile(path.join(folder, 'app/entry.client.tsx'), "console.debug('of the second build');\n");
}

function isOfSecondBuild(files: ReadonlyMap<string, string>): boolean {
  return [...files.values()].some((text) => text.includes('of the second build'));
}

test('the first command in a clone can be one other than npm start', limits, () => {
  const { stdout, stderr } = spawnSync('node', ['scripts/run.mjs', 'operate/cache'], { cwd: folder, encoding: 'utf8' });
  expect(stdout + stderr).toContain('npm run cache -- COMMAND');
});

describe('npm start in one folder', () => {
  test('uses one build when started twice at the same moment, and both sites serve every file', limits, async () => {
    const both = await Promise.all([start(), start()]);
    await Promise.all(both.map((site) => site.waitUntilReady()));
    expect(await builds()).toHaveLength(1);
    const [files = new Map<string, string>(), others] = await Promise.all(both.map(({ url }) => fetchFilesOfHome(url)));
    expect([...files.keys()].filter((address) => address.includes('entry.client'))).toHaveLength(1);
    expect(others).toEqual(files);
    firstFiles = files;
  });

  test('keeps all files of a running site available while and after a changed source is built', limits, async () => {
    const [first] = started;
    await changeSource();
    const third = await start();
    const building = new AbortController();
    const ready = third.waitUntilReady().finally(() => {
      building.abort();
    });
    const rounds: ReadonlyMap<string, string>[] = [];
    while (!building.signal.aborted) rounds.push(await fetchFilesOfHome(first?.url ?? ''));
    await ready;
    rounds.push(await fetchFilesOfHome(first?.url ?? ''));
    expect(third.getOutput()).toContain('Building…');
    expect(rounds.length).toBeGreaterThan(2);
    expect(atLeastOne(rounds).filter((files) => files.size !== firstFiles.size)).toEqual([]);
    expect(rounds.at(-1)).toEqual(firstFiles);
    expect([isOfSecondBuild(firstFiles), isOfSecondBuild(await fetchFilesOfHome(third.url))]).toEqual([false, true]);
    expect(await builds()).toHaveLength(2);
  });

  test('reuses the build of unchanged sources, and removes a build that no site runs', limits, async () => {
    await Promise.all(started.splice(0).map((site) => site.stop()));
    const site = await start();
    await site.waitUntilReady();
    expect(site.getOutput()).not.toContain('Building…');
    expect(site.getOutput()).toContain('Nothing has changed since the last build');
    expect(await builds()).toHaveLength(1);
  });
});

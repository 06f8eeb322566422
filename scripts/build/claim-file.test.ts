import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimFile, isProcessRunning } from './claim-file.mjs';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'claim-file-'));
  file = path.join(folder, 'below', 'claim');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('claims a file once until it is released', () => {
  const release = claimFile(file);
  expect(claimFile(file)).toBeNull();
  release?.();
  expect(existsSync(file)).toBe(false);
  expect(claimFile(file)).not.toBeNull();
});

it('leaves the file of a running process alone', async () => {
  const other = spawn('sleep', ['600']);
  claimFile(file)?.();
  await writeFile(file, String(other.pid));
  expect(claimFile(file)).toBeNull();
  other.kill();
});

it('takes the file of a process that has ended, also one with the id of this process', async () => {
  claimFile(file)?.();
  for (const left of [String(spawnSync('true').pid), String(process.pid), 'no id']) {
    await writeFile(file, left);
    const release = claimFile(file);
    expect(release, left).not.toBeNull();
    release?.();
  }
});

it('knows which processes are running', () => {
  const ended = spawnSync('true').pid;
  expect([process.pid, process.ppid, ended, 0, -1, NaN].map(isProcessRunning)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

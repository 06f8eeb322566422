import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from './replace-file.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replace-file-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a file is written, and a missing folder is created', async () => {
  const file = path.join(folder, 'inner', 'one.ts');
  replaceFile(file, 'first');
  replaceFile(file, 'second');
  expect(await readFile(file, 'utf8')).toBe('second');
  expect(await readdir(path.dirname(file))).toEqual(['one.ts']);
});

test('a reader of a replaced file still reads the old content', async () => {
  const file = path.join(folder, 'one.ts');
  replaceFile(file, 'first');
  const { ino } = await stat(file);
  replaceFile(file, 'second');
  expect((await stat(file)).ino).not.toBe(ino);
});

test('a file that already has the content is not written', async () => {
  const file = path.join(folder, 'one.ts');
  replaceFile(file, 'first');
  const before = await stat(file);
  replaceFile(file, 'first');
  const after = await stat(file);
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleCommand } from './command-bundle.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'command-bundle-'));
  await save('command.ts', "import { answer } from './answer';\nexport const main = (): string => answer;\n");
  await save('answer.ts', "export const answer: string = 'first';\n");
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a command is bundled with its imports', async () => {
  expect(await readBundledText()).toContain('first');
});

test('a bundle is reused while its inputs are unchanged', async () => {
  await readBundledText();
  await writeFile(path.join(folder, 'out', 'command.mjs'), 'kept');
  expect(await readBundledText()).toBe('kept');
});

test('a bundle is made again after an imported file has changed', async () => {
  await readBundledText();
  await save('answer.ts', "export const answer: string = 'second';\n", 30);
  const text = await readBundledText();
  expect(text).toContain('second');
  expect(text).not.toContain('first');
});

test('a bundle is made again when an imported file is gone', async () => {
  await readBundledText();
  await rm(path.join(folder, 'answer.ts'));
  await save('answer.js', "export const answer = 'third';\n");
  expect(await readBundledText()).toContain('third');
});

/** Saves a source file with an older time, because a file newer than the bundle counts as being edited. */
async function save(name: string, text: string, secondsAgo = 60): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const saved = new Date(Date.now() - secondsAgo * 1000);
  await utimes(file, saved, saved);
}

async function readBundledText(): Promise<string> {
  const outfile = path.join(folder, 'out', 'command.mjs');
  return readFile(await bundleCommand({ entry: path.join(folder, 'command.ts'), outfile }), 'utf8');
}

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SourceChanges } from './source-changes';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'source-changes-'));
  await writeFile(at('kept.ts'), 'kept');
  await writeFile(at('replaced.ts'), 'before');
  await writeFile(at('renamed.ts'), 'renamed');
  await writeFile(at('removed.ts'), 'removed');
});
afterEach(() => rm(folder, { recursive: true }));

it('finds what was added, replaced, renamed and removed, once', async () => {
  const changes = new SourceChanges([folder]);
  expect(changes.find()).toEqual([]);
  await writeFile(at('draft.ts'), 'after!');
  await rename(at('draft.ts'), at('replaced.ts'));
  await rename(at('renamed.ts'), at('new-name.ts'));
  await rm(at('removed.ts'));
  await writeFile(at('added.ts'), 'added');
  const names = ['added.ts', 'new-name.ts', 'removed.ts', 'renamed.ts', 'replaced.ts'];
  expect(changes.find().sort()).toEqual(names.map(at));
  expect(changes.find()).toEqual([]);
});

it('leaves out generated files, and stands folders that are away', async () => {
  const changes = new SourceChanges([folder, at('away')]);
  await writeFile(at('styles.generated.ts'), 'made');
  expect(changes.find()).toEqual([]);
});

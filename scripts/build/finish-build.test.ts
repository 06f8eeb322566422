import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requireWholeFiles } from './finish-build';

test('a build with an empty file is refused with the name of the file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'whole-files-'));
  try {
    await mkdir(path.join(folder, 'static'));
    await writeFile(path.join(folder, 'static/whole.js'), 'export {}');
    await requireWholeFiles(folder);
    await writeFile(path.join(folder, 'static/home.js'), '');
    await expect(requireWholeFiles(folder)).rejects.toThrow('The build has empty files: static/home.js');
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyDevelopmentFiles } from './make-build';

test('files of a development build are always revalidated, and other files are those of the site', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'development-files-'));
  try {
    await copyDevelopmentFiles(folder);
    const files = path.join(folder, 'static');
    const headers = await readFile(path.join(files, '_headers'), 'utf8');
    expect(headers).toContain('/build/*\n  Cache-Control: no-cache\n');
    expect(headers).toContain('/favicon.svg\n  Cache-Control: public, max-age=86400\n');
    expect(await readdir(files)).toEqual(expect.arrayContaining(['favicon.svg', 'icons', 'siteAlerts']));
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listDrawableFiles } from '../tests/support/drawn-files';
import { buildAll } from './build';
import { findChromium } from './chromium';
import { installEngines } from './engines';
import { runTests } from './test';

/** `npm run test:all`: everything that `npm test` samples or omits. Returns the exit code. */
export async function main(filters: readonly string[]): Promise<number> {
  findChromium();
  installEngines();
  await buildAll();
  process.env.TEST_ALL = '1';
  return runTests(filters.length > 0 ? filters : await findSampledTests());
}

/** Files that `npm test` may omit or runs in part. */
async function findSampledTests(): Promise<string[]> {
  const found = new Set(listDrawableFiles().flat());
  for (const folder of ['tests', 'workers', 'demo-api']) {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = path.join(folder, name);
      if (!file.endsWith('.test.ts')) continue;
      const isSampled = (await readFile(file, 'utf8')).includes("/support/sample'");
      if (isSampled || file.startsWith('tests/exhaustive/')) found.add(file);
    }
  }
  return [...found].sort();
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listUndrawnFiles } from '../../tests/support/drawn-files';
import { buildAll } from '../build/build';
import { prepareChromium } from './chromium';
import { installEngines } from './engines';
import { runTests } from './test';

/** `npm run test:all`: everything that the day's `npm test` samples or omits, or the named files. Returns the exit code. */
export async function main(filters: readonly string[]): Promise<number> {
  prepareChromium();
  installEngines();
  await buildAll();
  const files = filters.length > 0 ? filters : await findSampledTests();
  process.env.TEST_ALL = '1';
  return runTests(files);
}

/** Files that the day's `npm test` omits or runs in part. */
async function findSampledTests(): Promise<string[]> {
  const found = new Set(listUndrawnFiles());
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

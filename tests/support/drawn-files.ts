import { readdirSync } from 'node:fs';
import path from 'node:path';
import { drawSample } from './sample.ts';

/** Folders of `tests/`. `npm test` runs their files in `alwaysRun` and an eighth of the rest; `npm run test:all` runs all of the rest. */
const drawnFolders = ['browser', 'contract', 'engines', 'faults', 'simulation', 'worker'];

/** What every page depends on, and the pages that are visited most. */
export const alwaysRun: ReadonlySet<string> = new Set(
  [
    'browser/brackets',
    'browser/every-page',
    'browser/home',
    'browser/hydration',
    'browser/live-scores',
    'browser/scores',
    'contract/any-season',
    'contract/bad-input',
    'contract/endpoint-coverage',
    'contract/page-weight',
    'contract/redirects',
    'contract/response-headers',
    'contract/route-coverage',
    'contract/season-facts',
    'contract/sources',
    'contract/supported-browsers',
    'contract/tables',
    'contract/third-party-notices',
    'contract/wire-fields',
    'contract/world',
    'faults/each-source',
    'faults/every-fault',
    'faults/outages-on-workerd',
    'faults/waves',
    'simulation/freshness-bound',
    'worker/built-site',
    'worker/caching-headers',
    'worker/cancelled-owner',
    'worker/document',
    'worker/refresh-once',
    'worker/wrangler-settings',
  ].map((name) => `tests/${name}.test.ts`),
);

/** The test files that do not always run: a list for each folder, sorted by path. */
export function listDrawableFiles(): readonly (readonly string[])[] {
  return drawnFolders.map((folder) =>
    readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join('tests', folder, name))
      .filter((file) => file.endsWith('.test.ts') && !alwaysRun.has(file))
      .sort(),
  );
}

/** The test files that `npm test` omits with the current seed. */
export function listUndrawnFiles(): readonly string[] {
  return listDrawableFiles().flatMap((files) => {
    const drawn = new Set(drawSample(files, Math.ceil(files.length / 8)));
    return files.filter((file) => !drawn.has(file));
  });
}

import { readFile } from 'node:fs/promises';
import { stalledExitCode, unfinishedFilesPath } from '../tests/support/stalled-run';
import { buildAll } from './build';
import { findChromium } from './chromium';
import { writeGeneratedFiles } from './generate';
import { runAll } from './run-commands';

/**
 * `npm test`: types, formatting, lint and unused exports beside a production build, then all tests (unit, contract, real workerd, real
 * Chromium), with samples of what is exhaustive; `npm run test:all` looks at all of that. Returns the exit code; the last
 * lines are the test runner's own summary.
 */
export async function main(filters: readonly string[]): Promise<number> {
  await writeGeneratedFiles();
  findChromium();
  const [checks] = await Promise.all([
    runAll([
      [
        ['tsc', '--noEmit', '--checkers', '1'],
        ['oxfmt', '--check'],
      ],
      [['oxlint'], ['knip']],
    ]),
    buildAll(),
  ]);
  if (checks !== 0) return checks;
  return runTests(filters);
}

/** Runs tests. Files that a run did not come to, because a worker of it stood still, are run once more. */
export async function runTests(filters: readonly string[]): Promise<number> {
  const code = await runAll([[['vitest', 'run', ...filters]]]);
  if (code !== stalledExitCode) return code;
  const unfinished = JSON.parse(await readFile(unfinishedFilesPath, 'utf8')) as string[];
  return runAll([[['vitest', 'run', ...unfinished]]]);
}

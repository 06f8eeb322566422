import { readFile } from 'node:fs/promises';
import { stalledExitCode, unfinishedFilesPath } from '../../tests/support/stalled-run';
import { buildAll } from '../build/build';
import { writeGeneratedFiles } from '../build/generate';
import { runAll } from '../build/run-commands';
import { prepareChromium } from './chromium';
import { reportMissingEngines } from './engines';

/**
 * `npm test`: checks and a build, then all unit tests and the day's part of the others, or only the named files. Returns the exit code.
 */
export async function main(filters: readonly string[]): Promise<number> {
  await writeGeneratedFiles();
  prepareChromium();
  reportMissingEngines();
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
  if (filters.length === 0) process.env.TEST_DRAW = '1';
  return runTests(filters);
}

/** Repeats files that a run missed because a worker hung. */
export async function runTests(filters: readonly string[]): Promise<number> {
  const code = await runAll([[['vitest', 'run', ...filters]]]);
  if (code !== stalledExitCode) return code;
  const unfinished = JSON.parse(await readFile(unfinishedFilesPath, 'utf8')) as string[];
  return runAll([[['vitest', 'run', ...unfinished]]]);
}

import { buildAll } from './build';
import { findChromium } from './chromium';
import { writeGeneratedFiles } from './generate';
import { runAll } from './run-commands';

/**
 * `npm test`: everything CI runs. Types, lint and formatting, then a production build, then every test project: unit,
 * contract, real workerd, real Chromium. Returns the exit code; the last lines are the test runner's own summary.
 */
export async function main(filters: readonly string[]): Promise<number> {
  await writeGeneratedFiles();
  const checks = await runAll([
    [
      ['tsc', '--noEmit'],
      ['eslint', '.', '--max-warnings=0'],
      ['prettier', '--check', '--log-level=warn', '.'],
    ],
  ]);
  if (checks !== 0) return checks;
  findChromium();
  await buildAll('production');
  return runAll([[['vitest', 'run', ...filters]]]);
}

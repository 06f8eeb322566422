import { writeGeneratedFiles } from './generate';
import { runAll } from './run-commands';

/** Cache between runs: only changed files are checked again. `npm test` checks all files. */
const cached = (name: string) => ['--cache', '--cache-location', `.cache/${name}`] as const;

/**
 * `npm run check`: types, lint, formatting and the unit tests of the site; under a minute once it has run before. The
 * demo association's tests generate whole seasons and run with `npm test`. Returns the exit code.
 */
export async function main(): Promise<number> {
  await writeGeneratedFiles();
  return runAll([
    [
      ['tsc', '--noEmit'],
      ['eslint', '.', '--max-warnings=0', ...cached('eslint')],
      ['prettier', '--check', '--log-level=warn', '.', ...cached('prettier')],
    ],
    [['vitest', 'run', '--project', 'unit']],
  ]);
}

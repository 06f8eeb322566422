import { writeGeneratedFiles } from './generate';
import { runAll } from './run-commands';

/** Kept between runs: only files that changed are looked at again. `npm test` looks at all of them. */
const cached = (name: string) => ['--cache', '--cache-location', `.cache/${name}`] as const;

/**
 * `npm run check`: types, lint, formatting and the unit tests of the site; under a minute once it has run before. The demo
 * association's own tests play whole seasons and run with `npm test`. Returns the exit code.
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

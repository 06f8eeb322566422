import { writeLightStyles } from './light-styles';
import { runAll } from './run-commands';
import { writeSchemaVersions } from './schema-versions';

/**
 * `npm run check`: types, lint, formatting and the unit tests of the site; under a minute. The demo association's own tests
 * play whole seasons and run with `npm test`. Returns the exit code.
 */
export async function main(): Promise<number> {
  await Promise.all([writeSchemaVersions(), writeLightStyles()]);
  return runAll([
    [
      ['tsc', '--noEmit'],
      ['eslint', '.', '--max-warnings=0'],
      ['prettier', '--check', '--log-level=warn', '.'],
    ],
    [['vitest', 'run', '--project', 'unit']],
  ]);
}

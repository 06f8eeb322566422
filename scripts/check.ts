import { runAll } from './run-commands';
import { writeSchemaVersions } from './schema-versions';

/** `npm run check`: types, lint, formatting and unit tests; under a minute. Returns the exit code. */
export async function main(): Promise<number> {
  await writeSchemaVersions();
  return runAll([
    [
      ['tsc', '--noEmit'],
      ['eslint', '.', '--max-warnings=0'],
      ['prettier', '--check', '--log-level=warn', '.'],
    ],
    [['vitest', 'run', '--project', 'unit']],
  ]);
}

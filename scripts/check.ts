import { DEFAULT_TIME_ZONE } from '~/config/environment';
import { calendarDay } from '~/models/dates/content-clock';
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
  const exitCode = await runAll([
    [
      ['tsc', '--noEmit'],
      ['eslint', '.', '--max-warnings=0', ...cached('eslint')],
      ['prettier', '--check', '--log-level=warn', '.', ...cached('prettier')],
    ],
    [['vitest', 'run', '--project', 'unit']],
  ]);
  await warnOfSeasonFacts();
  return exitCode;
}

/** Says what the season files lack today. It fails nothing: the site shows what upstream says instead. */
async function warnOfSeasonFacts(): Promise<void> {
  // Generated with the other files just now.
  const { listSeasonWarnings } = await import('~/config/season-facts');
  const today = calendarDay(Date.now(), DEFAULT_TIME_ZONE);
  for (const warning of listSeasonWarnings(today)) console.warn(`season facts: ${warning}`);
}

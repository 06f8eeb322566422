import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { timeZone } from '~/config/association';
import { getCalendarDay } from '~/models/dates/content-clock';
import { writeGeneratedFiles } from '../build/generate';
import { runAll } from '../build/run-commands';

/** Contains the last commit that passed all checks. */
const stampPath = '.cache/checked-commit';
/** A change of one of these files checks all files again. */
const lintsAll = new Set(['.oxlintrc.json', 'knip.json', 'package-lock.json', 'tsconfig.json']);

/**
 * `npm run check`: types, format, lint, the test of missing table rows, and unit tests that changes since the last successful check can
 * affect. Returns the exit code.
 */
export async function main(): Promise<number> {
  await writeGeneratedFiles();
  const since = findCheckedCommit();
  const exitCode = await runAll(listCheckCommands(since, since === null ? null : listChanges(since)));
  if (exitCode === 0) writeStamp();
  const seasonMistakes = await reportSeasonFacts();
  return exitCode || Math.min(seasonMistakes, 1);
}

type Command = [program: string, ...words: string[]];

/** Commands by group, for the files that changed since a commit; without a commit everything is checked. */
export function listCheckCommands(since: string | null, changed: readonly string[] | null): Command[][] {
  return [
    [['oxfmt', '--check']],
    [['tsc', '--noEmit', '--checkers', '1'], ...listLintCommands(changed)],
    [
      ['vitest', 'run', '--project', 'unit', '--passWithNoTests', ...(since === null ? [] : ['--changed', since])],
      // Vitest does not know which changes affect it, because it reads files.
      ['vitest', 'run', 'tests/contract/tables.test.ts'],
    ],
  ];
}

/** Lints changed files, or all (`null`). Unused exports concern all files. */
function listLintCommands(changed: readonly string[] | null): Command[] {
  if (changed === null || changed.some((file) => lintsAll.has(file))) return [['oxlint'], ['knip']];
  const code = changed.filter((file) => /\.(?:tsx?|m?js)$/.test(file));
  const files = code.filter((file) => existsSync(file));
  if (code.length === 0) return [];
  return files.length === 0 ? [['knip']] : [['oxlint', '--no-error-on-unmatched-pattern', ...files], ['knip']];
}

/** `null` before the first check, or if the commit is gone. */
function findCheckedCommit(): string | null {
  if (!existsSync(stampPath)) return null;
  const commit = readFileSync(stampPath, 'utf8').trim();
  try {
    runGit('cat-file', '-e', `${commit}^{commit}`);
    return commit;
  } catch {
    return null;
  }
}

/** Files that differ from a commit, also untracked ones. */
function listChanges(commit: string): string[] {
  return [runGit('diff', '--name-only', commit), runGit('ls-files', '--others', '--exclude-standard')]
    .flatMap((text) => text.split('\n'))
    .filter((file) => file !== '');
}

function writeStamp(): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stampPath, runGit('rev-parse', 'HEAD'));
}

function runGit(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Reports mistakes in the season files and missing facts. Only mistakes count as failures. */
async function reportSeasonFacts(): Promise<number> {
  // Generated just before.
  const { listSeasonWarnings, seasonFileProblems } = await import('~/config/season-facts');
  const today = getCalendarDay(Date.now(), timeZone);
  for (const warning of listSeasonWarnings(today)) console.warn(`season facts: ${warning}`);
  return seasonFileProblems.length;
}

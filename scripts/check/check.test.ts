import { expect, it } from 'vitest';
import { listCheckCommands } from './check';

const listWords = (...given: Parameters<typeof listCheckCommands>) =>
  listCheckCommands(...given)
    .flat()
    .map((words) => words.join(' '));

const tables = 'vitest run tests/contract/tables.test.ts';

it('lints and tests everything before the first successful check', () => {
  expect(listWords(null, null)).toEqual([
    'oxfmt --check',
    'tsc --noEmit --checkers 1',
    'oxlint',
    'knip',
    'vitest run --project unit --passWithNoTests',
    tables,
  ]);
});

it('lints and tests what has changed since the last one', () => {
  const [format, types, ...others] = listWords('abc', ['scripts/check/check.ts', 'scripts/removed.ts', 'README.md']);
  expect([format, types]).toEqual(['oxfmt --check', 'tsc --noEmit --checkers 1']);
  expect(others).toEqual([
    'oxlint --no-error-on-unmatched-pattern scripts/check/check.ts',
    'knip',
    'vitest run --project unit --passWithNoTests --changed abc',
    tables,
  ]);
  expect(listWords('abc', ['README.md'])).toHaveLength(4);
  expect(listWords('abc', ['knip.json'])).toContain('oxlint');
});

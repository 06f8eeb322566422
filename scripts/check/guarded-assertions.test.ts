import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';

/* Assertions about each item of a list prove nothing if the list is empty; the shared `expect` fails in concurrent tests. */

const testFiles = ['app', 'workers', 'scripts', 'tests', 'demo-api']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'));

/** A loop with its indentation, the list, and the rest of its line. */
const loop = /^(\s*)for (?:await )?\(const .+? of (.*?)\) (\{|if \(.*|expect.*)$/;

/** Loops with assertions over lists that are neither written out nor guarded nor explained. */
function listUnguardedLoops(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, indent = '', list = '', rest = ''] = loop.exec(line) ?? [];
    const end = lines.findIndex((other, at) => at > index && other.startsWith(`${indent}}`));
    const body = rest === '{' ? lines.slice(index + 1, end).join('\n') : rest;
    const isGuarded =
      /^(?:atLeastOne\(|\[)/.test(list) ||
      isWrittenOut(list, source) ||
      /\/\/ May be empty: /.test(lines[index - 1] ?? '');
    return body.includes('expect(') && !isGuarded ? [line.trim()] : [];
  });
}

/** Whether the list is a constant of the file whose items are in it. */
function isWrittenOut(list: string, source: string): boolean {
  const [, name] = /^(\w+)(?:\.entries\(\))?$/.exec(list) ?? [];
  const items = String.raw`(?:\[\s*[^\]\s]|Array\.from\(\{ length: |new (?:Map|Set)\(\[)`;
  return name !== undefined && new RegExp(String.raw`const ${name}\b[^=]*= ${items}`).test(source);
}

/** Assertions that every item of a list is right, which an empty list fulfills. */
function listUnguardedClaims(source: string): string[] {
  const claims = source.split('\n').filter((line) => /^\s*expect\(.*\.every\(/.test(line));
  return claims.filter((line) => !/atLeastOne\(|length > 0 && /.test(line)).map((line) => line.trim());
}

/** Assertions that no item of a list is wrong, which an empty list fulfills, without a guard or an explanation. */
function listUnguardedSearches(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, list = ''] = /^\s*expect\((.*?)\.filter\(.*toEqual\(\[\]\)/.exec(line) ?? [];
    const isGuarded = list.includes('atLeastOne(') || /\/\/ May be empty: /.test(lines[index - 1] ?? '');
    return list === '' || isGuarded ? [] : [line.trim()];
  });
}

/** The lines of all test files that a check finds. */
function listFound(check: (source: string) => string[]): string[] {
  return testFiles.flatMap((file) => check(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
}

it('assertions about each item of a list fail if it is empty', () => {
  expect(listFound(listUnguardedLoops)).toEqual([]);
  expect(listFound(listUnguardedClaims)).toEqual([]);
  expect(listFound(listUnguardedSearches)).toEqual([]);
  expect(testFiles.length).toBeGreaterThan(400);
});

it('concurrent tests use the `expect` of their own context, which knows its test', () => {
  const concurrent = testFiles.filter((file) =>
    /^\s*(?:describe|it|test)\.concurrent/m.test(readFileSync(file, 'utf8')),
  );
  const importing = concurrent.filter((file) =>
    /^import \{[^}]*\bexpect\b[^}]*\} from 'vitest'/m.test(readFileSync(file, 'utf8')),
  );
  expect(importing).toEqual([]);
  expect(concurrent).not.toEqual([]);
});

it('finds an assertion about a list that may be empty', () => {
  const lines = ['for (const row of rows) {', '  expect(row).toBe(1);', '}'];
  expect(listUnguardedLoops(lines.join('\n'))).toEqual([lines[0]]);
  const claim = 'expect(rows.every(isRight)).toBe(true);';
  expect(listUnguardedClaims(claim)).toEqual([claim]);
  expect(listUnguardedClaims(claim.replace('rows', 'atLeastOne(rows)'))).toEqual([]);
  const search = 'expect(rows.filter(isWrong)).toEqual([]);';
  expect(listUnguardedSearches(search)).toEqual([search]);
  expect(listUnguardedSearches(search.replace('rows', 'atLeastOne(rows)'))).toEqual([]);
  expect(listUnguardedSearches(`// May be empty: nobody plays on Sundays.\n${search}`)).toEqual([]);
  expect(listUnguardedLoops('for (const row of rows) expect(row).toBe(1);')).toHaveLength(1);
  const guarded = [
    ['for (const row of atLeastOne(rows)) {', ...lines.slice(1)],
    ['for (const row of [1, 2]) {', ...lines.slice(1)],
    ['const rows = [1, 2];', ...lines],
    ['// May be empty: nobody plays on Sundays.', ...lines],
    ['for (const row of rows) {', '  count += 1;', '}'],
  ];
  for (const source of atLeastOne(guarded)) expect(listUnguardedLoops(source.join('\n'))).toEqual([]);
});

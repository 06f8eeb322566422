import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from 'acorn';
import { transform } from 'esbuild';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';

/*
Upstream and visitors decide how long the texts are that the site reads. A regular expression that looks at each character from each other one takes a hundred times as long for ten times the text.
 */

/** Expressions whose texts have a limit of their own. */
const boundedTexts: ReadonlyMap<string, string> = new Map([
  ['app/components/shell/hydration-failure.ts', "React's list of the components in which an error was thrown"],
  ['app/components/shell/static-shell.tsx', "the site's own header"],
  ['app/components/schools/name-forms.ts', 'the first MOST_READ characters of a name'],
  ['app/models/content/excerpt.ts', 'text that is cut to its limit before'],
  ['app/models/text/phone-link.ts', 'no more than MAX_LENGTH characters'],
]);

const files = ['app', 'workers']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /(?<!\.test|\.fixture|\.generated)\.tsx?$/.test(file));

interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

async function listPatterns(file: string): Promise<Pattern[]> {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = await transform(readFileSync(file, 'utf8'), { loader });
  const patterns: Pattern[] = [];
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    // The types of acorn leave out the value.
    onToken: (token: Token & { readonly value?: Pattern }) => {
      if (token.type.label === 'regexp' && token.value !== undefined) patterns.push(token.value);
    },
  });
  return patterns;
}

function isLinear({ pattern, flags }: Pattern): boolean {
  return analyse({ source: pattern, flags }).reports.length === 0;
}

it('regular expressions take time in proportion to the text that they read', async () => {
  const found = await Promise.all(
    files.map(async (file) => {
      const patterns = await listPatterns(file);
      const slow = patterns.filter((pattern) => !isLinear(pattern)).map(({ pattern }) => `${file}: ${pattern}`);
      return { file, count: patterns.length, slow };
    }),
  );
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(400);
  expect(found.flatMap(({ file, slow }) => (boundedTexts.has(file) ? [] : slow))).toEqual([]);
  // An exception that no file needs any more is removed.
  expect(atLeastOne(found).filter(({ file, slow }) => boundedTexts.has(file) && slow.length === 0)).toEqual([]);
});

it.each([
  ['blanks at the end of a text', String.raw`\s+$`],
  ['two parts that may hold the same characters', String.raw`^(.*):(.*):x$`],
  ['nested repetition', '^(?:a+)+$'],
])('finds %s', (_, pattern) => {
  expect(isLinear({ pattern, flags: '' })).toBe(false);
});

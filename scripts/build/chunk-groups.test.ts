import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { groupChunks, listEntryGroups, listAllStaticImports, type Outputs, type PageModules } from './chunk-groups';

const kilobyte = 1000;

/** Size in kilobytes and imports by file. Page files `p…` and `entry` begin a load. */
type Files = Readonly<Record<string, readonly [size: number, ...imports: string[]]>>;

const buildFileName = (name: string) => `build/${name}.js`;

function buildOutputs(files: Files): Outputs {
  return Object.fromEntries(
    Object.entries(files).map(([name, [size, ...imports]]) => [
      buildFileName(name),
      {
        bytes: size * kilobyte,
        inputs: {},
        exports: [],
        imports: imports.map((to) => ({ path: buildFileName(to), kind: 'import-statement' as const })),
        ...(/^(p|entry)/.test(name) && { entryPoint: name }),
      },
    ]),
  );
}

function buildModules(files: Files): PageModules {
  const pages = Object.keys(files).filter((name) => name.startsWith('p'));
  return {
    entry: { module: '/build/entry.js' },
    routes: Object.fromEntries(pages.map((name) => [name, { module: `/build/${name}.js` }])),
  };
}

function listGroups(files: Files, requestKilobytes: number): string[] {
  const groups = groupChunks(buildOutputs(files), buildModules(files), requestKilobytes * kilobyte);
  return groups
    .map((group) =>
      group
        .map((file) => /(\w+)\.js$/.exec(file)?.[1])
        .sort()
        .join(' '),
    )
    .sort();
}

describe('chunk groups', () => {
  it('join chunks that all pages load and separate chunks that single pages load', () => {
    const files: Files = {
      entry: [1, 'react'],
      react: [90],
      ui: [2, 'react'],
      chart: [50],
      p1: [1, 'react', 'ui'],
      p2: [1, 'ui', 'chart'],
    };
    expect(listGroups(files, 3)).toEqual(['chart', 'react ui']);
  });

  it('let a page load a few unused bytes to save requests, but not many', () => {
    const buildFiles = (size: number): Files => ({
      entry: [1],
      a: [size],
      b: [size],
      p1: [1, 'a', 'b'],
      p2: [1, 'a'],
    });
    expect(listGroups(buildFiles(2), 3)).toEqual(['a b']);
    expect(listGroups(buildFiles(4), 3)).toEqual(['a', 'b']);
  });

  it("include the size of a chunk's imports", () => {
    const files: Files = { entry: [1], a: [1], b: [1, 'large'], large: [40], p1: [1, 'a', 'b'], p2: [1, 'a'] };
    expect(listGroups(files, 3)).toEqual(['a', 'b large']);
  });

  it('never import from each other in a cycle', () => {
    fc.assert(
      fc.property(anyFiles, fc.integer({ min: 1, max: 40 }), (files, requestKilobytes) => {
        const outputs = buildOutputs(files);
        const groups = groupChunks(outputs, buildModules(files), requestKilobytes * kilobyte);
        const groupByChunk = (file: string) => groups.findIndex((group) => group.includes(file));
        const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
          (groups[from] ?? [])
            .flatMap((file) => outputs[file]?.imports ?? [])
            .map(({ path }) => groupByChunk(path))
            .some((next) => next !== from && !seen.has(next) && (next === to || reaches(next, to, seen.add(next))));
        expect(groups.flat().length).toBe(new Set(groups.flat()).size);
        expect(atLeastOne(groups.keys()).filter((group) => reaches(group, group))).toEqual([]);
      }),
    );
  });
});

/** Chunks that import only from chunks before them, and pages that import any. */
const anyFiles: fc.Arbitrary<Files> = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.array(fc.nat(9), { maxLength: 2 })), {
      minLength: 6,
      maxLength: 10,
    }),
    fc.array(fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 8 }),
  )
  .map(([chunks, pages]) => ({
    entry: [1],
    ...Object.fromEntries(
      chunks.map(([size, imports], index) => [
        `c${index}`,
        [size, ...imports.filter((to) => to < index).map((to) => `c${to}`)] as const,
      ]),
    ),
    ...Object.fromEntries(
      pages.map((imports, index) => [
        `p${index}`,
        [1, ...imports.filter((to) => to < chunks.length).map((to) => `c${to}`)] as const,
      ]),
    ),
  }));

describe('the groups of an entry', () => {
  const outputs = buildOutputs({ entry: [1, 'a'], a: [1, 'b'], b: [1], c: [1, 'd'], d: [1], p1: [1, 'c'] });

  it('are those that it reaches, including through other files of a group', () => {
    const groups = [['a', 'c'].map(buildFileName), ['b'].map(buildFileName), ['d'].map(buildFileName)];
    const all = listEntryGroups(outputs, groups);
    expect([all.get(buildFileName('entry')), all.get(buildFileName('p1'))]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });
});

it('dependencies are listed before the files that import them', () => {
  const outputs = buildOutputs({ p1: [1, 'a', 'b'], a: [1, 'b'], b: [1] });
  expect([...listAllStaticImports(outputs, [buildFileName('p1')])]).toEqual(['b', 'a', 'p1'].map(buildFileName));
});

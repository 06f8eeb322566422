import { expect, it } from 'vitest';
import { findCommonChunks, listStaticImportsOf, type Outputs, type PageModules } from './common-chunks';

/** Imports of files by their names. A load begins with those of the pages `p…` and with `entry`. */
type Files = Readonly<Record<string, readonly string[]>>;

const buildFileName = (name: string) => `build/${name}.js`;

function buildOutputs(files: Files): Outputs {
  return Object.fromEntries(
    Object.entries(files).map(([name, imports]) => [
      buildFileName(name),
      {
        bytes: 1,
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

it('chunks that many pages load are common, with what they import; those of single pages are not', () => {
  const files: Files = {
    entry: ['react'],
    react: [],
    shared: ['base'],
    base: [],
    chart: ['react'],
    p1: ['react', 'shared'],
    p2: ['chart'],
    p3: ['shared'],
    p4: [],
  };
  const outputs = buildOutputs({ ...files, dynamic: ['shared'] });
  expect(findCommonChunks(outputs, buildModules(files))).toEqual(['react', 'shared', 'base'].map(buildFileName));
});

it('dependencies stand before the files that import them', () => {
  const outputs = buildOutputs({ p1: ['a', 'b'], a: ['b'], b: [] });
  expect([...listStaticImportsOf(outputs, [buildFileName('p1')])]).toEqual(['b', 'a', 'p1'].map(buildFileName));
});

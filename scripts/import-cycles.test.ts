import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The modules of ours that a module imports, types included. */
function importsOf(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    const base = fileName.startsWith('~/')
      ? path.join('app', fileName.slice(2))
      : path.join(path.dirname(file), fileName);
    return ['.ts', '.tsx'].map((extension) => base + extension).filter((one) => existsSync(one));
  });
}

/** Each module from which imports lead back to itself. */
function modulesInCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return [...imports.keys()].filter((start) => {
    const seen = new Set<string>();
    const open = [...(imports.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === start) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imports.get(next) ?? []));
    }
    return false;
  });
}

it('no module of app, the workers, the scripts or the tests imports itself by way of others, types included', () => {
  const files = ['app', 'workers', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.tsx?$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(modulesInCycles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});

it('the modules of a circle are named, not those that import it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(modulesInCycles(imports)).toEqual(['b', 'c']);
});

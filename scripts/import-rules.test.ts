import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/* What the lint's rules of imports (.oxlintrc.json) cannot say. */

const modules = ['app', 'workers', 'demo-api']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file));

/** Modules in which an import statement matches, of those whose names match. */
function modulesThatImport(statement: RegExp, name = /./): string[] {
  return modules.filter((file) => name.test(file) && statement.test(readFileSync(file, 'utf8')));
}

it('zod is imported as a namespace: a named import bundles all of it', () => {
  expect(modulesThatImport(/^import \* as z from 'zod';$/m).length).toBeGreaterThan(10);
  expect(modulesThatImport(/^import (?:type )?\{[^}]*\} from 'zod'/m)).toEqual([]);
});

it('what is served imports nothing of the tests', () => {
  const ofTests = /^(?:import|export)\b[^;]* from '(?:\.\.\/)+tests\//m;
  expect(modulesThatImport(ofTests).length).toBeGreaterThan(0);
  expect(modulesThatImport(ofTests, /(?<!\.test|\.fixture)\.tsx?$/)).toEqual([]);
});

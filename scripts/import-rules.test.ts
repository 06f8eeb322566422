import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createRouteMatcher } from '~/page/route-matcher';
import { pageRoutes } from '~/routes.table.js';

/* Import rules that the linter (.oxlintrc.json) cannot check. */

const modules = ['app', 'workers', 'demo-api']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file));

/** Modules of this name with a matching import statement. */
function listModulesThatImport(statement: RegExp, name = /./): string[] {
  return modules.filter((file) => name.test(file) && statement.test(readFileSync(file, 'utf8')));
}

it('zod is imported as a namespace, because a named import bundles all of it', () => {
  expect(listModulesThatImport(/^import \* as z from 'zod';$/m).length).toBeGreaterThan(10);
  expect(listModulesThatImport(/^import (?:type )?\{[^}]*\} from 'zod'/m)).toEqual([]);
});

it('served code imports nothing from the tests', () => {
  const ofTests = /^(?:import|export)\b[^;]* from '(?:\.\.\/)+tests\//m;
  expect(listModulesThatImport(ofTests).length).toBeGreaterThan(0);
  expect(listModulesThatImport(ofTests, /(?<!\.test|\.fixture)\.tsx?$/)).toEqual([]);
});

it('page paths are written in the route table only', () => {
  expect(
    listWrittenPaths(
      `<a href="/scores?date=1"> '/sports/\${id}/state-series' \`\${base}/state-results/\${id}\` '/about/x'`,
    ),
  ).toEqual(['/scores?date=1', '/sports/${id}/state-series', '${base}/state-results/${id}']);
  const ofPages = /^(?:app|workers\/serving)\/(?!upstream\/|cache\/|.*(?:\.test|\.fixture|\.generated)\.tsx?$)/;
  const written = modules
    .filter((file) => ofPages.test(file))
    .flatMap((file) => listWrittenPaths(readFileSync(file, 'utf8')).map((address) => `${file}: ${address}`));
  expect(written).toEqual([]);
});

const matchRoute = createRouteMatcher(pageRoutes);
/** Possible values of an expression before the end of a path. */
const areas = ['', '/sports/x', '/sports/x/state-series', '/sports/x/regular-season'];

function listWrittenPaths(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '');
  const literals = code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g);
  return [...literals].map((found) => found[1] ?? found[2] ?? found[3] ?? '').filter(isPathOfPage);
}

function isPathOfPage(literal: string): boolean {
  const [path = ''] = literal.replaceAll(/\$\{[^}]*\}/g, 'x').split(/[?#]/);
  if (/^\/[a-z0-9]/.test(literal)) return isPage(path);
  return /^\$\{[^}]*\}\/[a-z]/.test(literal) && areas.some((area) => isPage(area + path.slice(1)));
}

function isPage(path: string): boolean {
  return matchRoute(path.split('/').filter((segment) => segment !== '')).route.path !== '*';
}

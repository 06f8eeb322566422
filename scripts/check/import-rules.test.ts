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

const moduleNames = new Set(modules);
const folders = readdirSync('app', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

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

/** Folders of `app` from which a folder imports nothing, types included: `routes` may import from all. */
const higherFolders: Readonly<Record<string, readonly string[]>> = {
  styles: folders,
  models: folders.filter((name) => !['styles', 'models', 'upstream'].includes(name)),
  browser: folders.filter((name) => !['browser', 'models'].includes(name)),
  cache: folders.filter((name) => name !== 'cache'),
  config: folders.filter((name) => !['config', 'models'].includes(name)),
  upstream: folders.filter((name) => !['upstream', 'cache', 'models'].includes(name)),
  operations: folders.filter((name) => !['operations', 'cache', 'models'].includes(name)),
  pictures: folders.filter((name) => !['pictures', 'config', 'models'].includes(name)),
  offline: folders.filter((name) => !['offline', 'models'].includes(name)),
  components: ['blocks', 'cache', 'document', 'operations', 'pictures', 'prewarm', 'routes'],
  page: ['blocks', 'components', 'document', 'offline', 'operations', 'pictures', 'prewarm', 'routes', 'upstream'],
  document: ['blocks', 'cache', 'offline', 'operations', 'pictures', 'prewarm', 'routes', 'upstream'],
  blocks: ['document', 'offline', 'operations', 'prewarm', 'routes'],
  // The pages that it warms say what they read.
  prewarm: ['blocks', 'components', 'document', 'offline', 'pictures', 'styles'],
  routes: ['prewarm', 'operations'],
};

/** Facts are data without code: upstream reads some of them to name its sports. */
function isFactOfUpstream(file: string, imported: string): boolean {
  return file.startsWith('app/upstream/') && imported.startsWith('app/config/facts/');
}

/** Modules by what they import of `app`, also at run time with `import()`. */
const imports = new Map(
  modules
    .filter((file) => file.startsWith('app/') && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .map((file) => [file, listImports(file, readFileSync(file, 'utf8'))]),
);

function listImports(file: string, source: string): string[] {
  const names = [...source.matchAll(/\b(?:from|import)\s*\(?\s*'((?:~|\.{1,2})\/[^']+)'/g)].map(
    ([, name = '']) => name,
  );
  const paths = names.map((name) =>
    name.startsWith('~/') ? path.join('app', name.slice(2)) : path.join(path.dirname(file), name),
  );
  return paths.map((name) => [`${name}.ts`, `${name}.tsx`].find((candidate) => moduleNames.has(candidate)) ?? name);
}

it('imports are found in every form', () => {
  const source =
    "import { a } from '~/models/a';\nexport * from './b';\nvoid import('./c').then();\nimport type { D } from '../d';";
  expect(listImports('app/page/x.ts', source)).toEqual(['app/models/a', 'app/page/b', 'app/page/c', 'app/d']);
});

it('no folder of the app imports from a higher one', () => {
  const upward = [...imports].flatMap(([file, imported]) => {
    const higher = higherFolders[file.split('/')[1] ?? ''] ?? [];
    return imported
      .filter((name) => higher.includes(name.split('/')[1] ?? '') && !isFactOfUpstream(file, name))
      .map((name) => `${file}: ${name}`);
  });
  expect(upward).toEqual([]);
  expect(Object.keys(higherFolders).sort()).toEqual(folders.sort());
  expect(imports.size).toBeGreaterThan(500);
});

/** The rooms of `app/cache`, from the lowest; `source-cache.ts` is above them. See docs/architecture.md. */
const cacheRooms = ['base', 'source', 'upstream', 'tuning', 'refresher', 'document'];

/** What pages, their models and the sources of upstream may import of the cache. Workers, prewarming and operations assemble it. */
const cacheDoor = ['answer', 'define-source', 'live-rows', 'policies'].map((name) => `app/cache/source/${name}.ts`);
/** Modules that answer for how old a page is, or where its source is. */
const ownDoors: Readonly<Record<string, readonly string[]>> = {
  'app/entry.server.tsx': ['app/cache/base/log.ts'],
  'app/routes/site-layout/page-age.ts': ['app/cache/document/page-part.ts', 'app/cache/source/entry.ts'],
  'app/routes/sport/state-series/state-leaderboard/page.ts': ['app/cache/source/source-address.ts'],
};

it('no room of the cache imports from a higher one', () => {
  const findRoom = (name: string) => cacheRooms.indexOf(name.split('/')[2] ?? '');
  const inRooms = [...imports].filter(([file]) => findRoom(file) >= 0);
  const upward = inRooms.flatMap(([file, imported]) =>
    imported
      .filter((name) => name.startsWith('app/cache/') && !(findRoom(name) >= 0 && findRoom(name) <= findRoom(file)))
      .map((name) => `${file}: ${name}`),
  );
  expect(upward).toEqual([]);
  expect(new Set(inRooms.map(([file]) => file.split('/')[2]))).toEqual(new Set(cacheRooms));
  expect([...imports.keys()].filter((file) => /^app\/cache\/[^/]+$/.test(file))).toEqual(['app/cache/source-cache.ts']);
});

/** The rooms of `scripts`, from the lowest; `run.mjs` is above them. See docs/development.md. */
const scriptRooms = ['build', 'local', 'simulation', 'operate', 'deploy', 'soak', 'run', 'check', 'measure'];

it('no room of the scripts imports from a higher one', () => {
  const files = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:ts|mjs)$/.test(name),
  );
  const findRoom = (name: string) => scriptRooms.indexOf(name.split('/')[0] ?? '');
  const upward = files.flatMap((file) => {
    const imported = [...readFileSync(path.join('scripts', file), 'utf8').matchAll(/^\S.* from '(\.[^']+)';$/gm)];
    const rooms = imported.map(([, name = '']) => findRoom(path.join(path.dirname(file), name)));
    return file !== 'run.mjs' && rooms.some((room) => room > findRoom(file)) ? [file] : [];
  });
  expect(upward).toEqual([]);
  expect(files.filter((file) => findRoom(file) < 0)).toEqual(['run.mjs']);
});

it('pages enter the cache by its door', () => {
  const assemblers = /^app\/(?:cache|operations|prewarm)\//;
  const past = [...imports].flatMap(([file, imported]) => {
    const allowed = [...cacheDoor, ...(ownDoors[file] ?? [])];
    const others = imported.filter((name) => name.startsWith('app/cache/') && !allowed.includes(name));
    return assemblers.test(file) ? [] : others.map((name) => `${file}: ${name}`);
  });
  expect(past).toEqual([]);
  for (const [file, doors] of Object.entries(ownDoors))
    expect(imports.get(file)).toEqual(expect.arrayContaining([...doors]));
});

it('no modules import each other in a circle, also not with import()', () => {
  expect(
    findCircles(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', ['b']],
        ['d', []],
      ]),
    ),
  ).toEqual([['b', 'c']]);
  expect(findCircles(imports)).toEqual([]);
});

/** The first circle that a search from each module meets. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (name: string, trail: readonly string[]) => {
    if (trail.includes(name)) circles.push(trail.slice(trail.indexOf(name)));
    if (done.has(name) || trail.includes(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return circles;
}

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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOwnFile, type AnySource } from '~/cache/source/define-source';
import { getSourceGroup } from '~/cache/source/source-address';
import { createRouteMatcher } from '~/page/route-matcher';
import { fileRoutes, layoutRoutes, pageRoutes } from '~/routes.table.js';
import { sources } from '~/upstream/registry';
import { routes } from '../../demo-api/routes';
import { atLeastOne } from '../support/at-least-one';
import { findDemoRoute } from '../support/demo-sources';
import { endpointTableFile, listFieldNames, readEndpointRows, type EndpointRow } from '../support/endpoint-rows';
import { readRouteRows, routeTableFile } from '../support/route-rows';

/* Missing rows of tables. `npm run check` runs this file, so it starts no site and calls no endpoint. */

const endpointRows = readEndpointRows();
const endpointRowsById = new Map(endpointRows.map((row) => [row.id, row]));
const servedIds = new Set(routes.flatMap(({ endpoints }) => endpoints));
const routeRows = readRouteRows();
/** Excludes the site's own files. */
const asked = sources.filter((source) => !isOwnFile(source));

/** Rows without an upstream address, and their place in the site. */
const elsewhere: Readonly<Record<string, string>> = {
  'site-alerts-file': 'a static file of the site',
  'version-json': 'a static file of the build',
  'builtin-sports': 'app/config/sports.ts',
  'builtin-site-index': 'app/routes.table.js',
  'builtin-social-accounts': 'configuration of the association',
  'builtin-tobywins': 'derived from /v1/football/scores?FBWeek=9',
  'builtin-cutoffs': 'configuration of the classification page',
  'builtin-maps': 'pictures of the demo association, named by configuration',
  analytics: 'not product behavior',
};

/** Rows that share the page of another row; all rows of the content management system share one page. */
const pageOfRow: Readonly<Record<string, string>> = {
  shell: 'home',
  'not-found': 'cms-generic',
  'fb-ss-index': 'ss-index',
  'fb-playoff-brackets-class': 'fb-playoff-brackets',
  'fb-playoff-schedules-class': 'fb-playoff-schedules',
  'ss-results-golf-redirect': 'ss-results',
  'ss-state-results-golf': 'ss-state-results-generic',
  'ss-state-results-tennis': 'ss-state-results-generic',
};

describe('the endpoint table', () => {
  const original = path.resolve('../shared/spec/endpoints.csv');

  if (existsSync(original)) {
    test('matches the current table of the specification', () => {
      expect(readFileSync(endpointTableFile, 'utf8')).toBe(readFileSync(original, 'utf8'));
    });
  }

  test('has every row served by a demo route, or listed with the place where it is found instead', () => {
    const missing = endpointRows
      .filter(({ id }) => !servedIds.has(id) && !Object.hasOwn(elsewhere, id))
      .map(({ id }) => id);
    expect(missing).toEqual([]);
  });

  test('contains every row that a demo route claims to serve', () => {
    const known = new Set(endpointRows.map(({ id }) => id));
    expect(atLeastOne(servedIds).filter((id) => !known.has(id))).toEqual([]);
    expect(atLeastOne(Object.keys(elsewhere)).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the fields that the endpoint table names', () => {
  test("are read by the source's schema, or listed with a reason", () => {
    const unread = asked.flatMap((source) => {
      const { pattern, endpoints } = findDemoRoute(source);
      const code = listSources(pattern)
        .map(({ name }) => readCode(`app/upstream/${getSourceGroup(name)}.ts`).toLowerCase())
        .join('\n');
      const names = endpoints.flatMap((id) => listNamesIn(endpointRowsById.get(id)));
      const reasons = createReason(pattern);
      return [
        ...names
          .filter((name) => !code.includes(name.toLowerCase()) && reasons[name] === undefined)
          .map((name) => `${pattern}: ${name} is neither read nor listed`),
        ...Object.keys(reasons)
          .filter((name) => code.includes(name.toLowerCase()) || !names.includes(name))
          .map((name) => `${pattern}: ${name} is listed and should not be`),
      ];
    });
    expect([...new Set(unread)]).toEqual([]);
  });

  /** Sources with one request share their reasons. */
  function createReason(pattern: string): Readonly<Record<string, string>> {
    return Object.assign({}, ...listSources(pattern).map(({ unread }) => unread)) as Record<string, string>;
  }

  function listSources(pattern: string): readonly AnySource[] {
    return asked.filter((source) => findDemoRoute(source).pattern === pattern);
  }
});

/** Rows without fields in the table. */
const withoutFields = new Set(['mp-scores-request', 'videos-stats']);

function listNamesIn(row: EndpointRow | undefined): string[] {
  return row === undefined || withoutFields.has(row.id) ? [] : listFieldNames(row, '');
}

/** Text of a module with its own imports. */
function readCode(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  // Reasons for unread fields are not reads.
  const text = readFileSync(file, 'utf8').replace(/\bunread: \{[^}]*\}/g, '');
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, specifier = '']) =>
    path.join(path.dirname(file), `${specifier}.ts`),
  );
  return (
    text +
    imported
      .filter((candidate) => candidate.startsWith('app/upstream'))
      .map((importedFile) => readCode(importedFile, seen))
      .join('')
  );
}

const routesFolder = 'app/routes';

describe('the route table', () => {
  const original = path.resolve('../shared/spec/routes.csv');

  if (existsSync(original)) {
    test('matches the current table of the specification', () => {
      expect(readFileSync(routeTableFile, 'utf8')).toBe(readFileSync(original, 'utf8'));
    });
  }

  test("has a page or file for every row of the specification, with the row's id", () => {
    const findRoute = createRouteMatcher(pageRoutes);
    const files = new Set(fileRoutes.map(({ id }) => id));
    // The specification's example for the calendar file is not an address.
    const withAddress = routeRows.filter(({ id }) => id !== 'file-ics' && !files.has(id));
    const found = withAddress.map(({ id, example }) => {
      const { pathname } = new URL(example, 'https://site.invalid');
      return [id, findRoute(pathname.split('/').filter((segment) => segment !== '')).route.id];
    });
    const findPage = (id: string, kind: string) => pageOfRow[id] ?? (kind === 'cms' ? 'cms-generic' : id);
    expect(found).toEqual(withAddress.map(({ id, kind }) => [id, findPage(id, kind)]));
    expect(pageRoutes.map(({ id }) => id)).toContain('file-ics');
  });

  test('gives every page its own id and path', () => {
    const routes = [...pageRoutes, ...fileRoutes];
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  });

  test('has a row for every folder with a page or layout', () => {
    const files = readdirSync(routesFolder, { recursive: true, encoding: 'utf8' });
    const folders = files.flatMap((file) => /^(.*)\/(?:route|layout)\.tsx$/.exec(file)?.[1] ?? []);
    const known = new Set([...pageRoutes, ...layoutRoutes].map(({ folder }) => folder));
    expect(atLeastOne(folders).filter((folder) => !known.has(folder) && folder !== 'site-layout')).toEqual([]);
  });

  test('has no list page that loads its data again for a search', () => {
    const folders = [...new Set(pageRoutes.map(({ folder }) => folder))];
    const codes = folders.map(
      (folder) => [folder, readFileSync(`${routesFolder}/${folder}/route.tsx`, 'utf8')] as const,
    );
    const lists = codes.filter(([, code]) => code.includes('<LoadedListPage'));
    expect(
      atLeastOne(lists)
        .filter(([, code]) => !code.includes('shouldRevalidate'))
        .map(([folder]) => folder),
    ).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRoutes, pageRoutes } from '~/routes.table.js';
import { readBuiltRows, readRouteRows, routeTableFile } from '../support/route-rows';
import { startTestSite, type TestSite } from '../support/test-site';

const rows = readRouteRows();
const built = readBuiltRows();

describe('the route table', () => {
  const original = path.resolve('../shared/spec/routes.csv');

  if (existsSync(original)) {
    test('is tested against the current table of the specification', () => {
      expect(readFileSync(routeTableFile, 'utf8')).toBe(readFileSync(original, 'utf8'));
    });
  }

  test('covers rows of the specification only, and each of them once', () => {
    const known = rows.map(({ id }) => id);
    const covered = pageRoutes.flatMap(({ covers }) => covers);
    expect(covered.filter((id) => !known.includes(id))).toEqual([]);
    expect(covered.filter((id, index) => covered.indexOf(id) !== index)).toEqual([]);
  });

  test('gives every page an id and a path of its own', () => {
    const routes = [...pageRoutes, ...fileRoutes];
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  });

  test('reports the rows that are not built yet', () => {
    const builtIds = built.map(({ id }) => id);
    const missing = rows.map(({ id }) => id).filter((id) => !builtIds.includes(id));
    console.info(`${built.length} of ${rows.length} rows built; not yet: ${missing.join(', ')}`);
    expect(built.length).toBeGreaterThan(0);
  });
});

/* The rows that are pages are visited in tests/browser/every-page.test.ts. */
describe('every built row that is no page', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.dispose());

  test.each(built.filter((row) => row.kind === 'redirect'))('$id leads from $example for good', async (row) => {
    const response = await fetch(site.url + row.example, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toMatch(new RegExp(`${row.heading.replace('~-> ', '')}$`));
  });

  test.each(built.filter((row) => row.kind === 'file'))('$id answers $example', async (row) => {
    const response = await fetch(site.url + row.example);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toBeTypeOf('object');
  });
});

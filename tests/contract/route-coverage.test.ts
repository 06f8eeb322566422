import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRoutes, pageRoutes } from '~/routes.table.js';
import { readBuiltRows, readRouteRows, routeTableFile, type RouteRow } from '../support/route-rows';
import { startTestSite, type TestSite } from '../support/test-site';

const association = 'Prairie State Activities Association';
const rows = readRouteRows();
const built = readBuiltRows();

/** Rows whose marked heading stands for something else than the page's own h1. */
const headings: Readonly<Record<string, string>> = {
  shell: association,
  home: association,
  'home-alias': association,
  'sport-landing': 'Boys Basketball',
  'cms-generic': 'Mission',
  'news-announcement': 'Office closed Monday, October 13',
  'about-foundation-pages': 'Donate to the Foundation',
  'health-safety-topic': 'Concussion',
  'news-article': 'State finals wrap: what the weekend of June 14 decided',
};

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

describe('every built row', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.dispose());

  test.each(built.filter((row) => ['page', 'embed', 'cms'].includes(row.kind)))(
    '$id answers $example with its heading',
    async (row) => {
      const response = await fetch(site.url + row.example);
      expect(response.status).toBe(row.id === 'not-found' ? 404 : 200);
      expect(headingsOf(await response.text())).toContain(headingOf(row));
    },
  );

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

function headingOf(row: RouteRow): string {
  return headings[row.id] ?? row.heading.replace(/^~/, '').replace(/ \(under .*\)$/, '');
}

/** The text of every h1 of a page. */
function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map((match) =>
    (match[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  );
}

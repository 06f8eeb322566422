import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageRoutes } from '~/routes.table.js';
import builtRoutes from '../support/built-routes.json';
import { readRouteRows, routeTableFile, type RouteRow } from '../support/route-rows';
import { startTestSite, type TestSite } from '../support/test-site';

const builtFile = 'tests/support/built-routes.json';
const association = 'Prairie State Activities Association';
const rows = readRouteRows();
const built = rows.filter((row) => builtRoutes.includes(row.id));

/** Rows whose marked heading stands for something else than the page's own h1. */
const headings: Readonly<Record<string, string>> = {
  shell: association,
  home: association,
  'home-alias': association,
  'sport-landing': 'Boys Basketball',
};

/** Pages of ours that the specification does not know. */
const beyond: readonly string[] = ['state-series-live'];

describe('the route table', () => {
  const original = path.resolve('../shared/spec/routes.csv');

  test.runIf(existsSync(original))('is the specification’s own', () => {
    expect(readFileSync(routeTableFile, 'utf8')).toBe(readFileSync(original, 'utf8'));
  });

  test('knows every row that is marked built', () => {
    const known = rows.map((row) => row.id);
    expect(builtRoutes.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('never lets a built row go', () => {
    expect(everBuilt().filter((id) => !builtRoutes.includes(id))).toEqual([]);
  });

  test('has no page that is not marked built', () => {
    const ids = pageRoutes.map((page) => page.id);
    expect(ids.filter((id) => !builtRoutes.includes(id) && !beyond.includes(id))).toEqual([]);
  });

  test('lists what is not built yet', () => {
    const missing = rows.filter((row) => !builtRoutes.includes(row.id)).map((row) => row.id);
    console.info(`${built.length} of ${rows.length} rows built; not yet: ${missing.join(', ')}`);
    expect(built.length + missing.length).toBe(rows.length);
  });
});

describe('every built row', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.dispose());

  test.each(built.filter((row) => row.kind === 'page' || row.kind === 'embed'))(
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

/** Every id that any recorded version of the list of built rows has held. */
function everBuilt(): string[] {
  const commits = git(['log', '--format=%H', '--', builtFile]).split('\n').filter(Boolean);
  const lists = commits.map((commit) => JSON.parse(git(['show', `${commit}:${builtFile}`])) as string[]);
  return [...new Set(lists.flat())];
}

function git(words: readonly string[]): string {
  return execFileSync('git', [...words], { encoding: 'utf8' });
}

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

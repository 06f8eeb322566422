import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { realClock } from '~/cache/base/clock';
import type { AnySource } from '~/cache/source/define-source';
import { policies } from '~/cache/source/policies';
import { getSourceGroup } from '~/cache/source/source-address';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers } from '~/cache/upstream/fetch-entry';
import type { FetchedEntry } from '~/cache/upstream/fetch-report';
import type { Fetch } from '~/cache/upstream/fetch-upstream';
import { sources } from '~/upstream/registry';
import demo from '../../demo-api';
import { findDemoRoute } from '../support/demo-sources';
import { listFieldNames, readEndpointRows, type EndpointRow } from '../support/endpoint-rows';
import { saturdayAfternoon } from '../support/test-site';

/* Every source with good and bad answers of the demo association. */

const origin = 'http://demo.invalid';
const product = 'PSAA';
const environment = { DEMO_ORIGIN: origin, FIXED_NOW: saturdayAfternoon, PRODUCT: product };
/** Excludes the site's own files. */
const asked = sources.filter(({ base }) => base !== 'site');
/** Lists have about one bad row in 150, long ones at least one. */
const computeMostDropped = (rows: number): number => 2 + rows * 0.03;

const fetchHealthy: Fetch = (url, init) => demo.fetch(new Request(url, init), environment);

function fetchWith(fetch: Fetch, source: AnySource): Promise<FetchedEntry> {
  const clock = realClock;
  const { fetchEntry } = createSourceFetchers({
    upstreams: {
      v1: { baseUrl: `${origin}/v1`, fetch },
      data: { baseUrl: `${origin}/data`, fetch },
      legacy: { baseUrl: `${origin}/legacy`, fetch },
      records: { baseUrl: `${origin}/records`, fetch },
      leaders: { baseUrl: `${origin}/leaders`, fetch },
      social: { baseUrl: `${origin}/social-history`, fetch },
      broadcasts: { baseUrl: `${origin}/broadcasts`, fetch },
    },
    wire: { product, timeZone: 'America/Chicago' },
    getPolicy: ({ definition }) => policies[definition.policy],
    breakers: new CircuitBreakers(() => new CircuitBreaker({ clock })),
    clock,
    getRandom: () => 0,
    log: () => undefined,
    caller: 'isolate',
  });
  return fetchEntry({ definition: source, params: source.sample }, undefined);
}

/** Effects of a fault on a good answer. */
const faults: readonly (readonly [what: string, strike: (body: string) => Response])[] = [
  ['status 403', () => new Response('{"error":"Forbidden"}', { status: 403 })],
  ['JSON cut off', (body) => buildJsonResponse(body.slice(0, Math.floor(body.length / 2)))],
  ['HTML with status 200', () => new Response('<!doctype html><p>Busy', { headers: { 'content-type': 'text/html' } })],
  ['an empty body with status 200', () => buildJsonResponse('')],
  ['a number', () => buildJsonResponse('7')],
  ['an error with status 200', () => buildJsonResponse('{"error":"Internal"}')],
];

function buildJsonResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** Announced two weeks after these tests' time. */
const notPostedYet = ['football-qualification.qualifiers'];

describe.each(asked)('the source $name', (source) => {
  test('parses the answer to its sample parameters, and drops almost no rows', async () => {
    const fetched = await fetchWith(fetchHealthy, source);
    const kind = notPostedYet.includes(source.name) ? 'empty' : 'value';
    expect(fetched).toMatchObject({ kind: 'entry', entry: { kind } });
    if (fetched.kind !== 'entry') return;
    const { value, droppedRows } = fetched.entry;
    expect(droppedRows).toBeLessThanOrEqual(computeMostDropped(countRowsIn(value)));
  });

  test.each(faults)('rejects %s as an answer', async (_, strike) => {
    const fetched = await fetchWith(async (url, init) => strike(await (await fetchHealthy(url, init)).text()), source);
    expect(fetched.kind).toBe('failure');
  });
});

/** Rows of a list, or of all lists of an answer. */
function countRowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const lists = typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  return 1 + lists.reduce((rows, list) => rows + list.length, 0);
}

describe('the fields that the endpoint table names', () => {
  const rows = new Map(readEndpointRows().map((row) => [row.id, row]));

  test("are read by the source's schema, or listed with a reason", () => {
    const unread = asked.flatMap((source) => {
      const { pattern, endpoints } = findDemoRoute(source);
      const code = listSources(pattern)
        .map(({ name }) => readCode(`app/upstream/${getSourceGroup(name)}.ts`).toLowerCase())
        .join('\n');
      const names = endpoints.flatMap((id) => listNamesIn(rows.get(id)));
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

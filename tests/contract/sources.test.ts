import { describe, expect, test } from 'vitest';
import { realClock } from '~/cache/base/clock';
import { isOwnFile, type AnySource } from '~/cache/source/define-source';
import { policies } from '~/cache/source/policies';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers } from '~/cache/upstream/fetch-entry';
import type { FetchedEntry } from '~/cache/upstream/fetch-report';
import type { Fetch } from '~/cache/upstream/fetch-upstream';
import { sources } from '~/upstream/registry';
import demo from '../../demo-api';
import { saturdayAfternoon } from '../support/test-site';

/* Every source with good and bad answers of the demo association. */

const origin = 'http://demo.invalid';
const product = 'PSAA';
const environment = { DEMO_ORIGIN: origin, FIXED_NOW: saturdayAfternoon, PRODUCT: product };
/** Excludes the site's own files. */
const asked = sources.filter((source) => !isOwnFile(source));
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

import { describe, expect, it } from 'vitest';
import { readPageAddress } from '~/page/page-address';
import { buildTestRequest } from '~/page/page-request.fixture';
import { pageRoutes, type PageRoute } from '~/routes.table.js';
import { listSourcesOfPage } from './sources-of-page';

/* Scans of ids request thousands of addresses, so their upstream calls must be bounded. */

const { environment, clock } = buildTestRequest('/');

const enumerated = 40;
/** A source with at most this many values takes a short list, such as classes or letters. */
const most = 30;
const shapes = [(index: number) => String(700_000 + index), (index: number) => `made-up-${index}`];
/** Some pages exist for one sport only. */
const sportIds = ['boys-basketball', 'boys-golf', 'football'];

/** Addresses of a route with one invented parameter. The site itself rejects unknown sports. */
function listMadeUpAddresses({ path, query }: PageRoute): string[][] {
  const inPath = [...path.matchAll(/:(\w+)\??/g)].map(([, name = '']) => name);
  const inQuery = Object.keys(query).filter((name) => query[name] === 'id' || query[name] === 'slug');
  const parameters = [...inPath, ...inQuery].filter((name) => name !== 'sportId');
  return parameters.flatMap((made) =>
    shapes.flatMap((shape) =>
      sportIds.map((sportId) =>
        Array.from({ length: enumerated }, (_, index) => {
          const filled = path.replaceAll(/:(\w+)\??/g, (_, name: string) =>
            name === made ? shape(index) : name === 'sportId' ? sportId : '1',
          );
          return inPath.includes(made) ? filled : `${filled}?${made}=${shape(index)}`;
        }),
      ),
    ),
  );
}

/** Sources requested with unlimited invented parameters. */
function listUnboundedSources(addresses: readonly string[]): string[] {
  const paths = new Map<string, Set<string>>();
  for (const address of addresses) {
    const page = readPageAddress(new URL(address, 'https://site.invalid'), () => '2025-10-11');
    for (const { request } of listSourcesOfPage(page, { clock, environment })) {
      const { name, maxUnknownPerMinute, buildPath } = request.definition;
      if (maxUnknownPerMinute !== undefined) continue;
      const known = paths.get(name) ?? new Set();
      paths.set(name, known.add(buildPath(request.params)));
    }
  }
  return [...paths].filter(([, asked]) => asked.size > most).map(([name]) => name);
}

const routes = pageRoutes.filter((route) => listMadeUpAddresses(route).length > 0);

describe('addresses with made-up parameters', () => {
  it('exist for more than 40 routes', () => {
    expect(routes.length).toBeGreaterThan(40);
  });

  it.each(routes.map((route) => [route.path, route] as const))(
    'of %s request no source without a limit for unknown entries',
    (_path, route) => {
      expect(listMadeUpAddresses(route).flatMap(listUnboundedSources)).toEqual([]);
    },
  );
});

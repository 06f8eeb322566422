import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRouteMatcher } from '~/routes/route-matcher';
import { pageRoutes } from '~/routes.table.js';
import { healthyUpstream, openInProcessSite } from '../support/in-process-site';
import { builtPagePaths, readBuiltRows } from '../support/route-rows';

const paths = builtPagePaths();
const pages = new Map<string, string>();

beforeAll(async () => {
  const get = (await openInProcessSite()).startIsolate(healthyUpstream);
  for (const path of paths) pages.set(path, await (await get(path)).text());
});

describe('in-site links', () => {
  test.each(paths)('of %s lead to rows of the route table or files of the site', (path) => {
    const links = [...linksOf(pages.get(path) ?? '')];
    expect(links).toContain('/');
    expect(links.filter((link) => !isAnswered(link))).toEqual([]);
  });
});

const matchRoute = createRouteMatcher(pageRoutes);

/** Paths of the content management system that the specification names; `{any/path}` is not one of them. */
const contentPaths = readBuiltRows()
  .filter(({ kind, path }) => kind === 'cms' && path !== '/{any/path}')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

function isAnswered(path: string): boolean {
  if (matchRoute(path.split('/').filter((segment) => segment !== '')).route.path !== '*') return true;
  return contentPaths.some((pattern) => pattern.test(path)) || existsSync(`public${path}`);
}

/** The paths that the links of a document lead to. */
function linksOf(html: string): Set<string> {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, address = '']) => address);
  const inSite = addresses.filter((address) => /^\/(?!\/)/.test(address));
  return new Set(inSite.map((address) => address.replace(/[?#].*$/, '')));
}

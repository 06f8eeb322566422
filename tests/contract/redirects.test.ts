import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedDocument } from '~/cache/document/cached-document';
import { pageRoutes } from '~/routes.table.js';
import { createPageAnswerer } from '../../workers/serving/page-answerer';
import { askHealthyUpstream, inProcessEnvironment, openInProcessSite } from '../support/in-process-site';
import { ManualClock } from '../support/manual-clock';

/* Redirects lead to the site or the deployment's addresses, whatever the address. */

const origin = 'https://site.invalid';
const host = 'evil.example';

/** Hostile segments and values of addresses. */
const hostileValues = [
  `//${host}`,
  `///${host}`,
  `/\\${host}`,
  `\\\\${host}`,
  `/%09/${host}`,
  `%2F%2F${host}`,
  `%2f%5c${host}`,
  `%5C%5C${host}`,
  `%252F%252F${host}`,
  `https:${host}`,
  `https://${host}/`,
  `https%3A%2F%2F${host}`,
  `javascript:alert(1)`,
  `@${host}`,
  `.${host}`,
  `..%2f..%2f${host}`,
  `%0d%0aLocation:%20https://${host}/`,
  `%0A//${host}`,
  `%E2%80%AE//${host}`,
  `%EF%BC%8F%EF%BC%8F${host}`,
];

/** Why a redirect leaves the site; `null` if it does not. */
function findProblem(response: Response): string | null {
  const location = response.headers.get('location');
  if (location === null) return null;
  if (location === inProcessEnvironment.MEMBER_PORTAL_URL) return null;
  if (!/^\/(?![/\\])/.test(location)) return `${location} is no path`;
  if (/[\s\\\p{Cc}]/u.test(location)) return `${JSON.stringify(location)} holds what parsers drop`;
  const url = new URL(location, origin);
  return url.origin === origin && url.username === '' ? null : `${location} leads to ${url.origin}`;
}

/** An address of a route with these values. */
function fillPattern(pattern: string, values: (name: string) => string): string {
  return pattern.replace('*', '/:splat').replace(/:(\w+)\??/g, (_, name: string) => values(name));
}

/** Valid values, so that a route with one hostile parameter is reached. */
const usualValues: Readonly<Record<string, string>> = { sportId: 'boys-golf', classId: '1A', class: '1A', siteId: '2' };

/** Addresses with a hostile parameter, query value or beginning. */
function listHostileAddresses({ path: pattern, query }: (typeof pageRoutes)[number]): string[] {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const getUsualValue = (name: string) => usualValues[name] ?? '1';
  const inPath = [...names, ...(pattern === '*' ? ['splat'] : [])].flatMap((hostile) =>
    hostileValues.map((value) => fillPattern(pattern, (name) => (name === hostile ? value : getUsualValue(name)))),
  );
  const healthy = fillPattern(pattern, getUsualValue);
  const inQuery = Object.keys(query).flatMap((name) => hostileValues.map((value) => `${healthy}?${name}=${value}`));
  const beginnings = [`//${host}`, `/\\${host}`, `/%2F%2F${host}`, `/%5C${host}`, `/.${host}`, `//`, `/%09/`];
  const ends = ['/', `//${host}`, `/%2f%2f${host}`, `?to=//${host}`, `//?next=https://${host}`];
  return [
    ...inPath,
    ...inQuery,
    ...beginnings.map((beginning) => beginning + healthy),
    ...ends.map((end) => healthy + end),
  ];
}

describe('the redirect to the canonical spelling of an address', () => {
  const document: CachedDocument = {
    path: '/',
    status: 200,
    headers: [],
    body: new Uint8Array(),
    etag: '"x"',
    renderedAtMs: 0,
    renderMs: 0,
    dayEndsAtMs: Infinity,
    lifetimes: { freshUntilMs: 1, revalidateUntilMs: 1, usableUntilMs: 1 },
    parts: [],
  };
  const answer = createPageAnswerer({
    servePage: () => Promise.resolve({ document, outcome: 'hit' }),
    clock: new ManualClock(),
    admit: () => Promise.resolve(),
    limitUnknown: () => Promise.resolve(true),
    limitPictures: () => Promise.resolve(true),
    associationName: 'Example Association',
    security: {},
    tuning: { refreshIfStale: () => undefined },
    getToday: () => '2025-10-11',
  });

  it.each(pageRoutes)('stays on the site for every parameter of $path', async (route) => {
    let redirects = 0;
    // May be empty: a route may have no parameters.
    for (const address of listHostileAddresses(route)) {
      const url = new URL(origin + address);
      const response = await answer(new Request(url), url, () => undefined);
      if (response.status === 301) redirects += 1;
      expect([address, findProblem(response)]).toEqual([address, null]);
    }
    // Doubled slashes at least are redirected.
    expect(redirects).toBeGreaterThan(0);
  });
});

/** Addresses that pages redirect, with marks in the pages' own parameters. */
const redirected: Readonly<Record<string, readonly string[]>> = {
  'routes/cms-page/route.tsx': ['/news-media/announcements/{}', '/news-media/announcements/no-such-{}'],
  'routes/gameday/page.ts': ['/gameday?to={}'],
  'routes/member-portal/page.ts': ['/town?to={}', '/chess?next={}'],
  'routes/news-media/news-list-view.ts': ['/news-media/headlines?page=9999&to={}', '/news-media/headlines?page={}'],
  'page/file-response.ts': [
    '/pictures/games/{}',
    '/pictures/news/{}',
    '/pictures/brackets/boys-soccer/1A?to={}',
    '/pictures/brackets/boys-soccer/{}',
  ],
  'routes/sport/scores/page.ts': [
    '/sports/boys-golf/scores?sport=football&q={}',
    '/sports/boys-soccer/scores?sport={}',
    '/sports/{}/scores?sport=football',
  ],
  'routes/sport/team-of-school/page.ts': [
    '/sports/baseball/teams/0101?to={}',
    '/sports/baseball/teams/{}',
    '/sports/{}/teams/0101',
  ],
  'blocks/legacy-frame/legacy-frame.ts': [
    '/sports/boys-golf/state-series/results/{}',
    '/sports/boys-golf/state-series/results?class={}',
  ],
  'routes/sport/state-series/playoff-what-if/page.ts': [
    '/sports/football/state-series/playoff-outlook/what-if?pick=1h&q={}',
    '/sports/football/state-series/playoff-outlook/what-if?pick={}',
    '/sports/football/state-series/playoff-outlook/what-if?pick=1h&show={}&week={}&picks={}',
  ],
  'routes/sport/state-series/winner-report/detail/page.ts': [
    '/sports/boys-golf/state-series/winner-report/{}',
    '/sports/boys-golf/state-series/winner-report/00{}',
    '/sports/boys-golf/state-series/winner-report/1a?to={}',
  ],
};

describe('modules that redirect', () => {
  let get: (path: string) => Promise<Response>;

  beforeAll(async () => {
    get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
  });
  beforeEach(() => {
    // Gives each test its own minute of the limit for unknown addresses.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are all listed in this test', () => {
    const files = ['routes', 'blocks', 'page'].flatMap((folder) =>
      readdirSync(path.join('app', folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && makesRedirect(path.join('app', file))),
    );
    // There `redirectTo` is defined.
    const others = files.filter((file) => file !== 'page/page-outcome.ts');
    expect(Object.keys(redirected).sort()).toEqual(others.sort());
  });

  it.each(Object.entries(redirected))('%s stays on the site for %j', async (file, patterns) => {
    let redirects = 0;
    for (const address of patterns.flatMap((pattern) =>
      hostileValues.map((value) => pattern.replaceAll('{}', value)),
    )) {
      const response = await get(address);
      if (response.headers.has('location')) redirects += 1;
      expect([address, findProblem(response)]).toEqual([address, null]);
      expect(response.status).toBeLessThan(500);
    }
    // That page does not redirect yet on this day.
    if (file !== 'routes/gameday/page.ts') expect(redirects).toBeGreaterThan(0);
  });
});

function makesRedirect(file: string): boolean {
  return /\bredirect(?:To)?\(|status: 30[12378]\b/.test(readFileSync(file, 'utf8'));
}

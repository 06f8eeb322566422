import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quiet, startTestSite, type TestSite } from '../support/test-site';

/* Headers of every kind of answer. The platform would keep a 200 without caching headers for two hours, and stale copies forever. */

const lifetimes = /^max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/;

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({}, { ...quiet, renderLimit: 2 });
  await (await fetch(`${site.url}/`)).text();
});
afterAll(() => site.dispose());

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(site.url + path, { redirect: 'manual', ...init });
}

function expectExplicit({ headers }: Response, isKept: boolean): void {
  const shared = headers.get('cdn-cache-control') ?? 'none';
  if (isKept) expect(shared).toMatch(lifetimes);
  else expect(shared).toBe('no-store');
  expect(headers.get('cache-control')).toMatch(
    isKept ? /^public, max-age=\d+(?:, immutable)?$/ : /^no-store$|max-age=\d+$/,
  );
  expect(`${shared} ${headers.get('cache-control') ?? ''}`).not.toMatch(/s-maxage|must-revalidate|proxy-revalidate/);
  expect([headers.get('set-cookie'), headers.get('cloudflare-cdn-cache-control')]).toEqual([null, null]);
  // Otherwise visitors' headers would split kept copies.
  expect(headers.get('vary')).toBeNull();
}

describe('an answer that may be kept states for how long:', () => {
  it.each([
    ['a page', '/', 200],
    ['the data of a page', '/scores.data', 200],
    ['the data of the home page', '/_root.data', 200],
    ['the data of a page with parameters in its path', '/sports/boys-golf/state-series/leaderboard/1A.data', 200],
    ['a page with a parameter that it does not read', '/scores?utm_source=mail', 200],
    ['a page that shows a frame', '/sports/boys-golf/state-series/entries', 200],
    ['an unknown path', '/no/such/page', 404],
    ['the data of an unknown path', '/no/such/page.data', 404],
    ['a redirect to the canonical spelling of a path', '/scores/', 301],
  ])('%s', async (_, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expectExplicit(response, true);
  });

  it('a 304 for a visitor who has the page', async () => {
    // The page that was loaded first may have been replaced since then.
    const etag = (await get('/')).headers.get('etag') ?? 'none';
    const response = await get('/', { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expectExplicit(response, true);
  });

  it('a page requested with HEAD', async () => {
    expectExplicit(await get('/', { method: 'HEAD' }), true);
  });
});

describe('an answer that may not be kept says so:', () => {
  it.each([
    ['the health check', '/healthz', 200],
    ['a file of another build', '/build/root-GONE.js', 404],
    ['a page with free text in its address', '/scores?q=golf', 200],
    ['data under another spelling of a path, which a purge of the path would miss', '/SCORES.data', 200],
  ])('%s', async (_, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expectExplicit(response, false);
  });

  it('a request with another method', async () => {
    const response = await get('/', { method: 'POST' });
    expect(response.status).toBe(405);
    expectExplicit(response, false);
  });

  it.each([
    ['a report of a violation', { method: 'POST', body: '{"csp-report":{}}' }, 204],
    ['a report that cannot be read', { method: 'POST', body: 'x' }, 400],
    ['a report that is too large', { method: 'POST', body: 'x'.repeat(9000) }, 413],
    ['the report address requested with GET', { method: 'GET' }, 405],
  ])('%s', async (_, init, status) => {
    const response = await get('/csp-reports', init);
    expect(response.status).toBe(status);
    expectExplicit(response, false);
  });

  it("an address that is longer than any page's", async () => {
    const response = await get(`/scores?${'x'.repeat(13_000)}`);
    expect(response.status).toBe(414);
    expectExplicit(response, false);
  });

  it('a rendering refused by the rate limit of a client address', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.1' };
    const refused: Response[] = [];
    for (const word of ['ash', 'oak', 'elm', 'fir', 'yew', 'fig', 'bay', 'box']) {
      const response = await get(`/search?q=${word}`, { headers });
      if (response.status === 429) refused.push(response);
    }
    // Two of eight are rendered, or four at the turn of a minute.
    expect(refused.length).toBeGreaterThanOrEqual(4);
    for (const response of refused) expectExplicit(response, false);
    expect((await get('/', { headers })).status).toBe(200);
  });

  it('a page whose sources fail', async () => {
    await site.setFault({ kind: 'status', status: 503, path: '/' });
    const response = await get('/news-media/article/never-read');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expectExplicit(response, false);
    await site.clearFaults();
  });
});

/** Security headers of every answer. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  // Files name more features.
  'permissions-policy': expect.stringMatching(/^camera=\(\), geolocation=\(\), microphone=\(\)/) as unknown,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";

function expectSecured({ headers }: Response): void {
  const given = Object.keys(securityHeaders).map((name) => [name, headers.get(name)]);
  expect(Object.fromEntries(given)).toEqual(securityHeaders);
  expect(headers.get('content-security-policy')).toMatch(/^default-src '(?:none|self)'; .*frame-ancestors 'none'/);
}

describe('an answer carries the security headers:', () => {
  it.each([
    ['a page', '/', {}, 200],
    ['a 304 for a visitor who has the page', '/', { headers: { 'if-none-match': '*' } }, 304],
    ['the data of a page', '/scores.data', {}, 200],
    ['an unknown path', '/no/such/page', {}, 404],
    ['a redirect', '/scores/', {}, 301],
    ['a redirect of a page', '/town', {}, 302],
    ['a feed', '/feeds/news.atom', {}, 200],
    ['the health check', '/healthz', {}, 200],
    ['a file of another build', '/build/root-GONE.js', {}, 404],
    ['a request with another method', '/', { method: 'POST' }, 405],
    ['a report of a violation', '/csp-reports', { method: 'POST', body: '{"csp-report":{}}' }, 204],
    ['an address that is too long', `/scores?${'x'.repeat(13_000)}`, {}, 414],
  ] as const)('%s', async (_, path, init, status) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    expectSecured(response);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('a rendering refused by the rate limit', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.2' };
    const statuses = new Set<number>();
    for (let count = 0; count < 8; count += 1) {
      const response = await get(`/search?q=refused-${count}`, { headers });
      statuses.add(response.status);
      expectSecured(response);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
  });

  it.each(['/favicon.ico', '/icons/no-such-icon.png', '/siteAlerts/siteAlerts.json', '/version.json'])(
    'the file %s',
    async (path) => {
      expectSecured(await get(path));
    },
  );

  it('the service worker, which may connect to the site only', async () => {
    const response = await get('/service-worker.js');
    expectSecured(response);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('a build file, which may not be framed or run as a page', async () => {
    const [, script = ''] = /"(\/build\/[^"]+\.js)"/.exec(await (await get('/')).text()) ?? [];
    const response = await get(script);
    expect(response.status).toBe(200);
    expectSecured(response);
    expect(response.headers.get('content-security-policy')).toBe(noPagePolicy);
  });
});

it.each(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/siteAlerts/siteAlerts.json'])(
  'the static file %s says how long it may be kept',
  async (path) => {
    const response = await get(path);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  },
);

it.each(['/version.json?t=1', '/service-worker.js'])('the static file %s is revalidated on each use', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const headers = { 'if-none-match': response.headers.get('etag') ?? 'none' };
  expect((await get(path, { headers })).status).toBe(304);
});

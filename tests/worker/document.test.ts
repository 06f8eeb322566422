import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { atLeastOne } from '../support/at-least-one';
import { answerSoon, startFakeUpstream, countAllCalls, type FakeUpstream } from '../support/fake-upstream';
import { startFixtureSite, type FixtureSite } from '../support/fixture-site';

let upstream: FakeUpstream;
let site: FixtureSite;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  site = await startFixtureSite({ upstreamOrigin: upstream.origin });
});
afterAll(async () => {
  await site.dispose();
  await upstream.close();
});
afterEach(() => {
  upstream.reset();
});

/** Restarts the site, for tests that need one without copies. */
async function restartSite(names: Record<string, string> = {}): Promise<void> {
  await site.dispose();
  site = await startFixtureSite({ upstreamOrigin: upstream.origin, names });
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await site.fetch(path, { headers });
  await response.clone().arrayBuffer();
  return response;
}

/** The seconds of `max-age`, `stale-while-revalidate` and `stale-if-error`. */
function readSharedSeconds(response: Response): readonly number[] {
  return (response.headers.get('cdn-cache-control') ?? '').match(/\d+/g)?.map(Number) ?? [];
}

function readDocumentMember(response: Response): string | undefined {
  return response.headers.get('cache-status')?.split(', ').at(-1);
}

describe('the freshness of a page', () => {
  beforeEach(() => restartSite());

  it('is that of its shortest part', async () => {
    const page = await get(addDebugParameter('/mixed'));
    const [maxAge = 99, staleWhileRevalidate = 99, staleIfError = 99] = readSharedSeconds(page);
    expect(maxAge).toBeLessThanOrEqual(2);
    expect(maxAge + staleWhileRevalidate).toBeLessThanOrEqual(5);
    expect(maxAge + staleIfError).toBeLessThanOrEqual(62);
    expect(page.headers.get('cache-status')).toMatch(
      /^fixture\.part; fwd=miss; ttl=[12]; detail=upstream, fixture\.lasting; fwd=miss; ttl=29\d; detail=upstream, fieldhouse; fwd=miss; stored; ttl=[12]$/,
    );
    expect(page.headers.get('cache-tag')).toBe('fixture.part,policy:scores,part-1,fixture.lasting,policy:reference');
  });

  it("never grows while the page is kept: max-age minus Age is at most the part's remaining freshness", async () => {
    await get('/mixed');
    await site.letTimePass(1100);
    const page = await get('/mixed');
    expect(readDocumentMember(page)).toMatch(/^fieldhouse; hit; detail=memory/);
    const [maxAge = 99] = readSharedSeconds(page);
    const age = Number(page.headers.get('age'));
    expect(age).toBeGreaterThanOrEqual(1);
    expect(maxAge - age).toBeLessThanOrEqual(1);
  });

  it('ends within 15 seconds when a part failed', async () => {
    upstream.behave((request, response, count) => {
      if (request.url === '/v1/parts/1') response.writeHead(500).end();
      else answerSoon(request, response, count);
    });
    const page = await get(addDebugParameter('/mixed'));
    const [maxAge = 99, staleWhileRevalidate = 99, staleIfError = 99] = readSharedSeconds(page);
    expect(page.status).toBe(200);
    expect(maxAge + staleWhileRevalidate).toBeLessThanOrEqual(15);
    expect(maxAge + staleIfError).toBeLessThanOrEqual(15);
    expect(page.headers.get('cache-status')).toContain('fixture.part; fwd=miss; detail=upstream-error');
  });
});

describe('the freshness headers of a page', () => {
  it('are also set on a page that reads no source', async () => {
    expect(readSharedSeconds(await get('/plain'))[0]).toBeGreaterThan(200);
  });

  it('are short for a not-found page', async () => {
    const page = await get('/nothing');
    expect(page.status).toBe(404);
    expect(readSharedSeconds(page)[0]).toBeLessThanOrEqual(60);
  });

  it('do not use directives that disable the stale modes of the cache in front', async () => {
    const page = await get('/mixed');
    const all = `${page.headers.get('cache-control') ?? ''} ${page.headers.get('cdn-cache-control') ?? ''}`;
    expect(all).not.toMatch(/s-maxage|must-revalidate|proxy-revalidate/);
  });
});

describe('the address of a page', () => {
  it('ignores unread parameters, which cause neither entries nor upstream calls', async () => {
    await get('/eight');
    const before = countAllCalls(upstream);
    const junk = await Promise.all(Array.from({ length: 200 }, (_, index) => get(`/eight?utm=${index}&x=${index}`)));
    expect(new Set(junk.map((page) => page.headers.get('etag'))).size).toBe(1);
    expect(atLeastOne(junk).every((page) => readDocumentMember(page)?.includes('hit') === true)).toBe(true);
    expect(countAllCalls(upstream)).toBe(before);
  });

  it('shares one copy across parameter orders and invalid values', async () => {
    await restartSite();
    await get('/eight?page=2');
    expect(readDocumentMember(await get('/eight?z=1&page=2&date=tomorrow'))).toContain('hit');
    expect(readDocumentMember(await get('/eight?page=-1'))).toContain('fwd=miss');
    expect(readDocumentMember(await get('/eight?date=2025-02-30'))).toContain('hit');
  });

  it('keeps no copy of a page with free text, in memory or in the cache in front', async () => {
    const [first, second] = [await get('/eight?q=north'), await get('/eight?q=north')];
    expect(readDocumentMember(first)).toContain('fwd=bypass');
    expect(readDocumentMember(second)).toContain('fwd=bypass');
    expect(second.headers.get('cdn-cache-control')).toBe('no-store');
  });

  it.each([
    ['/eight/', '/eight'],
    ['/EIGHT?utm=1&page=3', '/eight?page=3'],
    ['//eight', '/eight'],
    ['/%65ight', '/eight'],
    ['/Items/A%2fb/', '/items/A%2Fb'],
  ])('%s redirects to %s', async (path, location) => {
    const page = await get(path);
    expect([page.status, page.headers.get('location')]).toEqual([301, location]);
  });

  it('is passed on as unreadable when its encoding is broken', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(200);
    expect(await (await get('/%E0%A4%A')).text()).toContain('"path":"/.unreadable-address"');
  });
});

describe('a visitor', () => {
  it('gets no cookie, and a cookie changes nothing for other visitors', async () => {
    await restartSite();
    const own = await get('/one', { cookie: 'session=mine', 'accept-language': 'de', host: 'elsewhere.example' });
    const other = await get('/one');
    expect(own.headers.get('set-cookie')).toBeNull();
    expect(other.headers.get('set-cookie')).toBeNull();
    expect(await own.text()).toContain('"cookie":null');
    expect(readDocumentMember(other)).toContain('hit');
    expect(other.headers.get('etag')).toBe(own.headers.get('etag'));
    expect(upstream.getLastHeaders()).not.toHaveProperty('cookie');
  });

  it('gets a 304 when the browser has the page', async () => {
    const etag = (await get('/one')).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const page = await get('/one', { 'if-none-match': tag });
      expect(page.status).toBe(304);
      expect(await page.text()).toBe('');
      expect(page.headers.get('etag')).toBe(etag);
      expect(page.headers.get('cdn-cache-control')).not.toBeNull();
    }
    expect((await get('/one', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('gets all but the body with HEAD', async () => {
    const page = await get('/one');
    const head = await site.fetch('/one', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('gets 405 with %s', async (method) => {
    const response = await site.fetch('/one', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('may reuse data for five seconds, but must revalidate documents', async () => {
    expect((await get('/one')).headers.get('cache-control')).toBe('public, max-age=0');
    expect((await get('/one.data')).headers.get('cache-control')).toBe('public, max-age=5');
  });
});

describe('every answer', () => {
  it.each(['/one', '/one.data', '/nothing', '/one/', '/healthz', '/build/gone.js'])(
    '%s has security headers and says how long it may be kept',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).not.toBeNull();
      expect(headers.get('cache-control')).not.toBeNull();
      expect(headers.get('cdn-cache-control')).not.toBeNull();
    },
  );

  it('/healthz names the running build', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', buildId: 'fixture' });
  });

  it('allows its own inline scripts by hash, and no others', async () => {
    const page = await get('/one');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' '${hashScript('1')}';`);
    expect(policy).not.toContain(hashScript('2'));
    expect(await page.text()).not.toContain('nonce');
  });

  it('is a plain page of status 500 when the environment is malformed', async () => {
    await restartSite({ V1_BASE_URL: 'nonsense' });
    const page = await get('/one');
    expect(page.status).toBe(500);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });
});

function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

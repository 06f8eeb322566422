import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { atLeastOne } from '../support/at-least-one';
import {
  answerSoon,
  startFakeUpstream,
  countAllCalls,
  type Behavior,
  type FakeUpstream,
} from '../support/fake-upstream';
import { startFixtureSite, type FixtureSite } from '../support/fixture-site';

/** After the fixture's fresh time of 2 s. */
const pastFreshMs = 2200;
const pastStaleMs = 5300;

let upstream: FakeUpstream;
let site: FixtureSite;

beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
afterEach(async () => {
  await site.dispose();
  upstream.reset();
});

async function fetchText(path: string, isolate = 0): Promise<string> {
  return (await site.fetch(path, {}, isolate)).text();
}

describe('the age of an entry', () => {
  beforeEach(async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, isolates: 2 });
  });

  it('decides about freshness: an old copy in the shared store is not fresh', async () => {
    expect(await fetchText('/one')).toContain('#1');
    await site.letTimePass(pastStaleMs);
    expect(await fetchText('/one', 1)).toContain('#2');
  });

  it('allows an immediate answer within the revalidation window, and a refresh in the background', async () => {
    await fetchText('/one');
    await site.letTimePass(pastFreshMs);
    expect(await fetchText('/one')).toContain('#1');
    await expect.poll(() => fetchText('/one')).toContain('#2');
  });

  it('is renewed by a 304 to a conditional request with the validators of upstream', async () => {
    upstream.behave((request, response, count) => {
      response.setHeader('etag', '"first"');
      if (request.headers['if-none-match'] === '"first"') response.writeHead(304).end();
      else answerSoon(request, response, count);
    });
    await fetchText('/one');
    await site.letTimePass(pastStaleMs);
    const page = await site.fetch(addDebugParameter('/one'));
    expect(await page.text()).toContain('#1');
    expect(page.headers.get('cache-status')).toMatch(/fixture\.part; fwd=miss; ttl=[12];/);
    expect(upstream.calls.get('/v1/parts/1')).toBe(2);
  });

  it('limits a kept upstream 404 to the negative time', async () => {
    upstream.behave((_, response) => response.writeHead(404).end('{"error":"Route not found"}'));
    expect(await fetchText('/items/7')).toContain('not-found');
    expect(await fetchText('/items/7?other', 1)).toContain('not-found');
    expect(countAllCalls(upstream)).toBe(1);
    upstream.behave(answerSoon);
    await site.letTimePass(2200);
    expect(await fetchText('/items/7', 1)).toContain('#2');
  });
});

const badAnswers: readonly (readonly [string, Behavior])[] = [
  ['an error status', (_, response) => response.writeHead(500).end()],
  ['a page of HTML with status 200', (_, response) => response.setHeader('content-type', 'text/html').end('<p>Sorry')],
  ['truncated JSON', (_, response) => response.end('{"data":{"te')],
  ['nothing', (_, response) => response.end()],
  ['another shape', (_, response) => response.end('{"data":{"text":7}}')],
  ['a redirect to another host', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/v1' }).end()],
  ['a body beyond the limit', (_, response) => response.end(JSON.stringify({ data: { text: 'x'.repeat(20_000) } }))],
  ['a broken connection', (request) => request.socket.destroy()],
];

describe('a bad answer', () => {
  beforeEach(async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin });
  });

  it('never replaces a good one', async () => {
    // Separate paths, so that all bad answers are awaited together.
    const paths = badAnswers.map((_, index) => `/items/${index}`);
    await Promise.all(paths.map((path) => fetchText(path)));
    behaveBadly();
    await site.letTimePass(pastStaleMs);
    const pages = await Promise.all(paths.map((path) => site.fetch(path)));
    for (const [index, page] of atLeastOne(pages.entries())) {
      const [what] = badAnswers[index] ?? [];
      expect([what, page.status]).toEqual([what, 200]);
      expect(await page.text(), what).toContain('#1');
      const kept = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(page.headers.get('cdn-cache-control') ?? '');
      expect(Number(kept?.[1]) + Number(kept?.[2]), what).toBeLessThanOrEqual(15);
    }
    const failedPaths = site.listLogged('refresh-failed').map(({ path }) => path);
    expect(new Set(failedPaths).size).toBe(badAnswers.length);
  });

  it('makes the page fail with 502 when its part is required and has no copy', async () => {
    behaveBadly();
    for (const [index, [what]] of badAnswers.entries()) {
      const page = await site.fetch(`/critical/${index}`);
      expect([what, page.status]).toEqual([what, 502]);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('cdn-cache-control')).toBe('no-store');
      expect(page.headers.get('retry-after')).toBe('15');
    }
  });

  function behaveBadly(): void {
    upstream.behave((request, response, count) => {
      const behaveNow = badAnswers[Number(request.url?.split('/').at(-1))]?.[1] ?? answerSoon;
      behaveNow(request, response, count);
    });
  }
});

describe('a deployment with another schema', () => {
  it('never reads entries of the old schema, whichever version the refreshers run', async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, isolates: 2, schemaVersions: ['v1', 'v2'] });
    expect(await fetchText('/one', 0)).toContain('#1');
    expect(await fetchText('/one', 1)).toContain('#2');
    const listStoredKeys = async () => (await site.listStoredKeys()).map((key) => key.replace(/\.\w+:/, ':'));
    await expect.poll(listStoredKeys).toEqual(['s:v1:fixture.part:/v1/parts/1', 's:v2:fixture.part:/v1/parts/1']);
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cmsPage } from '~/upstream/pages';
import { atLeastOne } from '../support/at-least-one';
import {
  askHealthyUpstream,
  openInProcessSite,
  type InProcessSite,
  RefresherObjects,
} from '../support/in-process-site';
import { drawSample } from '../support/sample';

/* Scans of unknown addresses cause few upstream calls. */

const bound = cmsPage.definition.maxUnknownPerMinute ?? 0;

let site: InProcessSite;
let get: ReturnType<InProcessSite['startIsolate']>;
let calls: string[];

beforeAll(async () => {
  site = await openInProcessSite();
});
beforeEach(() => {
  // Keeps all requests in the same minute, even on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  calls = [];
  get = site.startIsolate((url) => {
    if (/^\/v1\/(?:pages|news|winner-reports)\/|\/committee-/.test(url.pathname)) calls.push(url.pathname);
    return askHealthyUpstream(url);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

async function fetchStatuses(paths: readonly string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const path of paths) {
    const { status } = await get(path);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('unknown addresses', () => {
  it('cost at most the bound of upstream calls for 500 attempts, and cost none when repeated', async () => {
    const scan = Array.from({ length: 500 }, (_, index) => `/junk-${index}`);
    expect(await fetchStatuses(scan)).toEqual({ 404: bound, 503: 500 - bound });
    expect(calls).toHaveLength(bound);
    expect(await fetchStatuses(['/junk-0', '/junk-1'])).toEqual({ 404: 2 });
    expect(calls).toHaveLength(bound);
  });

  it('do not block previously read pages during a scan', async () => {
    expect(await fetchStatuses(['/about/mission'])).toEqual({ 200: 1 });
    await fetchStatuses(Array.from({ length: bound + 1 }, (_, index) => `/junk-${index}`));
    expect(await fetchStatuses(['/about/mission', '/about/mission?x=1'])).toEqual({ 200: 2 });
  });

  it('cost one call each within the negative time, and redirect from another letter case', async () => {
    expect(await fetchStatuses(['/no-such-place', '/no-such-place', '/No-Such-PLACE'])).toEqual({ 301: 1, 404: 2 });
    expect(calls).toEqual(['/v1/pages/no-such-place']);
  });

  it('all get the same page, which does not contain the address', async () => {
    const fetchFromNetwork = globalThis.fetch;
    const answers = await Promise.all(['/junk-1', '/about/junk-2', '/wp-login.php'].map((path) => get(path)));
    // The network is restored for later files.
    expect(globalThis.fetch).toBe(fetchFromNetwork);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    for (const answer of atLeastOne(answers)) expect(await answer.text()).not.toMatch(/junk-\d|wp-login/);
  });

  it.each([
    ['of a sport', ['/sports/boys-soccer/junk-1', '/sports/boys-soccer/junk-2/deeper']],
    ['of unknown sports', ['/sports/junk-1/state-series', '/sports/junk-2/state-series']],
    ['of schools', ['/schools/junk-1', '/schools/junk-2/deeper']],
  ])('%s all get the same page, which contains none of them', async (_, paths) => {
    const tags = new Set<string | null>();
    for (const path of atLeastOne(paths)) {
      const response = await get(path);
      tags.add(response.headers.get('etag'));
      expect([response.status, await response.text()]).toEqual([404, expect.not.stringMatching(/junk-\d/)]);
    }
    expect(tags.size).toBe(1);
  });

  it('cost no call when no page can have such an address', async () => {
    const hopeless = [
      '/wp-login.php',
      '/.env',
      '/a%2Fb',
      '/a/b/c/d/e/f/g',
      '/x%00',
      '/%E0%A4%A',
      `/${'x'.repeat(200)}`,
    ];
    expect(await fetchStatuses(hopeless)).toEqual({ 404: hopeless.length });
    expect(calls).toEqual([]);
  });

  it('cost at most the bound of calls as winner report numbers', async () => {
    const reports = '/sports/boys-golf/state-series/winner-report';
    const numbers = Array.from({ length: bound * 2 }, (_, index) => `${reports}/${900_000 + index}`);
    expect(await fetchStatuses(numbers)).toEqual({ 404: bound, 503: bound });
    expect(calls).toHaveLength(bound);
  });

  it('cost at most the bound of calls as announcements, which redirect to articles', async () => {
    const response = await get('/news-media/announcements/never-made');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/news-media/article/never-made']);
    await fetchStatuses(Array.from({ length: bound * 2 }, (_, index) => `/news-media/article/junk-${index}`));
    expect(calls.filter((path) => path.startsWith('/v1/news/'))).toHaveLength(bound);
  });

  it('cost at most the bound of calls as committees; a committee of no sport is shown', async () => {
    const committee = await get('/about/committees/sports-medicine');
    expect([committee.status, await committee.text()]).toEqual([200, expect.stringContaining('Sports Medicine')]);
    const unknown = await get('/about/committees/never-met');
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('Sport not found')]);
    calls = [];
    await fetchStatuses(Array.from({ length: bound * 2 }, (_, index) => `/about/committees/junk-${index}`));
    expect(calls.filter((path) => path.endsWith('/committee-members')).length).toBeLessThanOrEqual(bound);
  });
});

it('hundreds of made-up schools create few refreshers, regardless of the number of isolates', async () => {
  const refreshers = new RefresherObjects();
  const upstreamCalls: string[] = [];
  for (let isolate = 0; isolate < 10; isolate += 1) {
    get = site.startIsolate(
      (url) => {
        if (url.pathname.startsWith('/v1/schools/')) upstreamCalls.push(url.pathname);
        return askHealthyUpstream(url);
      },
      undefined,
      refreshers,
    );
    const ids = Array.from({ length: 40 }, (_, index) => 700_000 + isolate * 40 + index);
    await fetchStatuses(ids.map((id) => `/schools/details/${id}`));
  }
  expect(upstreamCalls.length).toBeGreaterThanOrEqual(10 * bound);
  // Three sources with 16 shards each, plus the sources of every page.
  expect(refreshers.size).toBeGreaterThan(40);
  expect(refreshers.size).toBeLessThan(60);
});

it('existing pages do not count toward the bound', async () => {
  const { writtenPages } = await import('../../demo-api/words/texts.generated');
  expect(writtenPages.length).toBeGreaterThan(bound);
  const paths = writtenPages.map(({ path }) => `/${path}`);
  expect(await fetchStatuses(paths)).toEqual({ 200: paths.length });
});

describe('a scan of a thousand invented addresses a minute', () => {
  const mostOfNetwork = 15;
  const pageCount = 200;
  const invented = ['/junk-', '/schools/details/70', '/news-media/article/junk-', '/about/committees/junk-'];

  /** The platform's rate limit within one minute. */
  function createLimiter() {
    const counts = new Map<string, number>();
    return {
      limit: ({ key }: { readonly key: string }) => {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return Promise.resolve({ success: count <= mostOfNetwork });
      },
    };
  }

  it.each(drawSample([1, 50], 1))(
    'from %i networks stops none of 200 pages of the sitemap that nobody has visited',
    async (networks) => {
      const ask = site.startIsolate(askHealthyUpstream, undefined, undefined, {
        rateLimits: { UNKNOWN_LIMIT: createLimiter() },
      });
      const visit = (path: string, address: string) => ask(path, { 'cf-connecting-ip': address });
      const readAddresses = async (path: string) =>
        [...(await (await visit(path, '198.51.100.1')).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
          ([, address = '']) => address,
        );
      const parts = await readAddresses('/sitemap.xml');
      const listed = (await Promise.all(parts.map(readAddresses))).flat();
      const isLookedUp = (path: string) => /^\/(?:schools\/details|news-media\/article|about|archives)\//.test(path);
      const known = listed.filter(isLookedUp);
      const everyNth = Math.floor(known.length / pageCount);
      const pages = known.filter((_, index) => index % everyNth === 0).slice(0, pageCount);
      expect(pages).toHaveLength(pageCount);
      let scanned = 0;
      const refused: string[] = [];
      for (const page of pages) {
        for (let more = 0; more < 5; more += 1) {
          const address = `203.${scanned % networks}.113.1`;
          await visit(`${invented[scanned % invented.length]}${scanned + 1000}`, address);
          scanned += 1;
        }
        const { status } = await visit(page, '198.51.100.1');
        if (status !== 200) refused.push(`${status} ${page}`);
      }
      expect([scanned, refused]).toEqual([1000, []]);
    },
  );

  it('from one network causes its share of calls, and others can still look pages up', async () => {
    const ask = site.startIsolate(
      (url) => {
        if (url.pathname.startsWith('/v1/pages/')) calls.push(url.pathname);
        return askHealthyUpstream(url);
      },
      undefined,
      undefined,
      { rateLimits: { UNKNOWN_LIMIT: createLimiter() } },
    );
    const readStatus = async (path: string, address: string) =>
      (await ask(path, { 'cf-connecting-ip': address })).status;
    const scanned: number[] = [];
    for (let index = 0; index < 100; index += 1)
      scanned.push(await readStatus(`/junk-${index}`, `203.0.113.${index % 250}`));
    expect(scanned.filter((status) => status === 404)).toHaveLength(mostOfNetwork);
    expect([scanned.filter((status) => status === 503).length, calls.length]).toEqual([
      100 - mostOfNetwork,
      mostOfNetwork,
    ]);
    expect(await readStatus('/junk-elsewhere', '198.51.100.1')).toBe(404);
  });

  it.each([
    ['/junk-', '/junk-more'],
    ['/schools/details/70', '/schools/details/709999'],
    ['/news-media/article/junk-', '/news-media/article/junk-more'],
  ])('%s… gets words of its own, with the time of the next attempt and its zone', async (scan, more) => {
    await fetchStatuses(Array.from({ length: bound }, (_, index) => `${scan}${index + 1000}`));
    const response = await get(more);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const html = await response.text();
    expect(html).toMatch(/>This page cannot be looked up right now</);
    expect(html).toContain('Too many unknown addresses were requested just now.');
    expect(html).toMatch(/Try this one again after \d{1,2}:\d\d [AP]M CT\./);
  });
});

describe('a content page whose upstream fails', () => {
  it.each([
    ['/about/mission', 502, 'Error Loading Content', 'We couldn’t load the content for this page.'],
    ['/about/statequalifier', 502, 'Error Loading Content', 'Sorry, this page content could not be loaded.'],
    ['/statequalifier', 502, 'Error Loading Content', 'Sorry, this page content could not be loaded.'],
  ])('%s answers %i with the text of the specification', async (path, status, title, text) => {
    const askFailing = site.startIsolate(() => Promise.resolve(new Response(null, { status: 403 })));
    const response = await askFailing(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain(`${title} | `);
    expect(html).toContain(text);
  });

  it.each([
    ['/about/mission', 'Error Loading Content', 'We couldn’t load the content for this page.'],
    ['/about/statequalifier', 'Error Loading Content', 'Sorry, this page content could not be loaded.'],
    ['/statequalifier', 'Error Loading Content', 'Sorry, this page content could not be loaded.'],
    ['/no-such-page', 'Page not found', 'This page may have been moved or deleted.'],
  ])('%s says when upstream has no content for it: %s', async (path, title, text) => {
    const answerEmpty = () => Promise.resolve(Response.json({ data: [] }));
    const answerNotFound = () => Promise.resolve(Response.json({ error: 'Not found' }, { status: 404 }));
    for (const answer of [answerEmpty, answerNotFound]) {
      const isolate = site.startIsolate((url) =>
        url.pathname.startsWith('/v1/pages/') ? answer() : askHealthyUpstream(url),
      );
      const response = await isolate(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(text);
    }
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { pageRoutes } from '~/routes.table.js';
import { hashBundle } from '../../scripts/build/build-files';
import { buildInUse } from '../../scripts/build/build-in-use';
import { atLeastOne } from '../support/at-least-one';
import { readRouteRows } from '../support/route-rows';
import { startTestSite, type TestSite } from '../support/test-site';

/** Pages without path parameters, except files and redirects. */
const paths = pageRoutes.flatMap(({ path, isUnlisted }) => (/[:*]/.test(path) || isUnlisted === true ? [] : [path]));

let site: TestSite;

beforeAll(async () => {
  // Enough for a cold start in one run.
  site = await startTestSite({ PREWARM_CALLS_PER_MINUTE: '200' });
});
afterAll(() => site.dispose());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, { headers, redirect: 'manual' });
}

async function fetchUpstreamCalls(): Promise<readonly { readonly path: string; readonly count: number }[]> {
  const answer = await fetch(`${site.demoUrl}/__demo/calls`);
  return (await answer.json<{ calls: { path: string; count: number }[] }>()).calls;
}

describe('the prewarm worker', () => {
  it("fetches each source of the home page and today's scores once, even if its cron fires twice", async () => {
    await Promise.all([site.control.runPrewarm(), site.control.runPrewarm()]);
    expect(atLeastOne(await fetchUpstreamCalls()).filter(({ count }) => count !== 1)).toEqual([]);
    // Once a run has found which sports are in play, the next one also fetches their scoreboards.
    await expect
      .poll(
        async () => {
          await site.control.runPrewarm();
          return (await fetchUpstreamCalls()).filter(({ path }) => path.endsWith('/scoreboard')).length;
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBeGreaterThan(2);
    const warmed = await fetchUpstreamCalls();
    expect(warmed.length).toBeGreaterThan(5);
    for (const path of ['/', '/scores']) {
      const page = await get(addDebugParameter(path));
      expect(page.status).toBe(200);
      const sources = page.headers.get('cache-status')?.split(', ') ?? [];
      // Isolates have the site's own files at hand, and a page kept by the worker says how its rendering got the scoreboards.
      const others = sources.filter((source) => !/^(?:site-alert|scoreboards\.day)/.test(source));
      const asked = others.filter((source) => source.includes('detail=upstream'));
      expect([sources.length > 5, asked]).toEqual([true, []]);
    }
    expect(await fetchUpstreamCalls()).toEqual(warmed);
  });

  it('makes the site keep copies of the most visited pages, for use when rendering fails', async () => {
    const listKeptPaths = async () => {
      const keys = await site.control.list('page:');
      return keys.map(({ name }) => name.slice(name.lastIndexOf(':') + 1));
    };
    await expect.poll(listKeptPaths).toEqual(expect.arrayContaining(['/', '/scores']));
    expect((await listKeptPaths()).length).toBeLessThanOrEqual(50);
  });
});

describe.each(paths)('the page %s', (path) => {
  it('allows each inline script by its hash, has no nonce and begins with its doctype', async () => {
    const page = await get(path);
    const html = await page.text();
    const policy = page.headers.get('content-security-policy') ?? '';
    // Structured data is not executed.
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !/src=|application\/ld\+json/.test(attributes),
    );
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, , body = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    }
    expect(html).not.toMatch(/\snonce=/);
    expect(policy).not.toContain('unsafe');
  });

  it('is the same for every visitor, and sets no cookie', async () => {
    const plain = await get(path);
    const own = await get(`${path}?utm_source=mail`, { cookie: 'a=b', 'accept-language': 'de', 'user-agent': 'other' });
    expect(own.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(own.headers.get('cache-status')).toContain('fieldhouse; hit');
    expect(own.headers.get('set-cookie')).toBeNull();
  });

  it('is kept no longer than its shortest source', async () => {
    const page = await get(addDebugParameter(path));
    const status = page.headers.get('cache-status') ?? '';
    const parts = status.split(', ').filter((member) => !member.startsWith('fieldhouse'));
    const shortest = Math.min(...parts.map((member) => Number(/ttl=(-?\d+)/.exec(member)?.[1] ?? 15)));
    const maxAge = Number(/max-age=(\d+)/.exec(page.headers.get('cdn-cache-control') ?? '')?.[1]);
    expect(maxAge - Number(page.headers.get('age'))).toBeLessThanOrEqual(Math.max(0, shortest) + 1);
  });
});

describe('the built site', () => {
  it('answers an unknown path with the not-found page', async () => {
    const page = await get('/no/such/page');
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
  });

  it('lists the modules of all pages for the router in one immutable file, the same on every page', async () => {
    const listFiles = async (path: string) =>
      new Set((await (await get(path)).text()).match(/\/build\/manifest-\w+\.js/g));
    const files = await listFiles('/');
    expect(files.size).toBe(1);
    expect(await listFiles('/scores')).toEqual(files);
    const manifest = await get([...files][0] ?? '');
    expect(manifest.headers.get('cache-control')).toContain('immutable');
    const text = await manifest.text();
    const isNamed = ({ id }: { readonly id: string }) => text.includes(`"${id}":`);
    const pageIds = new Set(readRouteRows().flatMap(({ id, kind }) => (kind === 'page' ? [id] : [])));
    const isDocument = ({ path, document }: (typeof pageRoutes)[number]) => document === 'light' || /\.\w+$/.test(path);
    const pages = pageRoutes.filter((row) => pageIds.has(row.id) && !isDocument(row));
    expect(atLeastOne(pages).filter((row) => !isNamed(row))).toEqual([]);
    expect(atLeastOne(pageRoutes.filter(isDocument)).filter(isNamed)).toEqual([]);
  });

  it('sends the menu and the footer as HTML only, without code that renders them', async () => {
    const html = await (await get('/')).text();
    const files = new Set(html.match(/\/build\/[\w./-]+\.js/g));
    const scripts = await Promise.all([...files].map(async (file) => (await get(file)).text()));
    for (const words of ['Emerging Sports', 'Terms Of Service']) {
      expect(html).toContain(words);
      expect(atLeastOne(scripts).filter((script) => script.includes(words))).toEqual([]);
    }
  });

  it('names its build in its version file and service worker', async () => {
    const buildId = await hashBundle(buildInUse());
    expect(await (await get('/version.json')).json()).toEqual({ buildId });
    expect(await (await get('/service-worker.js')).text()).toMatch(new RegExp(`^// Build ${buildId}\n`));
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import { readKeptEntries } from '../support/kept-entries';
import { quiet, startTestSite, type TestSite } from '../support/test-site';

/* Scans of unknown addresses, with production refreshers and store. */

/** Calls a minute for unknown pages. */
const bound = 30;

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({}, quiet);
});
afterAll(() => site.dispose());

/** Content pages that upstream was called for. */
async function listCalledPages(): Promise<readonly string[]> {
  const answer = await fetch(`${site.demoUrl}/__demo/calls`);
  const { calls } = await answer.json<{ calls: { path: string; count: number }[] }>();
  return calls.flatMap(({ path }) => (path.startsWith('/v1/pages/') ? path : []));
}

it('a content page in another letter case redirects to its canonical address, even if unknown', async () => {
  const before = await listCalledPages();
  const ask = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  };
  expect(await ask('/About/Mission?utm_source=mail&x=1')).toEqual([301, '/about/mission']);
  expect(await ask('/ABOUT/mission/')).toEqual([301, '/about/mission']);
  expect(await ask('//Other.Example/Mission')).toEqual([301, '/other.example/mission']);
  expect(await ask('/No-Such-Page')).toEqual([301, '/no-such-page']);
  expect(await listCalledPages()).toEqual(before);
  expect(await (await fetch(`${site.url}/About/Mission`)).text()).toBe(
    await (await fetch(`${site.url}/about/mission`)).text(),
  );
});

it('a scan of unknown addresses makes upstream calls up to the bound and stores nothing', async () => {
  const mission = await fetch(`${site.url}/about/mission`);
  expect(mission.status).toBe(200);
  // Redirected spellings are unknown too.
  const paths = Array.from({ length: 100 }, (_, index) => `/${index % 2 === 0 ? 'junk' : 'Junk'}-${index}`);
  const startMs = Date.now();
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
  const called = await listCalledPages();
  const minutes = 1 + Math.floor((Date.now() - startMs) / MINUTE_MS);
  expect(called.length).toBeGreaterThanOrEqual(1 + bound);
  expect(called.length).toBeLessThanOrEqual(1 + bound * minutes);
  // On a busy machine, upstream's answer is too late for some of their pages.
  expect(new Set(statuses.filter((status) => status < 500))).toEqual(new Set([404]));
  expect(statuses.filter((status) => status === 404).length).toBeLessThan(called.length);
  const stored = [...(await readKeptEntries(site.control)).keys()].filter((key) => key.includes('pages.content'));
  expect(stored).toEqual([expect.stringContaining('/v1/pages/about/mission')]);
});

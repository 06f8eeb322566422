import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesCacheName, pagesCacheName } from './kept-pages';
import { forgetAllPages, keepPage } from './page-store';
import { createLocks, FakeCache } from './worker.fixture';

const caches = new Map<string, FakeCache>();

beforeEach(() => {
  for (const name of [filesCacheName, pagesCacheName]) caches.set(name, new FakeCache());
  vi.stubGlobal('caches', { open: (name: string) => Promise.resolve(caches.get(name)) });
  vi.stubGlobal('navigator', { locks: createLocks() });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('script')));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('pages that are forgotten while one is being kept leave no page without its files', async () => {
  const files = caches.get(filesCacheName) ?? new FakeCache();
  let forgotten = Promise.resolve();
  const store = files.put.bind(files);
  const put = vi.spyOn(files, 'put').mockImplementation(async (asked, response) => {
    await store(asked, response);
    forgotten = forgetAllPages();
    // Without a lock it ends before the page is stored.
    await new Promise((resolve) => setTimeout(resolve));
  });
  const html = '<html><head><title>Scores</title><script src="/build/entry.js"></script></head></html>';
  await keepPage('/scores', new Response(html, { headers: { 'content-type': 'text/html' } }), 0);
  await forgotten;
  expect(put).toHaveBeenCalledOnce();
  expect([...caches.values()].map(({ entries }) => entries.size)).toEqual([0, 0]);
});

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  askHealthyUpstream,
  openInProcessSite,
  type InProcessSite,
  RefresherObjects,
  type Upstream,
} from '../support/in-process-site';
import { MemoryStore } from '../support/memory-store';

/* Upstream requests when pages of a day are opened again within an hour. Today is October 11, 2025. */

const laterMs = 50 * 60_000;
let site: InProcessSite;

beforeAll(async () => {
  site = await openInProcessSite();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens pages in two isolates. Returns addresses of days requested again, except those without content. */
async function listAskedAgain(paths: readonly string[]): Promise<readonly string[]> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked: string[] = [];
  const empty = new Set<string>();
  const answerUpstream: Upstream = async (url, init) => {
    const response = await askHealthyUpstream(url, init);
    if (/[?&](?:GameDate|date)=/.test(url.search)) {
      const { data } = await response.clone().json<{ data?: readonly unknown[] }>();
      if (data === undefined || data.length === 0) empty.add(url.href);
      asked.push(url.href);
    }
    return response;
  };
  const store = new MemoryStore();
  const refreshers = new RefresherObjects();
  const open = async () => {
    const ask = site.startIsolate(answerUpstream, store, refreshers);
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  };
  await open();
  expect(asked.length).toBeGreaterThanOrEqual(paths.length);
  vi.setSystemTime(Date.now() + laterMs);
  const before = asked.length;
  await open();
  return asked.slice(before).filter((url) => !empty.has(url));
}

describe('a past day that is opened again within an hour', () => {
  it.each([
    ['scores', '/scores?date='],
    ['the scores of a sport', '/sports/football/scores?date='],
    ['statistics', '/sports/girls-volleyball/maxpreps-scores?date='],
    ['scores by date', '/scores2?date='],
    ['streams', '/streaming?date='],
  ])('makes no call on a page of %s when more than three days old, and one call when newer', async (_, page) => {
    expect(await listAskedAgain(['2025-10-03', '2025-10-04', '2024-09-27'].map((day) => page + day))).toEqual([]);
    expect(await listAskedAgain([`${page}2025-10-11`])).not.toEqual([]);
  });

  it('shares one copy among all pages that show it', async () => {
    const paths = ['/scores', '/sports/football/scores', '/scores2'].map((page) => `${page}?date=2025-10-03`);
    expect(await listAskedAgain(paths)).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { DEFAULT_CALLS_PER_SECOND } from '~/config/environment';
import { SECOND_MS } from '~/time-units';
import {
  askDemoUpstream,
  openInProcessSite,
  RefresherObjects,
  type InProcessSite,
  type Upstream,
} from '../support/in-process-site';
import { MemoryStore } from '../support/memory-store';
import { readPage } from '../support/outage-checks';
import { finish, useVirtualTime } from '../support/virtual-time';

/* Whatever upstream answered during an outage, pages are whole soon after it has ended. */

const pages = ['/', '/scores', '/pairings', '/sports/football', '/schools/school-directory', '/news-media/headlines'];
const names = { UPSTREAM_CALLS_PER_SECOND: String(DEFAULT_CALLS_PER_SECOND) };
const VISIT_EVERY_MS = 4 * SECOND_MS;
/** Long enough for every pause to reach its longest. */
const OUTAGE_MS = 160 * SECOND_MS;
const MOST_RECOVERY_MS = 40 * SECOND_MS;

let site: InProcessSite;

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  useVirtualTime();
  site = await openInProcessSite({ more: { FIXED_NOW_SET_AT: new Date().toISOString() } });
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function refuseForAnHour(): Response {
  return new Response(null, { status: 429, headers: { 'retry-after': '3600' } });
}

it.each([
  ['429 with an hour of Retry-After', refuseForAnHour],
  ['200 with an error in its body', () => Response.json({ error: 'The database does not answer.' })],
  ['503 with an hour of Retry-After', () => new Response(null, { status: 503, headers: { 'retry-after': '3600' } })],
  ['500', () => new Response(null, { status: 500 })],
] satisfies readonly (readonly [string, () => Response])[])(
  'every page is whole within 40 seconds after upstream no longer answers %s',
  async (_, fail) => {
    let isBroken = true;
    const answerUpstream: Upstream = (url, init) => (isBroken ? Promise.resolve(fail()) : askDemoUpstream(url, init));
    const operations = await site.startOperationsObject();
    const get = site.startIsolate(answerUpstream, new MemoryStore(), new RefresherObjects(), { names, operations });
    const listBroken = async (): Promise<readonly string[]> => {
      const reads = await finish(Promise.all(pages.map((page) => readPage(page, get(addDebugParameter(page))))));
      await vi.advanceTimersByTimeAsync(VISIT_EVERY_MS);
      return reads.filter(({ response }) => !isWhole(response)).map(({ page }) => page);
    };
    const brokenAtMs = Date.now();
    let broken: readonly string[] = [];
    while (Date.now() < brokenAtMs + OUTAGE_MS) broken = await listBroken();
    expect(broken).toEqual(pages);
    isBroken = false;
    const healedAtMs = Date.now();
    while (broken.length > 0 && Date.now() <= healedAtMs + MOST_RECOVERY_MS) broken = await listBroken();
    expect(broken).toEqual([]);
  },
);

function isWhole(response: Response): boolean {
  const members = response.headers.get('cache-status') ?? '';
  return (
    response.status === 200 && !/detail=(?:timeout|unreachable|upstream-error|bad-answer|unusable-rows)\b/.test(members)
  );
}

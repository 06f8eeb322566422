import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RefreshSchedule } from '~/browser/refresh-schedule';
import { findPolicyName, isLiveRequest } from '~/cache/source/define-source';
import { policies } from '~/cache/source/policies';
import { listSourcesOfPage } from '~/routes/sources-of-page';
import { MINUTE_MS, SECOND_MS } from '~/time-units';
import { atLeastOne } from '../support/at-least-one';
import {
  createHealthyUpstream,
  openInProcessSite,
  type AskSite,
  type InProcessSite,
  type Upstream,
} from '../support/in-process-site';
import { MemoryStore } from '../support/memory-store';
import { readWords } from '../support/outage-checks';
import { buildAddress, buildPageEnvironment } from '../support/page-environment';
import { listBuiltPagePaths } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { saturdayAfternoon } from '../support/test-site';
import { finish, useVirtualTime } from '../support/virtual-time';
import { readPages } from '../support/visited-pages';

/* An outage is told on every page that promises a refresh, at most half a minute after the refresh that was promised. */

interface Moment {
  readonly nowIso: string;
  /** Pages that certainly promise a refresh then. */
  readonly knownPages: readonly string[];
  readonly pages: readonly string[];
}

const moments: readonly (readonly [when: string, moment: Moment])[] = [
  [
    'on a Saturday',
    { nowIso: saturdayAfternoon, knownPages: ['/', '/scores'], pages: drawSample(listBuiltPagePaths(['page']), 24) },
  ],
  ['on pairings night', { nowIso: '2025-10-25T20:35:00-05:00', knownPages: ['/pairings'], pages: [] }],
];
const MOST_LATE_MS = 30 * SECOND_MS;

interface OpenPage {
  readonly page: string;
  readonly everySeconds: number;
}

let answerUpstream: Upstream;
let site: InProcessSite;

beforeAll(() => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  useVirtualTime();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(moments)('an outage %s', (_, { nowIso, knownPages, pages }) => {
  beforeAll(async () => {
    site = await openInProcessSite({ more: { FIXED_NOW: nowIso, FIXED_NOW_SET_AT: new Date().toISOString() } });
  });

  it.each([
    ['refuses every call', () => Promise.reject(new TypeError('upstream is out'))],
    ['never answers', (_, init) => waitForAbort(init)],
  ] satisfies readonly (readonly [string, Upstream])[])(
    'is told, with the age of the data, on each open page that promises a refresh, when upstream %s',
    async (__, fail) => {
      answerUpstream = createHealthyUpstream(nowIso);
      const get = site.startIsolate((url, init) => answerUpstream(url, init), new MemoryStore());
      const reads = await readPages(get, [...new Set([...knownPages, ...pages])]);
      const warmMs = Date.now();
      const environment = buildPageEnvironment(nowIso);
      const open = reads.flatMap(({ page }) => {
        const live = listSourcesOfPage(buildAddress(page), environment).filter(
          ({ request }) => isLiveRequest(request) && request.isKeptOnly !== true,
        );
        const everySeconds = Math.min(...live.map(({ request }) => policies[findPolicyName(request)].freshSeconds));
        return live.length === 0 ? [] : [{ page, everySeconds }];
      });
      expect(open.map(({ page }) => page)).toEqual(expect.arrayContaining([...knownPages]));
      answerUpstream = fail;
      const told = await finish(Promise.all(atLeastOne(open).map((page) => waitUntilTold(get, page, warmMs))));
      expect(atLeastOne(told).filter(({ lateMs }) => lateMs > MOST_LATE_MS)).toEqual([]);
    },
  );
});

/** Asks as often as an open page does, in the worst case, until the page says that its source does not answer. */
async function waitUntilTold(get: AskSite, { page, everySeconds }: OpenPage, warmMs: number) {
  const schedule = new RefreshSchedule(() => 1);
  const freshUntilMs = warmMs + everySeconds * SECOND_MS;
  const createPlan = () => ({ everySeconds, freshUntilMs, fetchedAtMs: warmMs, live: null, isIncomplete: false });
  schedule.noteAnswer(createPlan(), Date.now());
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, schedule.dueAtMs - Date.now()));
    const html = await (await get(page)).text();
    const lateMs = Date.now() - freshUntilMs;
    const words = readWords(html).replaceAll('\n', '');
    const isTold =
      /(?:These scores are|This information is) from .+? ago\. ?The source is not answering right now/.test(words);
    if (isTold || lateMs > 20 * MINUTE_MS) return { page, lateMs };
    schedule.noteAnswer(createPlan(), Date.now());
  }
}

function waitForAbort(init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEntry } from '~/cache/source/entry';
import { MINUTE_MS } from '~/time-units';
import demo from '../../demo-api';
import { atLeastOne } from '../support/at-least-one';
import {
  type AskSite,
  demoNames,
  askDemoUpstream,
  type InProcessSite,
  type Upstream,
} from '../support/in-process-site';
import { stampEntriesWithNow, makeEntriesStale, type KeptEntries } from '../support/kept-entries';
import { MemoryStore } from '../support/memory-store';
import { expectLastGoodData, expectRowsKept, isStale } from '../support/outage-checks';
import { listBuiltPagePaths } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { useVirtualTime } from '../support/virtual-time';
import { readPages, visitPages } from '../support/visited-pages';

/* All of upstream wrongly answers that nothing exists: visited pages keep their content. */

/** Pages whose games and schools are followed one by one. */
const pagesOfRows = ['/scores', '/schools/index', '/sports/football/regular-season/scores'];
const pages = drawSample(listBuiltPagePaths(['page', 'cms']), 30, (page) => pagesOfRows.includes(page));
/** Minutes before and after a second answer could count. */
const roundsAtMinutes = [0, 6];
const recoverySeconds = 40;
const pauseSeconds = 8;

const buildJsonResponse = (body: unknown, status = 200) => Response.json(body, { status });
const answerHtml = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });

/** Wrong answers of everything except the site's own files. */
const waves: readonly (readonly [what: string, asked: readonly string[], answer: () => Response])[] = [
  ['the 404 of the API', pages, () => buildJsonResponse({ error: 'Route not found' }, 404)],
  ['the 404 of another server', selectQuarter(0), () => answerHtml('<h1>404 Not Found</h1>', 404)],
  ['a 400 with an error text', selectQuarter(1), () => buildJsonResponse({ error: 'ECONNREFUSED 10.0.0.5:1433' }, 400)],
  ['an empty list', pages, () => buildJsonResponse([])],
  ['an empty list in data', selectQuarter(2), () => buildJsonResponse({ data: [] })],
  ['null', selectQuarter(3), () => buildJsonResponse(null)],
  [
    'a sign-in page',
    selectQuarter(0),
    () => answerHtml('<!doctype html><title>Sign in</title><form><input type="password">'),
  ],
];

/** Every fourth page, in turn. */
function selectQuarter(first: number): readonly string[] {
  return pages.filter((_, index) => index % 4 === first);
}

let site: InProcessSite;
let startMs: number;
let kept: KeptEntries;
let healthyLinks: ReadonlyMap<string, readonly string[]>;
const totals: Record<string, number> = {};

beforeAll(async () => {
  ({ site, kept, healthyLinks } = await visitPages(pages));
  useVirtualTime();
  startMs = Date.now();
});
afterAll(() => {
  vi.useRealTimers();
  console.log(`${pages.length} pages in ${waves.length} kinds of waves:`, totals);
});

describe.each(drawSample(waves, 1))('when upstream answers everything with %s', (_, asked, answer) => {
  let answerUpstream: Upstream;
  let store: MemoryStore;
  let get: AskSite;
  const ask: Upstream = (url, init) => answerUpstream(url, init);

  beforeAll(() => {
    vi.setSystemTime(startMs);
    for (const method of ['log', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation(() => undefined);
    answerUpstream = () => Promise.resolve(answer());
    store = new MemoryStore(makeEntriesStale(kept, Date.now()));
    get = site.startIsolate(ask, store);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  it('pages with fresh copies keep their rows', async () => {
    const askFresh = site.startIsolate(ask, new MemoryStore(stampEntriesWithNow(kept, Date.now())));
    for (const read of await readPages(askFresh, asked)) expectRowsKept(read, healthyLinks.get(read.page) ?? []);
  });

  it('pages with stale copies keep their rows and show their age, also after a second wrong answer', async () => {
    for (const minute of roundsAtMinutes) {
      vi.setSystemTime(Math.max(Date.now(), startMs + minute * MINUTE_MS));
      await expectPagesKept(get, asked);
    }
  });

  it('the store keeps the kind of every entry', () => {
    expect(listKinds(store.listEntries())).toEqual(listKinds(kept));
  });

  it('pages still have their copies when upstream then fails', async () => {
    answerUpstream = () => Promise.resolve(new Response(null, { status: 500 }));
    await expectPagesKept(site.startIsolate(ask, store), asked);
  });

  it('pages are current again soon after upstream recovers', async () => {
    answerUpstream = askDemoUpstream;
    let waiting: readonly string[] = asked;
    for (let second = 0; waiting.length > 0 && second < recoverySeconds; second += pauseSeconds) {
      await vi.advanceTimersByTimeAsync(pauseSeconds * 1000);
      const reads = await readPages(get, waiting);
      expect(
        atLeastOne(reads)
          .filter(({ response }) => response.status !== 200)
          .map(({ page }) => page),
      ).toEqual([]);
      waiting = reads.filter(({ response }) => isStale(response)).map(({ page }) => page);
    }
    expect(waiting).toEqual([]);
  });
});

/** Plausible answers of another day or association. */
const strangers = [
  ['a cache that has not changed since the day before', { FIXED_NOW: '2025-10-10T13:20:00-05:00' }, '86400'],
  ['another association', { DEMO_SEED: '2' }, null],
] as const;

describe.each(drawSample(strangers, 1))('when everything is answered by %s', (_, names, age) => {
  const answerStrangely: Upstream = async (url, init) => {
    const { status, headers, body } = await demo.fetch(new Request(url, init), { ...demoNames, ...names });
    const aged = new Headers(headers);
    if (age !== null) aged.set('age', age);
    return new Response(body, { status, headers: aged });
  };

  it('existing games and schools stay, and become current again afterwards', async () => {
    vi.setSystemTime(startMs);
    let answerUpstream = answerStrangely;
    const get = site.startIsolate(
      (url, init) => answerUpstream(url, init),
      new MemoryStore(makeEntriesStale(kept, Date.now())),
    );
    for (const minute of roundsAtMinutes) {
      vi.setSystemTime(Math.max(Date.now(), startMs + minute * MINUTE_MS));
      for (const read of atLeastOne(await readPages(get, pagesOfRows))) {
        const links = (healthyLinks.get(read.page) ?? []).filter((link) => /^\/(?:games|schools)\//.test(link));
        expect(links.length, read.page).toBeGreaterThan(3);
        expectRowsKept(read, links);
      }
    }
    answerUpstream = askDemoUpstream;
    await vi.advanceTimersByTimeAsync(recoverySeconds * 1000);
    for (const read of await readPages(get, pagesOfRows))
      expect([read.page, read.response.status]).toEqual([read.page, 200]);
  });
});

/** Kinds of kept entries. */
function listKinds(entries: KeptEntries): readonly (readonly [string, string | undefined])[] {
  return [...entries].map(([key, text]) => [key, parseEntry(text)?.kind] as const).sort(([a], [b]) => (a < b ? -1 : 1));
}

async function expectPagesKept(get: AskSite, asked: readonly string[]): Promise<void> {
  for (const read of await readPages(get, asked)) {
    totals[`status ${read.response.status}`] = (totals[`status ${read.response.status}`] ?? 0) + 1;
    expectLastGoodData(read, healthyLinks.get(read.page) ?? [], true);
  }
}

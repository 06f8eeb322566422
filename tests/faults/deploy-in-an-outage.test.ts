import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import {
  askDemoUpstream,
  openInProcessSite,
  RefresherObjects,
  withOtherSchemas,
  type AskSite,
  type Upstream,
} from '../support/in-process-site';
import { MemoryStore } from '../support/memory-store';
import { expectRowsKept, isLate, isStale, listLinks, readWords, type PageRead } from '../support/outage-checks';
import { listBuiltPagePaths } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { useVirtualTime } from '../support/virtual-time';
import { readPages } from '../support/visited-pages';

/* A build with new schemas is deployed during an outage, without usable copies. All warm pages stay. */

/** Their sources are stale after the outage, and they say so. */
const agingPages = [
  '/scores',
  '/sports/football/regular-season/conference-standings',
  '/sports/football/state-series/clinchers',
];
const pages = [...new Set([...agingPages, ...drawSample(listBuiltPagePaths(['page', 'cms']), 16)])];
const outageMs = 30 * 60_000;

const rejectAsOut: Upstream = () => Promise.reject(new TypeError('upstream is out'));

let names: Readonly<Record<string, string>>;
let answerUpstream: Upstream;
let store: MemoryStore;
let objects: RefresherObjects;
let calls: Map<string, number>;
let oldKeys: ReadonlySet<string>;
/** Starts an isolate of the former build with copies and without pages. */
let startFormer: () => AskSite;
let startNew: () => AskSite;
let get: AskSite;
/** Links of each page while upstream was healthy. */
let healthyLinks: Map<string, readonly string[]>;
let warmedMs: readonly [first: number, last: number];
let rowsOfWarming: readonly [read: number, written: number];

const answerAndCount: Upstream = (url, init) => {
  calls.set(url.href, (calls.get(url.href) ?? 0) + 1);
  return askDemoUpstream(url, init);
};
const ask: Upstream = (url, init) => answerUpstream(url, init);

/** Reads a page, in another isolate when a part was late. */
async function readOne(get: AskSite, startOther: () => AskSite, page: string): Promise<PageRead> {
  const [read] = await readPages(get, [page]);
  const [whole] = read !== undefined && isLate(read) ? await readPages(startOther(), [page]) : [read];
  if (whole === undefined) throw new Error(`${page} was not read`);
  return whole;
}

/** Links of the former build, read twice, because streams end meanwhile. */
async function listLinksThatStay(formerly: PageRead, read: PageRead): Promise<readonly string[]> {
  const [links, shown] = [listLinks(formerly.html), listLinks(read.html)];
  if (links.every((link) => shown.includes(link))) return links;
  const later = listLinks((await readOne(startFormer(), startFormer, read.page)).html);
  return links.filter((link) => later.includes(link));
}

/** Whether a page says that it is old. */
function hasNotice({ html }: PageRead): boolean {
  return /(?:These scores are|This information is) from .+? ago/.test(readWords(html).replaceAll('\n', ''));
}

/** Ages in a page's text, in minutes. */
function parseStatedMinutes(html: string): readonly number[] {
  return [
    ...readWords(html)
      .replaceAll('\n', '')
      .matchAll(/(?:These scores are|This information is) from [^.]*?(\d+) minutes ago/g),
  ].map(([, minutes]) => Number(minutes));
}

/** Minutes since the first and last warm-up. */
function computeTrueMinutes(): readonly number[] {
  const [least = 0, most = 0] = [...warmedMs].reverse().map((atMs) => Math.floor((Date.now() - atMs) / 60_000));
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** Rows that objects read and wrote. */
function countRows(): readonly [read: number, written: number] {
  const storages = [...objects.storages.values()];
  return [
    storages.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    storages.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
  ];
}

beforeAll(async () => {
  useVirtualTime();
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  calls = new Map();
  answerUpstream = answerAndCount;
  store = new MemoryStore();
  objects = new RefresherObjects();
  // All content clocks began at this moment.
  names = { FIXED_NOW_SET_AT: new Date().toISOString() };
  const site = await openInProcessSite({ more: names });
  const askBefore = site.startIsolate(ask, store, objects);
  const startMs = Date.now();
  const reads = await readPages(askBefore, pages);
  warmedMs = [startMs, Date.now()];
  expect(reads.map(({ response }) => response.status)).toEqual(pages.map(() => 200));
  healthyLinks = new Map(reads.map(({ page, html }) => [page, listLinks(html)]));
  oldKeys = new Set(store.listEntries().keys());
  rowsOfWarming = countRows();
  const objectsBefore = objects;
  startFormer = () => site.startIsolate(ask, store, objectsBefore);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a build with unknown keys, deployed while all of upstream is down', () => {
  beforeAll(async () => {
    answerUpstream = rejectAsOut;
    calls = new Map();
    await vi.advanceTimersByTimeAsync(outageMs);
    objects = new RefresherObjects(objects.storages);
    const site = await openInProcessSite({ more: names, change: withOtherSchemas });
    const objectsOfNew = objects;
    startNew = () => site.startIsolate(ask, store, objectsOfNew);
    get = startNew();
  });

  it('serves every warm page with its rows and its true age', async () => {
    const stale = new Set<string>();
    const stated = new Set<string>();
    for (const page of atLeastOne(pages)) {
      const [formerly, read] = [await readOne(startFormer(), startFormer, page), await readOne(get, startNew, page)];
      expectRowsKept(read, await listLinksThatStay(formerly, read));
      expect([read.page, hasNotice(read)]).toEqual([read.page, hasNotice(formerly)]);
      if (isStale(read.response)) stale.add(page);
      // May be empty: not all pages state an age.
      for (const minutes of parseStatedMinutes(read.html)) {
        expect([read.page, minutes]).toEqual([read.page, expect.toBeOneOf([...computeTrueMinutes()])]);
        stated.add(page);
      }
    }
    expect([...stated]).toEqual(expect.arrayContaining(agingPages));
    expect([...stale]).toEqual(expect.arrayContaining(agingPages));
  });

  it('keeps the same sources under its own keys', () => {
    const newKeys = [...store.listEntries().keys()].filter((key) => !oldKeys.has(key));
    const listPaths = (keys: Iterable<string>) => new Set([...keys].map((key) => key.replace(/^s:[^.]+/, '')));
    expect(atLeastOne(listPaths(oldKeys)).filter((path) => !listPaths(newKeys).has(path))).toEqual([]);
  });

  it('calls each source once when upstream returns, and then every page is current', async () => {
    answerUpstream = answerAndCount;
    let waiting = pages;
    for (let tried = 0; waiting.length > 0 && tried < 6; tried += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      const reads = await readPages(get, waiting);
      expect(
        atLeastOne(reads)
          .filter(({ response }) => response.status !== 200)
          .map(({ page }) => page),
      ).toEqual([]);
      for (const { page, html } of reads) healthyLinks.set(page, listLinks(html));
      waiting = reads.filter(({ response }) => isStale(response)).map(({ page }) => page);
    }
    expect(waiting).toEqual([]);
    expect(calls.size).toBeGreaterThan(pages.length / 4);
    expect(atLeastOne(calls).filter(([, count]) => count > 1)).toEqual([]);
    const [read, written] = countRows();
    console.info(
      `${pages.length} pages, ${oldKeys.size} keys, ${objects.storages.size} objects; rows read and written: warming ${rowsOfWarming.join(', ')}; since ${read - rowsOfWarming[0]}, ${written - rowsOfWarming[1]}; calls since ${calls.size}`,
    );
  });

  it('lets a former build, after a rollback, show what the new build fetched', async () => {
    answerUpstream = rejectAsOut;
    objects = new RefresherObjects(objects.storages);
    const askAgain = (await openInProcessSite({ more: names })).startIsolate(ask, store, objects);
    for (const read of await readPages(
      askAgain,
      pages.filter((_, index) => index % 3 === 0),
    ))
      expectRowsKept(read, healthyLinks.get(read.page) ?? []);
  });
});

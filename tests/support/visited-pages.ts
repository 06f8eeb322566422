import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { type AskSite, askHealthyUpstream, openInProcessSite, type InProcessSite } from './in-process-site';
import type { KeptEntries } from './kept-entries';
import { MemoryStore } from './memory-store';
import { isLate, listLinks, readPage, type PageRead } from './outage-checks';
import { finish } from './virtual-time';

/** A site in this process, with its pages from when upstream was healthy. */
export interface VisitedSite {
  readonly site: InProcessSite;
  readonly kept: KeptEntries;
  /** Link targets by page. */
  readonly healthyLinks: ReadonlyMap<string, readonly string[]>;
}

/** A busy machine needs more than one visit until no part of a page is late. */
const mostVisits = 20;

/** Visits every page, in real time, until it is whole. */
export async function visitPages(pages: readonly string[]): Promise<VisitedSite> {
  const site = await openInProcessSite();
  const store = new MemoryStore();
  const get = site.startIsolate(askHealthyUpstream, store);
  const reads: PageRead[] = [];
  for (const page of pages) {
    let read = await readPage(page, get(addDebugParameter(page)));
    for (let visits = 1; isLate(read) && visits < mostVisits; visits += 1) {
      await sleep(100);
      // Another isolate has no copy of the page, but the answers that came too late for it.
      read = await readPage(page, site.startIsolate(askHealthyUpstream, store)(addDebugParameter(page)));
    }
    reads.push(read);
  }
  expect(reads.filter(isLate).map(({ page }) => page)).toEqual([]);
  expect(reads.map(({ response }) => response.status)).toEqual(pages.map(() => 200));
  const kept = store.listEntries();
  expect(kept.size).toBeGreaterThan(10);
  return { site, kept, healthyLinks: new Map(reads.map(({ page, html }) => [page, listLinks(html)])) };
}

/** Reads pages with their details, one after the other, in virtual time. */
export async function readPages(get: AskSite, pages: readonly string[]): Promise<PageRead[]> {
  const reads: PageRead[] = [];
  for (const page of pages) reads.push(await finish(readPage(page, get(addDebugParameter(page)))));
  return reads;
}

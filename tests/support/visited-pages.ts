import { expect } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { type AskSite, askHealthyUpstream, openInProcessSite, type InProcessSite } from './in-process-site';
import type { KeptEntries } from './kept-entries';
import { MemoryStore } from './memory-store';
import { listLinks, readPage, type PageRead } from './outage-checks';
import { finish } from './virtual-time';

/** A site in this process, with its pages from when upstream was healthy. */
export interface VisitedSite {
  readonly site: InProcessSite;
  readonly kept: KeptEntries;
  /** Link targets by page. */
  readonly healthyLinks: ReadonlyMap<string, readonly string[]>;
}

/** Visits every page once, in real time. */
export async function visitPages(pages: readonly string[]): Promise<VisitedSite> {
  const site = await openInProcessSite();
  const store = new MemoryStore();
  const get = site.startIsolate(askHealthyUpstream, store);
  const reads: PageRead[] = [];
  for (const page of pages) reads.push(await readPage(page, get(addDebugParameter(page))));
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

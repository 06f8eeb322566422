import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import { atLeastOne } from '../support/at-least-one';
import { type AskSite, askDemoUpstream, type InProcessSite, type Upstream } from '../support/in-process-site';
import { makeEntriesStale, type KeptEntries } from '../support/kept-entries';
import { findAccidents } from '../support/log-accidents';
import { MemoryStore } from '../support/memory-store';
import { expectLastGoodData, expectWordsForMissing, isStale, type PageRead } from '../support/outage-checks';
import { listBuiltPagePaths } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { useVirtualTime } from '../support/virtual-time';
import { readPages, visitPages } from '../support/visited-pages';

/* All known faults of upstream in virtual time: visited pages stay, others explain. Connections are in outages-on-workerd.test.ts. */

const allPages = listBuiltPagePaths(['page']);
const pages = drawSample(allPages, 24);
const mebibyte = 1024 * 1024;

/** Faults of the demo association; `refused` means refused connections. */
const faults = [
  ['answers 500 to everything', { kind: 'status', status: 500 }],
  ['accepts calls but never answers', { kind: 'hang' }],
  ['takes ten seconds', { kind: 'delay', delayMs: 10_000 }],
  ['breaks connections', { kind: 'drop' }],
  ['refuses connections', 'refused'],
  ['truncates its JSON', { kind: 'truncate' }],
  ['sends HTML with status 200', { kind: 'html' }],
  ['sends an empty body with status 200', { kind: 'empty' }],
  ['redirects to another host', { kind: 'redirect' }],
  ['sends 20 MB', { kind: 'huge', bytes: 20 * mebibyte }],
  ['renames the keys of its answers', { kind: 'renamed-keys' }],
  ['sends null for every row', { kind: 'null-rows' }],
] as const;

/** A failure holds for two seconds at first, a page with a failed part for five; that of a too large answer as long as an empty answer. */
const recoveryTries = 20;

const totals: Record<string, number> = {};

let site: InProcessSite;
/** Each fault begins at the first read. */
let startMs: number;
let kept: KeptEntries;
let healthyLinks: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  ({ site, kept, healthyLinks } = await visitPages(pages));
  useVirtualTime();
  startMs = Date.now();
});
afterAll(() => {
  vi.useRealTimers();
  console.log(`${pages.length} pages in ${faults.length} kinds of outage:`, totals);
});

/** HTML has no keys. */
const pagesOfMarkup = ['/officials/clinics'];

describe.each(drawSample(faults, 2))('when the upstream %s', (_, fault) => {
  let isBroken: boolean;
  let output: string[];
  let askWarm: AskSite;
  const answerUpstream: Upstream = (url, init) =>
    isBroken && fault === 'refused' ? Promise.reject(new TypeError('refused')) : askDemoUpstream(url, init);

  beforeAll(async () => {
    isBroken = true;
    output = [];
    vi.setSystemTime(startMs);
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void output.push(words.join(' ')));
    }
    if (fault !== 'refused') await controlFaults('POST', 'faults', { path: '/', ...fault });
    askWarm = site.startIsolate(answerUpstream, new MemoryStore(makeEntriesStale(kept, Date.now())));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await controlFaults('DELETE', 'faults');
  });

  it('visited pages keep their last good data and say how old it is', async () => {
    // A single object has no rows.
    const mayHaveNoRows = fault !== 'refused' && fault.kind === 'null-rows';
    const changesKeys = fault !== 'refused' && fault.kind === 'renamed-keys';
    for (const read of await readPages(askWarm, pages)) {
      const mayBeCurrent = mayHaveNoRows || (changesKeys && pagesOfMarkup.includes(read.page));
      count('visited', read);
      expectLastGoodData(read, healthyLinks.get(read.page) ?? [], mayBeCurrent);
    }
  });

  it('pages not visited before say what is missing', async () => {
    const askCold = site.startIsolate(answerUpstream);
    for (const read of await readPages(askCold, pages)) {
      count('not visited', read);
      expectWordsForMissing(read);
    }
  });

  it('no error is left unhandled', () => {
    expect(findAccidents(output)).toEqual([]);
  });

  it('pages recover soon after upstream does, with about one call per source', async () => {
    isBroken = false;
    await controlFaults('DELETE', 'faults');
    await controlFaults('DELETE', 'calls');
    let waiting: readonly string[] = pages;
    const isLongHeld = fault !== 'refused' && fault.kind === 'huge';
    for (let tried = 0; waiting.length > 0 && tried < recoveryTries; tried += 1) {
      await vi.advanceTimersByTimeAsync(isLongHeld ? MINUTE_MS : 1000);
      const reads = await readPages(askWarm, waiting);
      waiting = reads.filter(({ response }) => isStale(response)).map(({ page }) => page);
    }
    expect(waiting).toEqual([]);
    const { calls } = await (await controlFaults('GET', 'calls')).json<{ calls: { path: string; count: number }[] }>();
    expect(calls.length).toBeGreaterThan(0);
    // In minutes, live sources are due again.
    const mostCalls = isLongHeld ? recoveryTries : 2;
    expect(atLeastOne(calls).filter(({ count }) => count > mostCalls)).toEqual([]);
  });
});

it('the outage tests cover at least 1,500 cases', () => {
  expect(2 * allPages.length * faults.length).toBeGreaterThanOrEqual(1500);
});

function count(kind: 'visited' | 'not visited', { response }: PageRead): void {
  const name = `${kind}, status ${response.status}`;
  totals[name] = (totals[name] ?? 0) + 1;
}

/** Controls the demo association. */
function controlFaults(method: string, path: string, body?: object): Promise<Response> {
  return askDemoUpstream(new URL(`https://demo.invalid/__demo/${path}`), { method, body: JSON.stringify(body) });
}

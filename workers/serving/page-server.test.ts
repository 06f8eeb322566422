import { beforeEach, expect, it } from 'vitest';
import type { CachedDocument } from '~/cache/cached-document';
import { DocumentCache } from '~/cache/document-cache';
import { LastGoodPages } from '~/cache/last-good-pages';
import { untuned } from '~/cache/tuning/policy-document';
import { tuningAt } from '~/cache/tuning/tuning';
import { readPageAddress } from '~/routes/page-address';
import { ManualClock } from '../../tests/support/manual-clock';
import { MemoryStore } from '../../tests/support/memory-store';
import { createPageServer, keepLastGoodPages, type PageServerTools } from './page-server';

const asBuilt = tuningAt(untuned, 0);
const anchor = () => undefined;
const hourMs = 3_600_000;

let clock: ManualClock;
let store: MemoryStore;
let status: number;

beforeEach(() => {
  clock = new ManualClock();
  store = new MemoryStore();
  status = 200;
});

/** One isolate: it begins with nothing in its memory. */
function isolate(): PageServerTools {
  return {
    documents: new DocumentCache({ clock, maxBytes: 1_000_000, random: () => 0, tuning: () => asBuilt }),
    renderPage: ({ path }) => Promise.resolve(documentOf(path)),
    lastGood: new LastGoodPages({ kv: store, clock, log: () => undefined, realm: 'r' }),
    contentClock: { offsetMs: 0, timeZone: 'America/Chicago', nowMs: clock.nowMs },
    buildId: 'test',
  };
}

function documentOf(path: string): CachedDocument {
  const nowMs = clock.nowMs();
  return {
    path,
    status,
    headers: [['content-type', 'text/html']],
    body: new TextEncoder().encode('<body>5 – 3</body>'),
    etag: '"a"',
    renderedAtMs: nowMs,
    renderMs: 0,
    lifetimes: { freshUntilMs: nowMs + 60_000, revalidateUntilMs: nowMs + 60_000, usableUntilMs: nowMs + hourMs },
    parts: [],
  };
}

async function outcomeOf(tools: PageServerTools, path: string): Promise<string> {
  const address = readPageAddress(new URL(path, 'https://site.example'), () => '2025-10-11');
  return (await createPageServer(tools)(address, anchor)).outcome;
}

it('a page that cannot be rendered is the last good one, in an isolate that never had it', async () => {
  const first = isolate();
  await keepLastGoodPages(['/scores'], createPageServer(first), first, anchor);
  status = 503;
  expect(await outcomeOf(isolate(), '/scores')).toBe('last-good');
  expect(await outcomeOf(isolate(), '/sports')).toBe('miss');
});

it('a scan of addresses that fail does not keep the last good pages from others', async () => {
  const first = isolate();
  await keepLastGoodPages(['/scores'], createPageServer(first), first, anchor);
  status = 503;
  const scanned = isolate();
  for (let count = 0; count < 100; count += 1) expect(await outcomeOf(scanned, `/no-such-page/${count}`)).toBe('miss');
  expect(await outcomeOf(scanned, '/scores')).toBe('last-good');
});

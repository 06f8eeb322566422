import { beforeEach, describe, expect, it } from 'vitest';
import type { CachedDocument } from '~/cache/document/cached-document';
import { DocumentCache, type ServedDocument } from '~/cache/document/document-cache';
import { LastGoodPages } from '~/cache/document/last-good-pages';
import { computePageLifetimes, type PageFacts } from '~/cache/document/page-freshness';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { getTuningAt } from '~/cache/tuning/tuning';
import { computeContentTimeMs, type ContentClockSettings } from '~/models/dates/content-clock';
import { computeNextContentMidnightMs } from '~/models/dates/content-midnight';
import { readPageAddress } from '~/page/page-address';
import { ManualClock } from '../../tests/support/manual-clock';
import { MemoryStore } from '../../tests/support/memory-store';
import { createPageServer, keepLastGoodPages, type PageServerDependencies } from './page-server';

const asBuilt = getTuningAt(defaultPolicyDocument, 0);
const ignoreAnchor = () => undefined;

let clock: ManualClock;
let store: MemoryStore;
let status: number;
let contentType: string;
let contentClock: ContentClockSettings;

beforeEach(() => {
  clock = new ManualClock();
  store = new MemoryStore();
  status = 200;
  contentType = 'text/html';
  contentClock = { offsetMs: 0, timeZone: 'America/Chicago' };
});

/** One isolate with an empty memory. */
function isolate(): PageServerDependencies {
  return {
    documents: new DocumentCache({ clock, maxBytes: 1_000_000, getRandom: () => 0, getTuning: () => asBuilt }),
    renderPage: ({ path }) => Promise.resolve(buildDocument(path)),
    lastGood: new LastGoodPages({ kv: store, clock, log: () => undefined, dataset: 'r' }),
    contentClock: { ...contentClock, getNowMs: () => computeContentTimeMs(clock.getNowMs(), contentClock) },
    buildId: 'test',
  };
}

/** A page without sources. */
function buildDocument(path: string): CachedDocument {
  const renderedAtMs = clock.getNowMs();
  const facts: PageFacts = {
    status,
    headers: [['content-type', contentType]],
    parts: [],
    renderedAtMs,
    dayEndsAtMs: computeNextContentMidnightMs(renderedAtMs, contentClock),
  };
  const body = new TextEncoder().encode('<body>5 – 3</body>');
  return { ...facts, path, body, etag: '"a"', renderMs: 0, lifetimes: computePageLifetimes(facts) };
}

function serve(dependencies: PageServerDependencies, path: string): Promise<ServedDocument> {
  const address = readPageAddress(new URL(path, 'https://site.example'), () => '2025-10-11');
  return createPageServer(dependencies)(address, ignoreAnchor);
}

async function readOutcome(dependencies: PageServerDependencies, path: string): Promise<string> {
  return (await serve(dependencies, path)).outcome;
}

it('a page that cannot be rendered is served as last good page, even in a new isolate', async () => {
  const first = isolate();
  await keepLastGoodPages(['/scores'], createPageServer(first), first, ignoreAnchor);
  status = 503;
  expect(await readOutcome(isolate(), '/scores')).toBe('last-good');
  expect(await readOutcome(isolate(), '/sports')).toBe('miss');
});

it('a scan of failing addresses does not hide the last good pages', async () => {
  const first = isolate();
  await keepLastGoodPages(['/scores'], createPageServer(first), first, ignoreAnchor);
  status = 503;
  const scanned = isolate();
  for (let count = 0; count < 100; count += 1)
    expect(await readOutcome(scanned, `/no-such-page/${count}`)).toBe('miss');
  expect(await readOutcome(scanned, '/scores')).toBe('last-good');
});

describe('when the content day ends', () => {
  const minuteMs = 60_000;

  /** From 11:20 PM to 12:10 AM. */
  const passMidnight = () => clock.advance(50 * minuteMs);

  beforeEach(() => {
    contentClock = { ...contentClock, offsetMs: Date.parse('2025-10-11T23:20:00-05:00') - clock.getNowMs() };
  });

  it.each([
    ['on the eve of the end of summer time', '2025-11-01T23:59:00-05:00', '2025-11-02T00:00:00-05:00', 1],
    ['on the day with 25 hours', '2025-11-02T23:59:00-06:00', '2025-11-03T00:00:00-06:00', 1],
    ['on the eve of summer time', '2026-03-07T23:59:00-06:00', '2026-03-08T00:00:00-06:00', 1],
    ['on the day with 23 hours', '2026-03-08T23:59:00-05:00', '2026-03-09T00:00:00-05:00', 1],
    ['by a clock that runs 60 times as fast', '2025-10-11T20:00:00-05:00', '2025-10-12T00:00:00-05:00', 60],
  ])('%s a page is served until the last moment and not after it', async (_, nowIso, midnightIso, rate) => {
    contentClock = { ...contentClock, rate, offsetMs: Date.parse(nowIso) - rate * clock.getNowMs() };
    const dependencies = isolate();
    await serve(dependencies, '/scores');
    await clock.advance((Date.parse(midnightIso) - Date.parse(nowIso)) / rate - 1);
    expect(await readOutcome(dependencies, '/scores')).toBe('hit');
    await clock.advance(1);
    expect(await readOutcome(dependencies, '/scores')).toBe('stored');
  });

  it('an isolate does not serve a page of the day before, neither fresh nor stale', async () => {
    const dependencies = isolate();
    await serve(dependencies, '/scores');
    await passMidnight();
    expect(await readOutcome(dependencies, '/scores')).toBe('stored');
  });

  it.each([
    ['the isolate', 'stale-if-error'],
    ['the store', 'last-good'],
  ])('a page of the day before from %s names its day when rendering fails', async (place, outcome) => {
    const first = isolate();
    await keepLastGoodPages(['/scores'], createPageServer(first), first, ignoreAnchor);
    await passMidnight();
    status = 503;
    const served = await serve(place === 'the isolate' ? first : isolate(), '/scores');
    expect(served.outcome).toBe(outcome);
    expect(new TextDecoder().decode(served.document.body)).toMatch(
      /Oct 11, 11:20 PM CT<\/time>, <span data-age>50 minutes ago/,
    );
  });

  it('data of the day before is not served, because it cannot name its day', async () => {
    contentType = 'text/x-script';
    const dependencies = isolate();
    await keepLastGoodPages(['/scores'], createPageServer(dependencies), dependencies, ignoreAnchor);
    await serve(dependencies, '/scores.data');
    await passMidnight();
    status = 503;
    expect([await readOutcome(dependencies, '/scores.data'), await readOutcome(isolate(), '/scores')]).toEqual([
      'miss',
      'miss',
    ]);
  });
});

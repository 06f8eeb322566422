import { beforeEach, describe, expect, it } from 'vitest';
import type { CachedDocument } from '~/cache/document/cached-document';
import { DocumentCache } from '~/cache/document/document-cache';
import type { SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { getTuningAt } from '~/cache/tuning/tuning';
import { buildTestEnvironment } from '~/config/environment.fixture';
import { readPageAddress } from '~/page/page-address';
import { atLeastOne } from '../../tests/support/at-least-one';
import { ManualClock } from '../../tests/support/manual-clock';
import { withSharedNotFoundPage } from './unknown-pages';

const asBuilt = getTuningAt(defaultPolicyDocument, 0);
const visitor = { acceptStale: true, waitedMs: 0 };
const ignoreAnchor = () => undefined;
const missing: SourceAnswer<unknown> = {
  status: 'failed',
  reason: 'not-found',
  detail: 'upstream knows no such thing',
};
const tooManyUnknown: SourceAnswer<unknown> = { status: 'failed', reason: 'over-limit', detail: 'too many' };

/** The answer of upstream for pages of the content management system. */
let answerTo: (request: SourceRequest) => SourceAnswer<unknown>;
let rendered: string[];
let noted: number;
let clock: ManualClock;
let ask: (path: string) => Promise<CachedDocument>;

beforeEach(() => {
  clock = new ManualClock();
  rendered = [];
  noted = 0;
  answerTo = () => missing;
  const environment = buildTestEnvironment();
  const render = withSharedNotFoundPage(
    ({ path }) => {
      rendered.push(path);
      return Promise.resolve(buildDocument(path, path === '/about/mission' ? 200 : 404));
    },
    {
      documents: new DocumentCache({ clock, maxBytes: 1_000_000, getRandom: () => 0, getTuning: () => asBuilt }),
      sources: {
        read: (requests) => Promise.resolve(requests.map((request) => ({ answer: answerTo(request), waitedMs: 5 }))),
      },
      tuning: { getCurrent: () => asBuilt },
      environment,
      contentClock: { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: clock.getNowMs },
      clock,
      offered: { offersAll: true, findRefusal: () => null, isOffered: () => true },
      reporter: { noteReads: (lines) => void (noted += lines.length), noteRendering: () => undefined },
    },
  );
  ask = (path) =>
    render(
      readPageAddress(new URL(path, 'https://site.example'), () => '2025-10-11'),
      visitor,
      ignoreAnchor,
    );
});

function buildDocument(path: string, status: number): CachedDocument {
  const untilMs = clock.getNowMs() + 60_000;
  return {
    path,
    status,
    headers: [],
    body: new TextEncoder().encode(path),
    etag: `"${path}"`,
    renderedAtMs: clock.getNowMs(),
    renderMs: 1,
    dayEndsAtMs: Infinity,
    lifetimes: { freshUntilMs: untilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs },
    parts: [],
  };
}

const numbers = Array.from({ length: 1000 }, (_, index) => index);

describe('the shared not-found page', () => {
  it('is rendered once for 1,000 addresses that the content management system does not have', async () => {
    const documents = await Promise.all(numbers.map((index) => ask(`/junk-${index}`)));
    expect(new Set(documents.map(({ status, etag }) => `${status} ${etag}`)).size).toBe(1);
    expect(rendered).toEqual(['/.not-found']);
    expect(noted).toBe(1000);
  });

  it('is rendered once for 1,000 impossible addresses, without upstream calls', async () => {
    let asked = 0;
    answerTo = () => ((asked += 1), missing);
    for (const index of atLeastOne(numbers)) expect((await ask(`/wp-content/${index}.php`)).status).toBe(404);
    expect([rendered, asked]).toEqual([['/.not-found'], 0]);
  });

  it.each([
    ['below schools', (index: number) => `/schools/junk-${index}`, '/schools/.not-found/.not-found'],
    ['below archives', (index: number) => `/archives/junk/${index}`, '/archives/.not-found/.not-found'],
    ['of a sport', (index: number) => `/sports/boys-soccer/junk-${index}`, '/sports/boys-soccer/.not-found'],
    ['of unknown sports', (index: number) => `/sports/junk-${index}/junk`, '/sports/.not-found/.not-found'],
  ])('is rendered once for all addresses %s', async (_, buildAddress, renderedPath) => {
    for (const index of atLeastOne(numbers)) expect((await ask(buildAddress(index))).status).toBe(404);
    expect(rendered).toEqual([renderedPath]);
  });

  it('is rendered once per page of unknown sports, without upstream calls', async () => {
    let asked = 0;
    answerTo = () => ((asked += 1), missing);
    for (const index of atLeastOne(numbers)) {
      expect((await ask(`/sports/junk-${index}`)).status).toBe(404);
      expect((await ask(`/sports/junk-${index}/state-series/brackets/${index % 4}A`)).status).toBe(404);
    }
    expect([rendered, asked]).toEqual([['/sports/.not-found', '/sports/.not-found/state-series/brackets'], 0]);
  });

  it('is rendered again when it is no longer fresh', async () => {
    await ask('/junk');
    await clock.advance(61_000);
    await ask('/junk');
    expect(rendered).toHaveLength(2);
  });

  it('does not contain the address and has the tags for its purge', async () => {
    const document = await ask('/junk-mark');
    expect(new TextDecoder().decode(document.body)).not.toContain('junk');
    expect(document.path).toBe('/junk-mark');
    expect(document.parts.flatMap(({ tags }) => tags)).toContain('pages.content');
    expect((await ask('/other')).parts.filter(({ name }) => name === 'pages.content')).toHaveLength(1);
  });

  it('is replaced by an unrendered 503 with Retry-After when upstream may not be called', async () => {
    answerTo = () => tooManyUnknown;
    const document = await ask('/junk');
    expect([document.status, new Map(document.headers).get('retry-after')]).toEqual([503, '60']);
    expect(new TextDecoder().decode(document.body)).toMatch(
      /<h1>This page cannot be looked up right now<\/h1>.*Try this one again after \d+:\d\d [AP]M CT\./s,
    );
    expect(rendered).toEqual([]);
  });
});

it.each([
  ['a page that exists', '/about/mission', 'ok'],
  ['a page whose source fails', '/about/mission', 'failed'],
  ['a sport family, which shows the shop of its variants,', '/sports/basketball', 'missing'],
  [
    'an unknown page without sponsors in a sport with sponsors',
    '/sports/football/state-series/brackets/1a/x',
    'missing',
  ],
  ['an announcement, which may be an article,', '/news-media/announcements/x', 'missing'],
  ['the data of an unknown page', '/junk.data', 'missing'],
])('%s is rendered as its own page', async (_, path, outcome) => {
  const failed: SourceAnswer<unknown> = { status: 'failed', reason: 'timeout', detail: 'slow' };
  const lifetimes = { freshUntilMs: 1, revalidateUntilMs: 2, usableUntilMs: 3 };
  const copy = { kind: 'value', fetchedAtMs: 0, upstreamMs: 1 } as const;
  const ok: SourceAnswer<unknown> = {
    status: 'ok',
    value: {},
    fetchedAtMs: 0,
    changedAtMs: 0,
    copy,
    origin: 'upstream',
    lifetimes,
  };
  answerTo = () => ({ ok, failed, missing })[outcome] ?? missing;
  await ask(path);
  expect(rendered).toEqual([path.replace('.data', '')]);
});

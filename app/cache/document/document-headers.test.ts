import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineSource } from '../source/define-source';
import type { CachedDocument } from './cached-document';
import {
  addDebugParameter,
  hasDebugParameter,
  buildDocumentHeaders,
  formatCacheStatus,
  type DocumentHeadersInput,
} from './document-headers';
import type { PagePart } from './page-part';

const nowMs = 1_000_000;

function buildHeaders(
  tags: readonly string[],
  changed: Partial<CachedDocument> = {},
  { hasDetails = false, kind = 'document' }: Partial<DocumentHeadersInput> = {},
): Headers {
  const lifetimes = { freshUntilMs: nowMs + 9500, revalidateUntilMs: nowMs + 20_000, usableUntilMs: nowMs + 90_000 };
  const document: CachedDocument = {
    path: '/',
    status: 200,
    headers: [],
    body: new Uint8Array(),
    etag: '"1"',
    renderedAtMs: nowMs,
    renderMs: 1,
    dayEndsAtMs: Infinity,
    lifetimes,
    parts: [{ name: 'a', tags, waitedMs: 0, origin: 'memory', lifetimes }],
    ...changed,
  };
  return buildDocumentHeaders({ document, kind, outcome: 'hit', nowMs, hasDetails });
}

describe('the document headers', () => {
  it('have the shared lifetime and both stale times, rounded down', () => {
    expect(buildHeaders([]).get('cdn-cache-control')).toBe('max-age=9, stale-while-revalidate=11, stale-if-error=81');
  });

  it.each([
    ['document', 0, 'max-age=9, stale-while-revalidate=5, stale-if-error=81'],
    ['data', 0, 'max-age=9, stale-while-revalidate=0, stale-if-error=81'],
    ['document', 12_000, 'max-age=9, stale-while-revalidate=5, stale-if-error=81'],
    ['document', 15_000, 'max-age=9, stale-while-revalidate=11, stale-if-error=81'],
    ['data', 12_000, 'max-age=9, stale-while-revalidate=11, stale-if-error=81'],
  ] as const)('limit the stale time of a %s with live data, unless nothing newer came (%i ms)', (...given) => {
    const [kind, ageMs, expected] = given;
    const times = { freshUntilMs: nowMs - ageMs + 9000, revalidateUntilMs: nowMs - ageMs + 20_000 };
    const lifetimes = { ...times, usableUntilMs: nowMs - ageMs + 90_000 };
    const request = defineSource({
      name: 'a',
      buildPath: () => '/a',
      policy: 'scores',
      buildSchema: () => z.string(),
    }).with({});
    const copy = { kind: 'value', fetchedAtMs: nowMs - ageMs, upstreamMs: 0, request } as const;
    const parts = [{ name: 'a', tags: [], waitedMs: 0, lifetimes, copy }];
    const headers = buildHeaders([], { lifetimes, parts, renderedAtMs: nowMs - ageMs }, { kind });
    expect(headers.get('cdn-cache-control')).toBe(expected);
  });

  it('keep a page in the front cache only until its day ends, even when the site fails', () => {
    expect(buildHeaders([], { dayEndsAtMs: nowMs + 40_900 }).get('cdn-cache-control')).toBe(
      'max-age=9, stale-while-revalidate=11, stale-if-error=31',
    );
    const yesterday = { freshUntilMs: nowMs - 1, revalidateUntilMs: nowMs - 1, usableUntilMs: nowMs + 90_000 };
    expect(buildHeaders([], { dayEndsAtMs: nowMs - 1, lifetimes: yesterday }).get('cdn-cache-control')).toBe(
      'max-age=0, stale-while-revalidate=0, stale-if-error=0',
    );
  });

  it.each([
    [Infinity, 5],
    [nowMs + 3900, 3],
    [nowMs - 1, 0],
  ])('let a browser use data for five seconds, but not beyond its day', (dayEndsAtMs, seconds) => {
    const headers = buildHeaders([], { dayEndsAtMs }, { kind: 'data' });
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
  });

  it('have the tags of all parts once, without tags that the platform rejects', () => {
    const tags = ['games', 'games', 'policy:scores', 'two words', 'Übung', 'a,b', '', 'x'.repeat(1025)];
    expect(buildHeaders(tags).get('cache-tag')).toBe('games,policy:scores');
  });

  it('have at most a thousand tags', () => {
    const tags = Array.from({ length: 1200 }, (_, index) => `tag-${index}`);
    expect(buildHeaders(tags).get('cache-tag')?.split(',')).toHaveLength(1000);
  });

  it('list each source only when details are requested, and are otherwise the same', () => {
    const [plain, detailed] = [buildHeaders(['games']), buildHeaders(['games'], {}, { hasDetails: true })];
    expect(plain.get('cache-status')).toBe('fieldhouse; hit; detail=memory; ttl=9');
    expect(detailed.get('cache-status')).toBe('a; hit; ttl=9; detail=memory, fieldhouse; hit; detail=memory; ttl=9');
    expect([plain.get('server-timing'), detailed.get('server-timing')]).toEqual([null, 'document;desc=memory;dur=0']);
    for (const headers of [plain, detailed]) {
      headers.delete('cache-status');
      headers.delete('server-timing');
    }
    expect([...detailed]).toEqual([...plain]);
  });

  it('are those of the address alone, so that no request header makes a shared cache miss', () => {
    expect(
      [buildHeaders([]), buildHeaders([], {}, { hasDetails: true })].map((headers) => headers.get('vary')),
    ).toEqual([null, null]);
    const isAsking = (address: string) => hasDebugParameter(new URL(address, 'http://x.invalid'));
    expect(['/', '/scores?q=golf', '/scores.data'].map((address) => isAsking(addDebugParameter(address)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/', '/?fieldhouse-debug=0', '/?fieldhouse-debug'].map(isAsking)).toEqual([false, false, false]);
  });

  it('forbid storing a failed page', () => {
    const headers = buildHeaders(['games'], { status: 502 });
    expect([headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual(['no-store', 'no-store']);
    expect(headers.get('retry-after')).toBe('15');
  });
});

const part: PagePart = {
  name: 'news.recent',
  tags: [],
  waitedMs: 0,
  origin: 'memory',
  lifetimes: { freshUntilMs: nowMs + 20_500, revalidateUntilMs: nowMs + 40_000, usableUntilMs: nowMs + 60_000 },
};

describe('the Cache-Status header', () => {
  it('lists each source and then the document with the remaining whole seconds', () => {
    const upstream: PagePart = { ...part, name: 'events.all', origin: 'upstream' };
    expect(formatCacheStatus([part, upstream], 'stored', nowMs + 20_500, nowMs)).toBe(
      'news.recent; hit; ttl=20; detail=memory, events.all; fwd=miss; ttl=20; detail=upstream, fieldhouse; fwd=miss; stored; ttl=20',
    );
  });

  it('shows a stale copy with a negative ttl', () => {
    expect(formatCacheStatus([part], 'stale', nowMs, nowMs + 30_000)).toBe(
      'news.recent; hit; ttl=-10; detail=memory, fieldhouse; hit; detail=revalidating; ttl=-30',
    );
  });

  it.each(['hit', 'stale', 'stored', 'miss', 'bypass', 'stale-if-error', 'last-good'] as const)(
    'gives either a hit or a forward reason for a page that is %s',
    (outcome) => {
      const member = formatCacheStatus([], outcome, undefined, nowMs);
      expect([/; hit\b/.test(member), /; fwd=[a-z-]+/.test(member)].filter(Boolean)).toHaveLength(1);
    },
  );

  it('marks a page served after a failed rendering as stale', () => {
    expect(formatCacheStatus([], 'stale-if-error', nowMs - 5000, nowMs)).toBe(
      'fieldhouse; fwd=stale; detail=stale-if-error; ttl=-5',
    );
  });

  it('gives the failure reason of a source', () => {
    const failed: PagePart = { name: 'events.all', tags: [], waitedMs: 9, reason: 'timeout' };
    expect(formatCacheStatus([failed], 'miss', undefined, nowMs)).toBe(
      'events.all; fwd=miss; detail=timeout, fieldhouse; fwd=miss',
    );
  });
});

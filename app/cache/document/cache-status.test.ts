import { describe, expect, it } from 'vitest';
import { formatCacheStatus } from './cache-status';
import type { PagePart } from './page-part';

const nowMs = 1_000_000;
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

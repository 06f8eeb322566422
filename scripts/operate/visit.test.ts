import { expect, it } from 'vitest';
import { findBound } from './commands/explain';
import { parseCacheStatus, parseServerTiming } from './visit';

const field =
  'news.recent; hit; ttl=240; detail=kv, alerts.web; hit; ttl=-5; detail=memory, fieldhouse; hit; detail=memory; ttl=30';

it('a Cache-Status header is parsed into one member per cache and source', () => {
  expect(parseCacheStatus(field)).toEqual([
    { name: 'news.recent', isHit: true, ttl: 240, detail: 'kv' },
    { name: 'alerts.web', isHit: true, ttl: -5, detail: 'memory' },
    { name: 'fieldhouse', isHit: true, ttl: 30, detail: 'memory' },
  ]);
  expect(parseServerTiming('news.recent;dur=12, render;dur=3.5')).toEqual({ 'news.recent': 12, render: 3.5 });
});

it.each([
  ['the part that becomes stale first', field, 'alerts.web, stale since 5 s; the page is made again in 30 s'],
  [
    'a fresh part',
    'a.b; hit; ttl=90; detail=kv, c.d; hit; ttl=600; detail=kv, fieldhouse',
    'a.b, fresh for another 1 min 30 s',
  ],
  [
    'a part that failed',
    'a.b; fwd=miss; detail=timeout, fieldhouse',
    'a.b failed (timeout): the page is tried again within 15 s',
  ],
  ['nothing when it reads no source', 'fieldhouse; fwd=miss', 'nothing: it reads no source'],
  [
    'the end of the content day',
    'a.b; hit; ttl=9000; detail=kv, fieldhouse; hit; ttl=2400',
    'the end of the content day, in 40 min',
  ],
])('a page is bounded by %s', (_, given, bound) => {
  const members = parseCacheStatus(given);
  expect(findBound({ parts: members.slice(0, -1), document: members.at(-1) ?? null }, [], 2400)).toBe(bound);
});

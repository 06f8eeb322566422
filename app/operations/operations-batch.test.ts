import { expect, it } from 'vitest';
import type { SourceRead, SourceAnswer } from '~/cache/answer';
import { recentNews } from '~/upstream/news';
import { BatchCollector } from './operations-batch';

const nowMs = 10_000;

function buildRead(answer: SourceAnswer<unknown>): SourceRead {
  return { request: recentNews.with({}), answer, waitedMs: 1 };
}

function buildGoodRead(origin: 'memory' | 'kv', freshUntilMs: number, revalidateUntilMs: number): SourceRead {
  const lifetimes = { freshUntilMs, revalidateUntilMs, usableUntilMs: 99_999 };
  const copy = { kind: 'value', fetchedAtMs: 0, upstreamMs: 0 } as const;
  return buildRead({
    status: 'ok',
    value: 1,
    fetchedAtMs: 0,
    changedAtMs: 0,
    copy,
    origin,
    droppedRows: 0,
    ...lifetimes,
  });
}

it('reads are counted by origin, with the stale and stale-if-error ones', () => {
  const batch = new BatchCollector();
  batch.noteReads(
    [buildGoodRead('memory', 20_000, 30_000), buildGoodRead('memory', 5000, 20_000), buildGoodRead('kv', 100, 200)],
    nowMs,
  );
  batch.noteReads([buildRead({ status: 'failed', reason: 'timeout', detail: '' })], nowMs);
  expect(batch.take().reads).toEqual({ 'news.recent': { memory: 2, kv: 1, stale: 1, staleIfError: 1, failed: 1 } });
});

it('an address that does not exist is counted apart from failures', () => {
  const batch = new BatchCollector();
  const buildFailedRead = (reason: 'not-found' | 'not-asked') => buildRead({ status: 'failed', reason, detail: '' });
  batch.noteReads([buildFailedRead('not-found'), buildFailedRead('not-asked')], nowMs);
  expect(batch.take().reads).toEqual({ 'news.recent': { notFound: 2 } });
});

it('dependent reads count as failed only when their own source failed', () => {
  const batch = new BatchCollector();
  const buildDependentRead = (reason: 'timeout' | 'upstream-error') =>
    ({ ...buildRead({ status: 'failed', reason, detail: '' }), isDependent: true }) as const;
  batch.noteReads([buildDependentRead('timeout'), buildDependentRead('upstream-error')], nowMs);
  expect(batch.take().reads).toEqual({ 'news.recent': { failed: 1 } });
});

it('taking a batch starts an empty one', () => {
  const batch = new BatchCollector();
  batch.noteDocument('hit');
  expect(batch.take().documents).toEqual({ hit: 1 });
  expect(batch.isEmpty).toBe(true);
});

it('the number of stored fetches is limited while nobody takes them', () => {
  const batch = new BatchCollector();
  const report = {
    source: 'a.b',
    outcome: 'value',
    atMs: 0,
    durationMs: 0,
    bytes: 0,
    receivedRows: 0,
    droppedRows: 0,
  } as const;
  for (let index = 0; index < 500; index += 1) batch.noteFetch(report);
  expect(batch.take().fetches).toHaveLength(100);
});

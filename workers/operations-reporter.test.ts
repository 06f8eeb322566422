import { expect, it } from 'vitest';
import type { SourceRead, SourceAnswer } from '~/cache/source/answer';
import type { OperationsBatch } from '~/operations/operations-state';
import { recentNews } from '~/upstream/news';
import { ManualClock } from '../tests/support/manual-clock';
import { OperationsReporter } from './operations-reporter';

const clock = new ManualClock();
const nowMs = clock.getNowMs();

function startReporter() {
  const sent: OperationsBatch[] = [];
  const note = (batch: OperationsBatch) => Promise.resolve(void sent.push(batch));
  const reporter = new OperationsReporter({ getMetrics: () => ({ note }), clock, log: () => undefined, everyMs: 0 });
  const send = () => {
    reporter.sendIfDue(() => undefined);
    return sent.at(-1);
  };
  return { reporter, sent, send };
}

function buildRead(answer: SourceAnswer<unknown>): SourceRead {
  return { request: recentNews.with({}), answer, waitedMs: 1 };
}

function buildGoodRead(origin: 'memory' | 'kv', freshForMs: number, revalidateForMs: number): SourceRead {
  const lifetimes = {
    freshUntilMs: nowMs + freshForMs,
    revalidateUntilMs: nowMs + revalidateForMs,
    usableUntilMs: nowMs + 99_999,
  };
  const copy = { kind: 'value', fetchedAtMs: 0, upstreamMs: 0 } as const;
  return buildRead({
    status: 'ok',
    value: 1,
    fetchedAtMs: 0,
    changedAtMs: 0,
    copy,
    origin,
    lifetimes,
  });
}

it('reads are counted by origin, with the stale and stale-if-error ones', () => {
  const { reporter, send } = startReporter();
  reporter.noteReads([
    buildGoodRead('memory', 10_000, 20_000),
    buildGoodRead('memory', -5000, 10_000),
    buildGoodRead('kv', -200, -100),
  ]);
  reporter.noteReads([buildRead({ status: 'failed', reason: 'timeout', detail: '' })]);
  expect(send()?.reads).toEqual({ 'news.recent': { memory: 2, kv: 1, stale: 1, staleIfError: 1, failed: 1 } });
});

it('an address that does not exist is counted apart from failures', () => {
  const { reporter, send } = startReporter();
  const buildFailedRead = (reason: 'not-found' | 'over-limit') => buildRead({ status: 'failed', reason, detail: '' });
  reporter.noteReads([buildFailedRead('not-found'), buildFailedRead('over-limit')]);
  expect(send()?.reads).toEqual({ 'news.recent': { notFound: 2 } });
});

it('dependent reads count as failed only when their own source failed', () => {
  const { reporter, send } = startReporter();
  const buildDependentRead = (reason: 'timeout' | 'upstream-error') =>
    ({ ...buildRead({ status: 'failed', reason, detail: '' }), isDependent: true }) as const;
  reporter.noteReads([buildDependentRead('timeout'), buildDependentRead('upstream-error')]);
  expect(send()?.reads).toEqual({ 'news.recent': { failed: 1 } });
});

it('sending a batch starts an empty one, which is not sent', () => {
  const { reporter, sent, send } = startReporter();
  reporter.noteDocument('home', 'hit', 200);
  expect(send()?.documents).toEqual({ hit: 1 });
  send();
  expect(sent).toHaveLength(1);
});

it('answers and renderings are counted by kind of page, with those that failed', () => {
  const { reporter, send } = startReporter();
  reporter.noteRendering('scores');
  reporter.noteDocument('home', 'hit', 200);
  reporter.noteDocument('home', 'stale', 200);
  reporter.noteDocument('scores', 'miss', 503);
  expect(send()?.pages).toEqual({ home: { hit: 1, stale: 1 }, scores: { rendered: 1, miss: 1, error: 1 } });
});

it('the number of stored fetches is limited while nobody takes them', () => {
  const { reporter, send } = startReporter();
  const report = {
    source: 'a.b',
    outcome: 'value',
    atMs: 0,
    durationMs: 0,
    bytes: 0,
    receivedRows: 0,
    droppedRows: 0,
  } as const;
  for (let index = 0; index < 500; index += 1) reporter.noteFetch(report);
  expect(send()?.fetches).toHaveLength(100);
});

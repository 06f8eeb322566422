import { describe, expect, it } from 'vitest';
import type { FetchReport } from '~/cache/upstream/fetch-report';
import { getHostState, listContradictingSources } from '~/cache/upstream/host-answers';
import { HOUR_MS } from '~/time-units';
import {
  createEmptyOperations,
  withBatch,
  withHostCheck,
  type OperationsBatch,
  type OperationsState,
} from './operations-state';
import { sumAllCounts } from './recent-counts';

const hourMs = Math.floor(1_760_000_000_000 / HOUR_MS) * HOUR_MS;

function buildFetchReport(report: Partial<FetchReport> = {}): FetchReport {
  return {
    source: 'news.recent',
    outcome: 'value',
    atMs: hourMs + 1000,
    durationMs: 120,
    bytes: 900,
    receivedRows: 0,
    droppedRows: 0,
    host: 'api.example',
    breaker: 'closed',
    ...report,
  };
}

function noteOne(batch: Partial<OperationsBatch>, nowMs = hourMs + 2000, state?: OperationsState): OperationsState {
  return withBatch(state ?? createEmptyOperations(hourMs), { reads: {}, documents: {}, fetches: [], ...batch }, nowMs);
}

describe('the operations state', () => {
  it('lists the sources of a host that contradicted their copies and have sent no content since', () => {
    const host = 'api.example';
    const contradict = (state: OperationsState, source: string) =>
      withHostCheck(state, { host, source, contradicts: true }, hourMs + 2000);
    const contradicted = contradict(contradict(createEmptyOperations(hourMs), 'news.recent'), 'schools.all');
    const failed = buildFetchReport({ source: 'schools.all', outcome: 'unconfirmed', atMs: hourMs + 3000 });
    const gave = buildFetchReport({ hasContent: true, atMs: hourMs + 3000 });
    const state = noteOne({ fetches: [failed, gave] }, hourMs + 3000, contradicted);
    expect(listContradictingSources(state.sources, hourMs + 4000)).toEqual(['schools.all']);
    expect(getHostState(Object.values(state.sources), host, hourMs + 4000)).toEqual({
      contradicting: 1,
      recent: 2,
      known: 2,
    });
    // A source that is ordinarily empty does not count as contradicting.
    expect(
      withHostCheck(state, { host, source: 'alerts.web', contradicts: false }, hourMs).sources['alerts.web'],
    ).not.toHaveProperty('contradictedAtMs');
  });

  it('adds up the fetches and reads of a source within the hour', () => {
    const first = noteOne({
      fetches: [buildFetchReport({ droppedRows: 2 })],
      reads: { 'news.recent': { upstream: 1 } },
    });
    const both = noteOne(
      {
        fetches: [
          buildFetchReport({ outcome: 'unchanged', bytes: 0, durationMs: 40 }),
          buildFetchReport({ outcome: 'timeout', bytes: 0 }),
        ],
        reads: { 'news.recent': { upstream: 1, memory: 5, stale: 1 } },
        documents: { hit: 7 },
        pages: { home: { hit: 7, rendered: 1 } },
      },
      hourMs + 3000,
      first,
    );
    expect(both.hours).toEqual([
      {
        startMs: hourMs,
        documents: { hit: 7 },
        pages: { home: { hit: 7, rendered: 1 } },
        sources: {
          'news.recent': {
            fetches: { value: 1, unchanged: 1, timeout: 1 },
            reads: { upstream: 2, memory: 5, stale: 1 },
            droppedRows: 2,
            bytes: 900,
            upstreamMs: 280,
            slowestMs: 120,
          },
        },
      },
    ]);
  });

  it('stores the last success and the last failure with its message', () => {
    const { sources } = noteOne({
      fetches: [
        buildFetchReport({ receivedRows: 40, droppedRows: 3 }),
        buildFetchReport({ outcome: 'upstream-error', detail: 'status 500', atMs: hourMs + 9 }),
      ],
    });
    expect(sources['news.recent']).toEqual({
      succeededAtMs: hourMs + 1000,
      failedAtMs: hourMs + 9,
      failingSinceMs: hourMs + 9,
      failure: 'upstream-error: status 500',
      receivedRows: 40,
      droppedRows: 3,
      upstreamMs: 120,
    });
  });

  it('stores the first failure since a source last answered', () => {
    const buildFailure = (atMs: number) =>
      buildFetchReport({ outcome: 'unusable-rows', detail: '490 of 499 rows do not fit', atMs });
    const failing = noteOne({
      fetches: [buildFailure(1), buildFetchReport({ atMs: 2 }), buildFailure(3), buildFailure(4)],
    });
    expect(failing.sources['news.recent']).toMatchObject({ failingSinceMs: 3, failedAtMs: 4 });
    const answering = noteOne({ fetches: [buildFetchReport({ atMs: 5 })] }, hourMs, failing).sources['news.recent'];
    expect(answering).toMatchObject({ succeededAtMs: 5, failedAtMs: 4 });
    expect(answering).not.toHaveProperty('failingSinceMs');
  });

  it('keeps the row counts when upstream confirms a copy', () => {
    const unchanged = buildFetchReport({ outcome: 'unchanged', bytes: 0 });
    const { sources } = noteOne({ fetches: [buildFetchReport({ receivedRows: 499, droppedRows: 490 }), unchanged] });
    expect(sources['news.recent']).toMatchObject({ receivedRows: 499, droppedRows: 490 });
  });

  it('does not count a call that an open breaker prevented', () => {
    const { sources, hours } = noteOne({
      fetches: [buildFetchReport({ outcome: 'not-called', breaker: 'open', durationMs: 0, bytes: 0 })],
    });
    expect(sources).toEqual({});
    expect(hours[0]?.sources['news.recent']?.fetches).toEqual({ 'not-called': 1 });
  });

  it('follows the breaker of a host and counts how often it opened', () => {
    const noteFailing = (breaker: 'open' | 'probing', atMs: number) =>
      buildFetchReport({ outcome: 'unreachable', breaker, atMs, bytes: 0 });
    const { hosts } = noteOne({
      fetches: [
        buildFetchReport({ atMs: 1 }),
        noteFailing('open', 2),
        noteFailing('open', 3),
        buildFetchReport({ atMs: 4 }),
        noteFailing('open', 5),
        noteFailing('open', 6),
      ],
    });
    expect(hosts).toEqual({
      'api.example': { breaker: 'open', sinceMs: 5, openings: 2, openedAtMs: 5, answeredAtMs: 4 },
    });
  });

  it('drops hours after two days, and keeps their sum', () => {
    let state = createEmptyOperations(hourMs);
    const batch = {
      documents: { hit: 1 },
      pages: { home: { hit: 1 } },
      fetches: [buildFetchReport({ droppedRows: 2 })],
    };
    for (let hour = 0; hour < 60; hour += 1) state = noteOne(batch, hourMs + hour * HOUR_MS, state);
    expect(state.hours).toHaveLength(48);
    expect(state.hours[0]?.startMs).toBe(hourMs + 12 * HOUR_MS);
    expect(state.earlier).toMatchObject({ documents: { hit: 12 }, pages: { home: { hit: 12 } } });
    const all = sumAllCounts(state);
    expect([all.pages, all.sources['news.recent']?.droppedRows]).toEqual([{ home: { hit: 60 } }, 120]);
  });
});

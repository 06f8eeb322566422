import parsePrometheusText from 'parse-prometheus-text-format';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '~/time-units';
import { buildQuietFacts } from './alarm-facts.fixture';
import { buildMetrics } from './metrics';
import { formatOpenMetrics } from './open-metrics';
import { createEmptyOperations, withBatch, type OperationsBatch, type OperationsState } from './operations-state';

const facts = buildQuietFacts();
const { nowMs } = facts;
const fetched = { source: 'news.recent', durationMs: 250, bytes: 9, host: 'api.example', breaker: 'closed' } as const;
const batch: OperationsBatch = {
  reads: { 'news.recent': { memory: 5, upstream: 1, stale: 2, staleIfError: 1, failed: 1 } },
  documents: {},
  pages: { home: { hit: 7, stale: 1, miss: 1, 'last-good': 1, rendered: 3, error: 1 } },
  fetches: [
    { ...fetched, outcome: 'value', atMs: nowMs - 2 * MINUTE_MS, receivedRows: 40, droppedRows: 3 },
    { ...fetched, outcome: 'timeout', atMs: nowMs - MINUTE_MS, receivedRows: 0, droppedRows: 0, breaker: 'open' },
    { ...fetched, outcome: 'not-called', atMs: nowMs, durationMs: 0, receivedRows: 0, droppedRows: 0 },
  ],
};
const counted: OperationsState = {
  ...withBatch(createEmptyOperations(nowMs), batch, nowMs),
  runs: [
    {
      id: 'a',
      beganAtMs: nowMs - 50_000,
      seenAtMs: nowMs - 30_000,
      endedAtMs: nowMs - 30_000,
      planned: 9,
      done: 8,
      calls: 7,
      failed: 1,
      documents: 3,
    },
  ],
};

/** The samples of a metric as a parser reads them, by their labels. */
function readSamples(name: string, operations: OperationsState = counted) {
  const text = formatOpenMetrics(buildMetrics({ ...facts, operations }, 'build-7'));
  const family = parsePrometheusText(text).find((candidate) => candidate.name === name);
  return Object.fromEntries(
    (family?.metrics ?? []).map(({ labels = {}, value }) => [Object.values(labels).join(' '), Number(value)]),
  );
}

describe('metrics', () => {
  it('contain the age, outcome, calls and dropped rows of each source', () => {
    expect(readSamples('fieldhouse_source_age_seconds')).toEqual({ 'news.recent': 120 });
    expect(readSamples('fieldhouse_source_calls_total')).toEqual({ 'news.recent value': 1, 'news.recent timeout': 1 });
    expect(readSamples('fieldhouse_source_calls_avoided_total')).toEqual({ 'news.recent': 1 });
    expect(readSamples('fieldhouse_source_call_seconds_total')).toEqual({ 'news.recent': 0.5 });
    expect(readSamples('fieldhouse_source_dropped_rows_total')).toEqual({ 'news.recent': 3 });
    expect(readSamples('fieldhouse_source_last_rows')).toEqual({ 'news.recent': 40 });
    expect(readSamples('fieldhouse_source_failing')).toEqual({ 'news.recent': 1 });
    expect(readSamples('fieldhouse_source_reads_total')).toEqual({
      'news.recent memory': 5,
      'news.recent upstream': 1,
      'news.recent failed': 1,
    });
    expect(readSamples('fieldhouse_source_old_reads_total')).toEqual({ 'news.recent': 1 });
  });

  it('contain hits, renderings and failures of each kind of page', () => {
    expect(readSamples('fieldhouse_page_hits_total')).toEqual({ home: 8 });
    expect(readSamples('fieldhouse_page_renderings_total')).toEqual({ home: 3 });
    expect(readSamples('fieldhouse_page_old_answers_total')).toEqual({ home: 1 });
    expect(readSamples('fieldhouse_page_errors_total')).toEqual({ home: 1 });
    expect(readSamples('fieldhouse_page_answers_total')).toEqual({
      'home hit': 7,
      'home stale': 1,
      'home miss': 1,
      'home last-good': 1,
    });
  });

  it('contain the circuit breaker, the budget and the last prewarm run', () => {
    expect(readSamples('fieldhouse_host_breaker_state')).toEqual({
      'api.example closed': 1,
      'api.example open': 0,
      'api.example probing': 0,
    });
    expect(readSamples('fieldhouse_host_breaker_openings_total')).toEqual({ 'api.example': 1 });
    expect(readSamples('fieldhouse_host_budget_calls_per_second')).toEqual({ 'api.example': 20 });
    expect(readSamples('fieldhouse_prewarm_age_seconds')).toEqual({ '': 30 });
    expect(readSamples('fieldhouse_prewarm_duration_seconds')).toEqual({ '': 20 });
    expect(readSamples('fieldhouse_prewarm_calls')).toEqual({ '': 7 });
  });

  it('have the alarms of the board, each with a value', () => {
    const alarms = readSamples('fieldhouse_alarm');
    expect(alarms).toMatchObject({ 'sources-failing': 1, 'hosts-down': 0, 'prewarm-late': 0 });
    expect(readSamples('fieldhouse_build_info')).toEqual({ 'build-7': 1 });
  });

  it('have totals that never fall, also when the metrics object drops old hours', () => {
    let operations = createEmptyOperations(nowMs);
    const totals: number[] = [];
    for (let hour = 0; hour < 60; hour += 1) {
      operations = withBatch(operations, batch, nowMs + hour * HOUR_MS);
      totals.push(readSamples('fieldhouse_page_hits_total', operations).home ?? 0);
    }
    expect(totals).toEqual(totals.map((_, hour) => 8 * (hour + 1)));
  });

  it('without any count are still a valid text', () => {
    const text = formatOpenMetrics(buildMetrics({ ...facts, operations: null }, 'build-7'));
    expect(() => parsePrometheusText(text)).not.toThrow();
    expect(text).not.toMatch(/NaN|Infinity|undefined/);
  });
});

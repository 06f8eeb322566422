import { isAnswer, isCall, type FetchReport } from '~/cache/fetch-report';
import { withQuestion, withReport, type HostQuestion } from '~/cache/host-answers';
import { HOUR_MS } from '~/time-units';
import {
  addCounts,
  addNumbers,
  NO_COUNTS,
  type HostMarks,
  type HourBucket,
  type OperationsBatch,
  type OperationsState,
  type SourceCounts,
  type SourceMarks,
} from './operations-state';

export const MOST_HOURS = 48;

/** Reads count in the hour in which they are reported. */
export function withBatch(state: OperationsState, batch: OperationsBatch, nowMs: number): OperationsState {
  return {
    ...state,
    sources: batch.fetches.reduce(withMarks, state.sources),
    hosts: batch.fetches.reduce(withHost, state.hosts),
    hours: withHour(state.hours, batch, nowMs),
  };
}

type Marks = OperationsState['sources'];

const NO_MARKS: SourceMarks = { droppedRows: 0, upstreamMs: 0 };

function withMarks(all: Marks, report: FetchReport): Marks {
  if (report.outcome === 'not-called') return all;
  const known = withReport(all[report.source] ?? NO_MARKS, report);
  return { ...all, [report.source]: isAnswer(report.outcome) ? withAnswer(known, report) : withFailure(known, report) };
}

/** Records that a source contradicts its copy. */
export function withHostQuestion(state: OperationsState, question: HostQuestion, nowMs: number): OperationsState {
  const { source } = question;
  const marks = withQuestion(state.sources[source] ?? NO_MARKS, question, nowMs);
  return { ...state, sources: { ...state.sources, [source]: marks } };
}

/** A 304 leaves the row counts unchanged. */
function withAnswer({ failingSinceMs: _over, ...known }: SourceMarks, report: FetchReport): SourceMarks {
  const { receivedRows, droppedRows } = report.outcome === 'unchanged' ? known : report;
  return { ...known, succeededAtMs: report.atMs, upstreamMs: report.durationMs, receivedRows, droppedRows };
}

function withFailure(known: SourceMarks, { atMs, outcome, detail }: FetchReport): SourceMarks {
  const failure = detail === undefined ? outcome : `${outcome}: ${detail}`;
  return { ...known, failedAtMs: atMs, failingSinceMs: known.failingSinceMs ?? atMs, failure };
}

type Hosts = OperationsState['hosts'];

function withHost(all: Hosts, report: FetchReport): Hosts {
  const { host, breaker, atMs } = report;
  if (host === undefined || breaker === undefined) return all;
  const known: HostMarks | undefined = all[host];
  const isOpening = breaker === 'open' && known?.breaker !== 'open';
  return {
    ...all,
    [host]: {
      breaker,
      sinceMs: known?.breaker === breaker ? known.sinceMs : atMs,
      openings: (known?.openings ?? 0) + (isOpening ? 1 : 0),
      openedAtMs: isOpening ? atMs : known?.openedAtMs,
      answeredAtMs: isAnswer(report.outcome) ? atMs : known?.answeredAtMs,
    },
  };
}

function withHour(hours: readonly HourBucket[], batch: OperationsBatch, nowMs: number): readonly HourBucket[] {
  const startMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const known = hours.find((hour) => hour.startMs === startMs) ?? { startMs, sources: {}, documents: {} };
  const hour: HourBucket = {
    startMs,
    sources: withCounts(known.sources, batch),
    documents: addNumbers(known.documents, batch.documents),
  };
  const others = hours.filter((other) => other.startMs !== startMs && other.startMs > startMs - MOST_HOURS * HOUR_MS);
  return [...others, hour].sort((a, b) => a.startMs - b.startMs);
}

function withCounts(known: HourBucket['sources'], { reads, fetches }: OperationsBatch): HourBucket['sources'] {
  const sum: Record<string, SourceCounts> = { ...known };
  const add = (source: string, counts: Partial<SourceCounts>) => {
    sum[source] = addCounts(sum[source] ?? NO_COUNTS, { ...NO_COUNTS, ...counts });
  };
  for (const [source, counts] of Object.entries(reads)) add(source, { reads: counts });
  for (const { source, outcome, durationMs, bytes, droppedRows } of fetches) {
    add(source, {
      fetches: { [outcome]: 1 },
      droppedRows,
      bytes,
      ...(isCall(outcome) && { upstreamMs: durationMs, slowestMs: durationMs }),
    });
  }
  return sum;
}

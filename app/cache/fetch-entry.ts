import type { CircuitBreakers } from './circuit-breaker';
import type { Clock } from './clock';
import type { BaseName, SourceRequest, WireContext } from './define-source';
import type { Entry, Validators } from './entry';
import { fetchReport, type CalledUpstream, type FetchedEntry, type NoteFetch, type Times } from './fetch-report';
import { fetchUpstream, type Fetch, type FetchFailure, type UpstreamResult } from './fetch-upstream';
import { messageOf, type Log } from './log';
import type { FreshnessPolicy } from './policies';
import { RowTally, TooManyRowsError } from './row-tally';
import { sourceUrl } from './source-address';
import { unusableRows, type RowCounts } from './unusable-rows';

/** Where the sources of one base are fetched. */
export interface Upstream {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

export interface EntryFetchTools {
  /** A base that the deployment does not name is absent. */
  readonly upstreams: Readonly<Partial<Record<BaseName, Upstream>>>;
  readonly wire: Pick<WireContext, 'product' | 'timeZone' | 'documentArchiveUrl'>;
  /** The current policy. */
  readonly policyOf: (request: SourceRequest) => FreshnessPolicy;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
  readonly breakers: CircuitBreakers;
  /** Who calls upstream, for the log. */
  readonly caller: 'refresher' | 'isolate';
  /** Told of every attempt, for operators. */
  readonly noteFetch?: NoteFetch | undefined;
}

/** Fetches one source. `previous` is the newest copy at hand: upstream is asked whether it still holds. */
export type FetchEntry = (request: SourceRequest, previous: Entry | undefined) => Promise<FetchedEntry>;

/** What upstream said, as it is before a schema reads it. Plain data: it travels to another machine. */
export interface UpstreamAnswer extends Times {
  readonly result: Exclude<UpstreamResult, FetchFailure | { kind: 'unchanged' }>;
}

/** Fetches what upstream says at a path, for callers who read it by a schema that this build does not have. */
export type FetchAnswer = (request: SourceRequest, path: string) => Promise<UpstreamAnswer | FetchFailure>;

/** Reads what a refresher of another build has fetched. */
export type ReadAnswer = (request: SourceRequest, previous: Entry | undefined, answer: UpstreamAnswer) => FetchedEntry;

/** For one source, retry and body included. Longer than a page waits: a slow answer still serves the next visitor. */
const UPSTREAM_DEADLINE_MS = 8000;

/** All that a cache needs of upstream. */
export interface SourceFetchers {
  readonly fetchEntry: FetchEntry;
  readonly fetchAnswer: FetchAnswer;
  readonly readAnswer: ReadAnswer;
}

export function createSourceFetchers(tools: EntryFetchTools): SourceFetchers {
  return {
    fetchEntry: createEntryFetcher(tools),
    fetchAnswer: createAnswerFetcher(tools),
    readAnswer: createAnswerReader(tools),
  };
}

/** The one way from an upstream call to a kept entry: fetch, validate, normalise, and say so in the log. */
export function createEntryFetcher(tools: EntryFetchTools): FetchEntry {
  return async (request, previous) => {
    const startedAtMs = tools.clock.nowMs();
    const { definition, params } = request;
    const rows = new RowTally(definition.maxRows);
    const called = await callUpstream(tools, definition, definition.path(params), previous);
    const { result } = called;
    const fetchedAtMs = tools.clock.nowMs();
    const times = { fetchedAtMs, upstreamMs: fetchedAtMs - startedAtMs };
    const fetched = toEntry(tools, request, previous, result, times, rows);
    logRefresh(tools, request, result, fetched, times.upstreamMs, rows);
    tools.noteFetch?.(fetchReport(definition.name, called, fetched, times, rows));
    return called.calls === undefined ? fetched : { ...fetched, calls: called.calls };
  };
}

/** The way for a refresher that does not know its caller's schema: what upstream said travels as it is. */
function createAnswerFetcher(tools: EntryFetchTools): FetchAnswer {
  return async ({ definition }, path) => {
    const startedAtMs = tools.clock.nowMs();
    const { result } = await callUpstream(tools, definition, path, undefined);
    const fetchedAtMs = tools.clock.nowMs();
    const times = { fetchedAtMs, upstreamMs: fetchedAtMs - startedAtMs };
    const about = { source: definition.name, path, caller: tools.caller, durationMs: times.upstreamMs };
    tools.log({ event: 'refresh-for-other-build', ...about, outcome: result.kind });
    if (result.kind === 'failure') return result;
    return result.kind === 'unchanged'
      ? failure('bad-answer', 'unchanged, but nothing is at hand')
      : { ...times, result };
  };
}

/** Reads such an answer by the schema of this build. */
function createAnswerReader(tools: EntryFetchTools): ReadAnswer {
  return (request, previous, { result, fetchedAtMs, upstreamMs }) => {
    const times = { fetchedAtMs, upstreamMs };
    const rows = new RowTally(request.definition.maxRows);
    const fetched = toEntry(tools, request, previous, result, times, rows);
    logRefresh(tools, request, result, fetched, upstreamMs, rows);
    return fetched;
  };
}

async function callUpstream(
  { upstreams, clock, random, breakers }: EntryFetchTools,
  definition: SourceRequest['definition'],
  path: string,
  previous: Entry | undefined,
): Promise<CalledUpstream> {
  const upstream = upstreams[definition.base];
  if (upstream === undefined) return { result: failure('unreachable', `no address for ${definition.base}`) };
  const url = sourceUrl(upstream.baseUrl, path);
  const breaker = breakers.of(url);
  // The site's own files are no host that operators watch.
  const host = definition.base === 'site' ? {} : { host: new URL(url).host };
  if (!breaker.admits()) {
    const result = { ...failure('unreachable', 'not called: the host is in trouble'), calls: 0 };
    return { result, breaker: breaker.state, ...host };
  }
  const { format, maxBytes } = definition;
  const call = { url, format, validators: previous?.validators ?? {}, maxBytes };
  let calls = 0;
  const result = await fetchUpstream(call, {
    fetch: (address, init) => {
      calls += 1;
      return upstream.fetch(address, init);
    },
    clock,
    random,
    deadlineMs: UPSTREAM_DEADLINE_MS,
  });
  if (isHostFailure(result)) breaker.failed(endpointOf(definition));
  else breaker.succeeded();
  return { result, isCalled: true, calls, breaker: breaker.state, ...host };
}

/** The endpoint that a source asks, alike for all its parameters: the days of a feed are one endpoint. */
function endpointOf({ path, sample }: SourceRequest['definition']): string {
  return path(sample).split('?', 1)[0] ?? '';
}

/** A bad answer says nothing about the host, and a timeout, a broken connection or a status 5xx everything. */
function isHostFailure(result: UpstreamResult): boolean {
  return result.kind === 'failure' && (result.isRetryable || result.reason === 'timeout');
}

type Content = Pick<Entry, 'kind' | 'value' | 'validators' | 'receivedRows' | 'droppedRows' | 'bytes'>;

const NOTHING: Content = { kind: 'missing', value: null, validators: {}, receivedRows: 0, droppedRows: 0, bytes: 0 };

function toEntry(
  tools: EntryFetchTools,
  request: SourceRequest,
  previous: Entry | undefined,
  result: UpstreamResult,
  times: Times,
  rows: RowTally,
): FetchedEntry {
  switch (result.kind) {
    case 'failure':
      return result;
    case 'missing':
      return entry(dated(NOTHING, previous, times));
    case 'unchanged':
      return previous === undefined
        ? failure('bad-answer', 'unchanged, but nothing is at hand')
        : entry({ ...previous, ...times });
    case 'body': {
      const read = validate(tools, request, result.body, rows);
      if ('kind' in read) return read;
      const unusable = unusableRows(rows, previous, tools.policyOf(request), times.fetchedAtMs);
      if (unusable !== null) return failure('unusable-rows', `${unusable} (${rows.dropReasons})`);
      return entry(dated(keep(request.definition, read.value, result.validators, rows), previous, times));
    }
  }
}

function validate(
  { wire, upstreams }: EntryFetchTools,
  { definition, params }: SourceRequest,
  body: unknown,
  rows: RowTally,
): FetchFailure | { readonly value: unknown } {
  try {
    const { baseUrl = '' } = upstreams[definition.base] ?? {};
    const answerUrl = sourceUrl(baseUrl, definition.path(params));
    const schema = definition.schema({ ...wire, ...rows.hooks, answerUrl }, params);
    const parsed = schema.safeParse(body);
    if (parsed.success) return { value: parsed.data };
    const issue = parsed.error.issues[0];
    return failure('bad-answer', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  } catch (error) {
    return failure(error instanceof TooManyRowsError ? 'too-large' : 'bad-answer', messageOf(error));
  }
}

/** Passes the value through JSON, so that every tier hands out one shape. */
function keep(
  definition: SourceRequest['definition'],
  value: unknown,
  validators: Validators,
  { receivedRows, droppedRows }: RowCounts,
): Content {
  const text = JSON.stringify(value ?? null);
  const kind = definition.isEmpty(value) ? 'empty' : 'value';
  return { kind, value: JSON.parse(text) as unknown, validators, receivedRows, droppedRows, bytes: text.length };
}

/** Content that came once more keeps the moment at which it came first, whether upstream says so (304) or sends it again. */
function dated(content: Content, previous: Entry | undefined, times: Times): Entry {
  const isKnown = previous !== undefined && isSameContent(previous, content);
  return { ...content, ...times, changedAtMs: isKnown ? previous.changedAtMs : times.fetchedAtMs };
}

function isSameContent(one: Content, other: Content): boolean {
  return (
    one.kind === other.kind &&
    one.bytes === other.bytes &&
    one.droppedRows === other.droppedRows &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  );
}

function entry(kept: Entry): FetchedEntry {
  return { kind: 'entry', entry: kept };
}

function failure(reason: FetchFailure['reason'], detail: string): FetchFailure {
  return { kind: 'failure', reason, detail, isRetryable: false };
}

function logRefresh(
  { log, caller }: EntryFetchTools,
  { definition, params }: SourceRequest,
  result: UpstreamResult,
  fetched: FetchedEntry,
  durationMs: number,
  rows: RowTally,
): void {
  const about = { source: definition.name, path: definition.path(params), caller, durationMs, ...countsOf(rows) };
  if (fetched.kind === 'failure') {
    log({ event: 'refresh-failed', ...about, reason: fetched.reason, detail: fetched.detail });
    return;
  }
  const outcome = result.kind === 'body' ? fetched.entry.kind : result.kind;
  const why = rows.dropReasons === '' ? {} : { dropReasons: rows.dropReasons };
  log({ event: 'refresh', ...about, outcome, bytes: fetched.entry.bytes, ...why });
}

/** The counts that say something; without rows there are none. */
function countsOf({ receivedRows, droppedRows, droppedItems, leftOutRows }: RowTally): Partial<Record<string, number>> {
  return {
    ...(receivedRows > 0 && { receivedRows, droppedRows }),
    ...(droppedItems > 0 && { droppedItems }),
    ...(leftOutRows > 0 && { leftOutRows }),
  };
}

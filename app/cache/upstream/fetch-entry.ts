import type { Clock } from '../base/clock';
import { getErrorMessage, type Log } from '../base/log';
import type { SourceRequest, WireContext } from '../source/define-source';
import { describeLiveRows, findLastGood, wasRequestedAtOrBefore, type Entry, type Validators } from '../source/entry';
import type { EntryStore } from '../source/entry-store';
import { computeLifetimes } from '../source/freshness';
import { dateRowChanges, selectLiveRows } from '../source/live-rows';
import type { FreshnessPolicy } from '../source/policies';
import { findUnusableRows, RowTally, TooManyRowsError, type RowCounts } from '../source/row-tally';
import { buildSourceUrl, type KeyOf } from '../source/source-address';
import type { Urgency } from './call-budget';
import { callUpstream, findWatchedHost, type UpstreamCallTools } from './call-upstream';
import {
  fetchReport,
  logRefresh,
  pickCounts,
  type FetchedEntry,
  type NoteFetch,
  type RawAnswer,
  type Times,
} from './fetch-report';
import { createFailure, type FetchFailure, type UpstreamResult } from './fetch-upstream';
import { requestHostState, IsolateHostMonitor, type HostMonitor } from './host-answers';
import { findContradiction, decideReplacement, isOrdinaryClaim } from './replacement';

export interface EntryFetchTools extends UpstreamCallTools {
  readonly wire: Pick<WireContext, 'product' | 'timeZone' | 'getToday' | 'documentArchiveUrl'>;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  readonly log: Log;
  readonly caller: 'refresher' | 'isolate';
  /** Called on every attempt, for operators. */
  readonly noteFetch?: NoteFetch | undefined;
  /** Knows recent answers of other sources of the host. Absent: only what this fetcher has seen. */
  readonly monitor?: HostMonitor | undefined;
}

/** Upstream's answer before a schema reads it. Plain data, because it is sent to another machine. */
export interface UpstreamAnswer extends Times {
  readonly result: RawAnswer;
}

/** Everything that a cache needs of upstream. */
export type SourceFetchers = ReturnType<typeof createSourceFetchers>;

/** What the cache of an isolate, refreshers and the prewarm worker share. */
export interface CacheTools extends SourceFetchers {
  readonly getKey: KeyOf;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** Copies requested at or before this time are purged; -Infinity without a purge. Real clock, milliseconds. */
  readonly getPurgedUntilMs: (request: SourceRequest) => number;
  /** Absent without the KV binding. */
  readonly store: EntryStore | undefined;
  readonly clock: Clock;
  /** A number in [0, 1). */
  readonly getRandom: () => number;
  readonly log: Log;
}

/** Creates the only path from upstream's answers to kept entries: fetch, validate, normalize, log. */
export function createSourceFetchers(tools: EntryFetchTools) {
  const { upstreams, clock, log, caller, noteFetch } = tools;
  const { monitor = new IsolateHostMonitor(clock) } = tools;

  /**
   * Fetches a source. An answer that contradicts `held` replaces it after confirmation. Copies requested at or before `purgedUntilMs` are
   * not revalidated.
   */
  async function fetchEntry(
    request: SourceRequest,
    held: Entry | undefined,
    purgedUntilMs = -Infinity,
    urgency: Urgency = 'asked-for',
  ): Promise<FetchedEntry> {
    const startedAtMs = clock.getNowMs();
    const { definition, params } = request;
    const rows = new RowTally(definition.maxRows);
    const trusted = getTrustedCopy(held, purgedUntilMs);
    const called = await callUpstream(tools, definition, {
      path: definition.buildPath(params),
      urgency,
      previous: trusted,
    });
    const { result, host } = called;
    // The gate reports held-back calls; they say nothing about the source.
    if (result.kind === 'failure' && result.heldBack !== undefined) return result;
    const endedAtMs = clock.getNowMs();
    const upstreamMs = endedAtMs - startedAtMs;
    const read = toEntry(tools, request, trusted, result, computeAgedTimes(result, endedAtMs, upstreamMs), rows);
    const fetched = await confirmEntry({ ...tools, monitor }, request, held, read, host);
    logRefresh(tools, request, result, fetched, upstreamMs, rows);
    const report = fetchReport(definition.name, called, fetched, { fetchedAtMs: endedAtMs, upstreamMs }, rows);
    noteFetch?.(report);
    monitor.noteFetch?.(report);
    const isNew = (result.kind === 'body' || result.kind === 'missing') && !isSameEntry(read, trusted);
    return { ...fetched, calls: called.calls ?? fetched.calls, ...(isNew && { answer: result }) };
  }

  /** Fetches upstream's unparsed answer for a path, for callers with a schema that this build does not have. */
  async function fetchAnswer(
    { definition }: SourceRequest,
    path: string,
    urgency: Urgency,
  ): Promise<UpstreamAnswer | FetchFailure> {
    const startedAtMs = clock.getNowMs();
    const { result } = await callUpstream(tools, definition, { path, urgency });
    if (result.kind === 'failure' && result.heldBack !== undefined) return result;
    const endedAtMs = clock.getNowMs();
    const times = computeAgedTimes(result, endedAtMs, endedAtMs - startedAtMs);
    const about = { source: definition.name, path, caller, durationMs: times.upstreamMs };
    log({ event: 'refresh-for-other-build', ...about, outcome: result.kind });
    if (result.kind === 'failure') return result;
    return result.kind === 'unchanged'
      ? createFailure('bad-answer', 'unchanged, but nothing is at hand')
      : { ...times, result };
  }

  /** Parses an answer that a refresher of another build has fetched. */
  async function readAnswer(
    request: SourceRequest,
    held: Entry | undefined,
    { result, fetchedAtMs, upstreamMs }: UpstreamAnswer,
    purgedUntilMs = -Infinity,
  ): Promise<FetchedEntry> {
    const { base, maxRows } = request.definition;
    const rows = new RowTally(maxRows);
    const trusted = getTrustedCopy(held, purgedUntilMs);
    const read = toEntry(tools, request, trusted, result, { fetchedAtMs, upstreamMs }, rows);
    const { host } = findWatchedHost(base, upstreams[base]?.baseUrl);
    const fetched = await confirmEntry({ ...tools, monitor }, request, held, read, host);
    logRefresh(tools, request, result, fetched, upstreamMs, rows);
    return fetched;
  }

  /** Parses an answer that an earlier build has kept, without calling upstream or judging the host. */
  function rereadAnswer(request: SourceRequest, { result, fetchedAtMs, upstreamMs }: UpstreamAnswer): FetchedEntry {
    const { definition, params } = request;
    const rows = new RowTally(definition.maxRows);
    const read = toEntry(tools, request, undefined, result, { fetchedAtMs, upstreamMs }, rows);
    const about = { source: definition.name, path: definition.buildPath(params), caller, ...pickCounts(rows) };
    if (read.kind === 'entry') {
      log({ event: 'reread', ...about, outcome: read.entry.kind, bytes: read.entry.bytes, fetchedAtMs });
      return read;
    }
    const { reason, detail } = read;
    const { receivedRows, droppedRows } = rows;
    log({ event: 'reread-failed', ...about, reason, detail });
    noteFetch?.({
      source: definition.name,
      outcome: 'reread-failed',
      detail,
      atMs: clock.getNowMs(),
      durationMs: 0,
      bytes: 0,
      receivedRows,
      droppedRows,
    });
    return read;
  }

  return { fetchEntry, fetchAnswer, readAnswer, rereadAnswer };
}

/** Copy that upstream may revalidate and new answers are compared with. Content and validators of a purged one are presumed wrong. */
function getTrustedCopy(held: Entry | undefined, purgedUntilMs: number): Entry | undefined {
  return held === undefined || wasRequestedAtOrBefore(held, purgedUntilMs) ? undefined : held;
}

/** Subtracts the time that an intermediate cache kept the answer. */
function computeAgedTimes(result: UpstreamResult, endedAtMs: number, upstreamMs: number): Times {
  const { ageMs = 0, expiresInMs } = result.kind === 'failure' ? {} : result;
  return {
    fetchedAtMs: endedAtMs - ageMs,
    upstreamMs,
    ...(expiresInMs !== undefined && { upstreamFreshUntilMs: endedAtMs + expiresInMs }),
  };
}

/** Accepts an answer unless it contradicts a servable copy, which requires confirmation. Keeps the replaced value. */
async function confirmEntry(
  tools: Pick<EntryFetchTools, 'getPolicy' | 'clock' | 'log'> & { readonly monitor: HostMonitor },
  request: SourceRequest,
  held: Entry | undefined,
  fetched: FetchedEntry,
  host: string | undefined,
): Promise<FetchedEntry> {
  if (fetched.kind === 'failure' || held === undefined) return fetched;
  const { definition } = request;
  const moment = { policy: tools.getPolicy(request), nowMs: tools.clock.getNowMs() };
  const kind = findContradiction(held, fetched.entry, definition, {
    ...moment,
    policy: findLongestLived(tools, request),
  });
  const isOrdinary = kind !== null && isOrdinaryClaim(kind, definition);
  if (kind !== null) {
    const check = host === undefined ? undefined : { host, source: definition.name, contradicts: !isOrdinary };
    const hostState = check && (await requestHostState(tools.monitor, check, tools));
    const replacement = decideReplacement(held, kind, isOrdinary, hostState, moment);
    if (replacement.kind === 'hold') {
      return { ...createFailure('unconfirmed', `${kind}, ${replacement.why}`), claim: replacement.claim };
    }
  }
  const lastGood = fetched.entry.kind === 'value' || isOrdinary ? undefined : findLastGood(held);
  const isUsable =
    lastGood && moment.nowMs < computeLifetimes({ kind: 'value', ...lastGood }, moment.policy, -Infinity).usableUntilMs;
  return isUsable === true ? { ...fetched, entry: { ...fetched.entry, lastGood } } : fetched;
}

/** The policy that serves a copy longest, because requests with different policies share it. */
function findLongestLived({ getPolicy }: Pick<EntryFetchTools, 'getPolicy'>, request: SourceRequest): FreshnessPolicy {
  const { definition, params } = request;
  const [asked, own] = [getPolicy(request), getPolicy({ definition, params })];
  return computeUsableSeconds(own) > computeUsableSeconds(asked) ? own : asked;
}

function computeUsableSeconds(policy: FreshnessPolicy): number {
  return policy.freshSeconds + policy.staleWhileRevalidateSeconds + policy.staleIfErrorSeconds;
}

function isSameEntry(read: FetchedEntry, copy: Entry | undefined): boolean {
  if (read.kind !== 'entry' || copy === undefined) return false;
  return read.entry.value === copy.value && read.entry.fetchedAtMs === copy.fetchedAtMs;
}

/** The copy that upstream confirmed: a contradiction is dropped, and games in play are refreshed as such again. */
function renewEntry({ claim: _claim, isLiveRefreshOver: _isOver, ...copy }: Entry): Entry {
  return copy.liveRows === undefined ? copy : { ...copy, ...describeLiveRows(copy.liveRows) };
}

function readLiveRows(
  definition: SourceRequest['definition'],
  { kind, value, fetchedAtMs }: Entry,
  previous: Entry | undefined,
): Pick<Entry, 'liveRows' | 'hasLiveRow' | 'rowChanges'> {
  if (definition.listLiveRows === undefined || kind !== 'value') return {};
  const rows = definition.listLiveRows(value);
  const before = previous?.kind === 'value' ? definition.listLiveRows(previous.value) : [];
  return {
    ...describeLiveRows(selectLiveRows(rows, previous?.liveRows, fetchedAtMs)),
    rowChanges: dateRowChanges(rows, before, previous?.rowChanges ?? [], fetchedAtMs),
  };
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
  if (result.kind === 'failure') return result;
  // An intermediate cache may have older data than we do; such an answer adds nothing.
  if (previous !== undefined && result.ageMs !== undefined && times.fetchedAtMs <= previous.fetchedAtMs) {
    const { upstreamFreshUntilMs } = times;
    return wrapEntry(upstreamFreshUntilMs === undefined ? previous : { ...previous, upstreamFreshUntilMs });
  }
  switch (result.kind) {
    case 'missing':
      return wrapEntry(stampEntry(NOTHING, previous, times));
    case 'unchanged':
      return previous === undefined
        ? createFailure('bad-answer', 'unchanged, but nothing is at hand')
        : wrapEntry({ ...renewEntry(previous), ...times });
    case 'body': {
      const read = validate(tools, request, result.body, rows);
      if ('kind' in read) return read;
      const unusable = findUnusableRows(rows, previous, tools.getPolicy(request), times.fetchedAtMs);
      if (unusable !== null) return createFailure('unusable-rows', `${unusable} (${rows.dropReasons})`);
      const content = stampEntry(keep(request.definition, read.value, result.validators, rows), previous, times);
      return wrapEntry({ ...content, ...readLiveRows(request.definition, content, previous) });
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
    const answerUrl = buildSourceUrl(baseUrl, definition.buildPath(params));
    const schema = definition.buildSchema({ ...wire, ...rows.hooks, answerUrl }, params);
    const parsed = schema.safeParse(body);
    if (parsed.success) return { value: parsed.data };
    const issue = parsed.error.issues[0];
    return createFailure('bad-answer', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  } catch (error) {
    return createFailure(error instanceof TooManyRowsError ? 'too-large' : 'bad-answer', getErrorMessage(error));
  }
}

/** Passes the value through JSON, so that every tier returns the same shape. */
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

/** Content that came again keeps the time at which it first came, whether upstream says so (304) or resends it. */
function stampEntry(content: Content, previous: Entry | undefined, times: Times): Entry {
  const isKnown = previous !== undefined && isSameContent(previous, content);
  return { ...content, ...times, changedAtMs: isKnown ? previous.changedAtMs : times.fetchedAtMs };
}

function isSameContent(a: Content, b: Content): boolean {
  return (
    a.kind === b.kind &&
    a.bytes === b.bytes &&
    a.droppedRows === b.droppedRows &&
    JSON.stringify(a.value) === JSON.stringify(b.value)
  );
}

function wrapEntry(kept: Entry): FetchedEntry {
  return { kind: 'entry', entry: kept };
}

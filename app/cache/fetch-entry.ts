import type { Urgency } from './call-budget';
import type { CallGate } from './call-gate';
import type { CircuitBreakers } from './circuit-breaker';
import type { Clock } from './clock';
import type { BaseName, SourceRequest } from './define-source';
import { isRevalidatable, lastGoodOf, type Entry } from './entry';
import {
  fetchReport,
  type CalledUpstream,
  type FetchedEntry,
  type NoteFetch,
  type RawAnswer,
  type Times,
} from './fetch-report';
import { fetchUpstream, type Fetch, type FetchFailure, type UpstreamResult } from './fetch-upstream';
import { lifetimesOf } from './freshness';
import { askWitness, IsolateWitness, type HostWitness } from './host-answers';
import type { Log } from './log';
import { countsOf, logRefresh } from './log-refresh';
import { contradictionOf, decideReplacement, isOrdinaryClaim } from './replacement';
import { RowTally } from './row-tally';
import { sourceUrl } from './source-address';
import { toEntry, type ReadingTools } from './to-entry';

/** Where the sources of one base are fetched. */
export interface Upstream {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

export interface EntryFetchTools extends ReadingTools {
  /** A base that the deployment does not name is absent. */
  readonly upstreams: Readonly<Partial<Record<BaseName, Upstream>>>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
  readonly breakers: CircuitBreakers;
  /** Decides on every call of a host but the site's own. Absent: all are made. */
  readonly gate?: CallGate | undefined;
  /** Who calls upstream, for the log. */
  readonly caller: 'refresher' | 'isolate';
  /** Told of every attempt, for operators. */
  readonly noteFetch?: NoteFetch | undefined;
  /** Knows what other sources of a host said lately. Absent: what this fetcher has heard itself. */
  readonly witness?: HostWitness | undefined;
}

/**
 * Fetches one source. An answer that contradicts the copy at hand takes its place when a second witness says the same.
 * @param held the newest copy at hand: upstream is asked whether it still holds
 * @param purgedUntilMs what upstream was asked for no later is purged: such a copy is not held up to upstream. Real clock, milliseconds
 * @param urgency who needs it: decides whether a host that is called often gets the call
 */
export type FetchEntry = (
  request: SourceRequest,
  held: Entry | undefined,
  purgedUntilMs?: number,
  urgency?: Urgency,
) => Promise<FetchedEntry>;

/** What upstream said, as it is before a schema reads it. Plain data: it travels to another machine. */
export interface UpstreamAnswer extends Times {
  readonly result: RawAnswer;
}

/** Fetches what upstream says at a path, for callers who read it by a schema that this build does not have. */
export type FetchAnswer = (
  request: SourceRequest,
  path: string,
  urgency: Urgency,
) => Promise<UpstreamAnswer | FetchFailure>;

/** Reads what a refresher of another build has fetched. */
export type ReadAnswer = (
  request: SourceRequest,
  held: Entry | undefined,
  answer: UpstreamAnswer,
  purgedUntilMs?: number,
) => Promise<FetchedEntry>;

/** Reads an answer that an earlier build has kept. */
export type RereadAnswer = (request: SourceRequest, answer: UpstreamAnswer) => FetchedEntry;

/** For one source, retry and body included. Longer than a page waits: a slow answer still serves the next visitor. */
const UPSTREAM_DEADLINE_MS = 8000;

/** All that a cache needs of upstream. */
export interface SourceFetchers {
  readonly fetchEntry: FetchEntry;
  readonly fetchAnswer: FetchAnswer;
  readonly readAnswer: ReadAnswer;
  readonly rereadAnswer: RereadAnswer;
}

export function createSourceFetchers(tools: EntryFetchTools): SourceFetchers {
  return {
    fetchEntry: createEntryFetcher(tools),
    fetchAnswer: createAnswerFetcher(tools),
    readAnswer: createAnswerReader(tools),
    rereadAnswer: createAnswerRereader(tools),
  };
}

/** The one way from an upstream call to a kept entry: fetch, validate, normalise, and say so in the log. */
export function createEntryFetcher(tools: EntryFetchTools): FetchEntry {
  const { clock, witness = new IsolateWitness(clock), noteFetch } = tools;
  return async (request, held, purgedUntilMs = -Infinity, urgency = 'asked-for') => {
    const startedAtMs = clock.nowMs();
    const { definition, params } = request;
    const rows = new RowTally(definition.maxRows);
    const trusted = trustedCopy(held, purgedUntilMs);
    const called = await callUpstream(tools, definition, { path: definition.path(params), urgency, previous: trusted });
    const { result, host } = called;
    // The gate tells of these, and they say nothing about the source.
    if (result.kind === 'failure' && result.heldBack !== undefined) return result;
    const endedAtMs = clock.nowMs();
    const upstreamMs = endedAtMs - startedAtMs;
    const read = toEntry(tools, request, trusted, result, agedTimes(result, endedAtMs, upstreamMs), rows);
    const fetched = await confirmed({ ...tools, witness }, request, held, read, host);
    logRefresh(tools, request, result, fetched, upstreamMs, rows);
    const report = fetchReport(definition.name, called, fetched, { fetchedAtMs: endedAtMs, upstreamMs }, rows);
    noteFetch?.(report);
    witness.noteFetch?.(report);
    const isNew = (result.kind === 'body' || result.kind === 'missing') && !isSameEntry(read, trusted);
    return {
      ...fetched,
      ...(called.calls !== undefined && { calls: called.calls }),
      ...(isNew && { answer: result }),
    };
  };
}

/** The copy that upstream may be asked about, and that new answers are measured by. */
function trustedCopy(held: Entry | undefined, purgedUntilMs: number): Entry | undefined {
  return held && isRevalidatable(held, purgedUntilMs) ? held : undefined;
}

/** What a cache on the way kept for a while is as old as that. */
function agedTimes(result: UpstreamResult, endedAtMs: number, upstreamMs: number): Times {
  const { ageMs = 0 } = result.kind === 'failure' ? {} : result;
  return { fetchedAtMs: endedAtMs - ageMs, upstreamMs };
}

/**
 * Lets an answer pass unless it contradicts a copy that may still be served: that takes a second witness. What it replaces then
 * stays beside it.
 */
async function confirmed(
  tools: Pick<EntryFetchTools, 'policyOf' | 'clock' | 'log'> & { readonly witness: HostWitness },
  request: SourceRequest,
  held: Entry | undefined,
  fetched: FetchedEntry,
  host: string | undefined,
): Promise<FetchedEntry> {
  if (fetched.kind === 'failure' || held === undefined) return fetched;
  const { definition } = request;
  const moment = { policy: tools.policyOf(request), nowMs: tools.clock.nowMs() };
  const kind = contradictionOf(held, fetched.entry, definition, moment);
  const isOrdinary = kind !== null && isOrdinaryClaim(kind, definition);
  if (kind !== null) {
    const question = host === undefined ? undefined : { host, source: definition.name, isTurned: !isOrdinary };
    const word = question && (await askWitness(tools.witness, question, tools));
    const replacement = decideReplacement(held, kind, isOrdinary, word, moment);
    if (replacement.kind === 'hold') {
      return { ...failure('unconfirmed', `${kind}, ${replacement.why}`), claim: replacement.claim };
    }
  }
  const lastGood = fetched.entry.kind === 'value' || isOrdinary ? undefined : lastGoodOf(held);
  const isUsable =
    lastGood && moment.nowMs < lifetimesOf({ kind: 'value', ...lastGood }, moment.policy, -Infinity).usableUntilMs;
  return isUsable === true ? { ...fetched, entry: { ...fetched.entry, lastGood } } : fetched;
}

/** The way for a refresher that does not know its caller's schema: what upstream said travels as it is. */
function createAnswerFetcher(tools: EntryFetchTools): FetchAnswer {
  return async ({ definition }, path, urgency) => {
    const startedAtMs = tools.clock.nowMs();
    const { result } = await callUpstream(tools, definition, { path, urgency });
    if (result.kind === 'failure' && result.heldBack !== undefined) return result;
    const endedAtMs = tools.clock.nowMs();
    const times = agedTimes(result, endedAtMs, endedAtMs - startedAtMs);
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
  const { upstreams, clock, witness = new IsolateWitness(clock) } = tools;
  return async (request, held, { result, fetchedAtMs, upstreamMs }, purgedUntilMs = -Infinity) => {
    const times = { fetchedAtMs, upstreamMs };
    const { base, maxRows } = request.definition;
    const rows = new RowTally(maxRows);
    const read = toEntry(tools, request, trustedCopy(held, purgedUntilMs), result, times, rows);
    const { host } = watchedHost(base, upstreams[base]?.baseUrl);
    const fetched = await confirmed({ ...tools, witness }, request, held, read, host);
    logRefresh(tools, request, result, fetched, upstreamMs, rows);
    return fetched;
  };
}

/** Reads a kept answer by the schema of this build. Upstream is not asked, and the host is not judged by it. */
function createAnswerRereader(tools: EntryFetchTools): RereadAnswer {
  const { log, caller, clock, noteFetch } = tools;
  return (request, { result, fetchedAtMs, upstreamMs }) => {
    const { definition, params } = request;
    const rows = new RowTally(definition.maxRows);
    const read = toEntry(tools, request, undefined, result, { fetchedAtMs, upstreamMs }, rows);
    const about = { source: definition.name, path: definition.path(params), caller, ...countsOf(rows) };
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
      atMs: clock.nowMs(),
      durationMs: 0,
      bytes: 0,
      receivedRows,
      droppedRows,
    });
    return read;
  };
}

interface WantedCall {
  readonly path: string;
  readonly urgency: Urgency;
  /** The copy that upstream is asked about. */
  readonly previous?: Entry | undefined;
}

async function callUpstream(
  { upstreams, clock, random, breakers, gate }: EntryFetchTools,
  definition: SourceRequest['definition'],
  { path, urgency, previous }: WantedCall,
): Promise<CalledUpstream> {
  const upstream = upstreams[definition.base];
  if (upstream === undefined) return { result: failure('unreachable', `no address for ${definition.base}`) };
  const url = sourceUrl(upstream.baseUrl, path);
  const breaker = breakers.of(url);
  const watched = watchedHost(definition.base, url);
  const { host } = watched;
  if (!breaker.admits()) {
    const result = { ...failure('unreachable', 'not called: the host is in trouble'), calls: 0 };
    return { result, breaker: breaker.state, ...watched };
  }
  const { format, maxBytes, base } = definition;
  const call = {
    url,
    format,
    validators: previous?.validators ?? {},
    maxBytes,
    isApi: base === 'v1' && format === 'json',
    badRequestMeansNone: definition.badRequestMeansNone !== undefined,
  };
  let calls = 0;
  const result = await fetchUpstream(call, {
    fetch: (address, init) => {
      calls += 1;
      return upstream.fetch(address, init);
    },
    admits: async () => host === undefined || gate === undefined || gate.admits(host, urgency),
    urgency,
    clock,
    random,
    deadlineMs: UPSTREAM_DEADLINE_MS,
  });
  if (calls === 0) {
    breaker.withdraw();
    return { result: result.kind === 'failure' ? { ...result, calls } : result, breaker: breaker.state, ...watched };
  }
  if (host !== undefined && result.kind === 'failure' && result.tooMany !== undefined) {
    await gate?.noteTooManyCalls(host, result.tooMany, result.retryAfterMs);
  }
  if (isHostFailure(result, definition, previous)) breaker.failed(endpointOf(definition));
  else breaker.succeeded();
  return { result, isCalled: true, calls, breaker: breaker.state, ...watched };
}

/** The endpoint that a source asks, alike for all its parameters: the days of a feed are one endpoint. */
function endpointOf({ path, sample }: SourceRequest['definition']): string {
  return path(sample).split('?', 1)[0] ?? '';
}

/** The site's own files are no host that operators watch. */
function watchedHost(base: BaseName, url: string | undefined): { readonly host?: string } {
  return base === 'site' || url === undefined ? {} : { host: new URL(url).host };
}

/**
 * A bad answer says nothing about the host, and a timeout, a broken connection or a status 5xx everything. That it refuses a
 * question says so too, unless a visitor may have made the question up. That it is called too often (429) is the gate's concern.
 */
function isHostFailure(
  result: UpstreamResult,
  { maxUnknownPerMinute }: SourceRequest['definition'],
  previous: Entry | undefined,
): boolean {
  if (result.kind !== 'failure' || result.tooMany === 429) return false;
  const isKnownQuestion = maxUnknownPerMinute === undefined || previous?.kind === 'value';
  return result.isRetryable || result.reason === 'timeout' || (result.isRefusal === true && isKnownQuestion);
}

/** Whether an answer told nothing new, so that the copy itself came out. */
function isSameEntry(read: FetchedEntry, copy: Entry | undefined): boolean {
  return read.kind === 'entry' && read.entry === copy;
}

function failure(reason: FetchFailure['reason'], detail: string): FetchFailure {
  return { kind: 'failure', reason, detail, isRetryable: false };
}

import type { Clock } from '../base/clock';
import { isOwnFile, type BaseName, type SourceRequest } from '../source/define-source';
import type { Entry } from '../source/entry';
import { buildSourceUrl } from '../source/source-address';
import type { Urgency } from './call-budget';
import type { CallGate } from './call-gate';
import type { CircuitBreakers } from './circuit-breaker';
import type { CalledUpstream } from './fetch-report';
import { createFailure, fetchUpstream, type Fetch, type UpstreamResult } from './fetch-upstream';

/** Base URL of sources, and the function that fetches them. */
export interface Upstream {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

export interface UpstreamCallDependencies {
  /** Bases without a URL are absent. */
  readonly upstreams: Readonly<Partial<Record<BaseName, Upstream>>>;
  readonly clock: Clock;
  readonly getRandom: () => number;
  readonly breakers: CircuitBreakers;
  /** Decides on calls, except those for the site's own files. Without it all calls are made. */
  readonly gate?: CallGate | undefined;
}

/** Deadline of a call with its retry and body. Longer than a page waits, because the next visitor can use a slow answer. */
const UPSTREAM_DEADLINE_MS = 8000;

interface WantedCall {
  readonly path: string;
  readonly urgency: Urgency;
  /** Copy that upstream may revalidate. */
  readonly previous?: Entry | undefined;
}

/** Calls upstream for a source if the circuit breaker and the budget of its host allow it. */
export async function callUpstream(
  { upstreams, clock, getRandom, breakers, gate }: UpstreamCallDependencies,
  definition: SourceRequest['definition'],
  { path, urgency, previous }: WantedCall,
): Promise<CalledUpstream> {
  const upstream = upstreams[definition.base];
  if (upstream === undefined) return { result: createFailure('unreachable', `no address for ${definition.base}`) };
  const url = buildSourceUrl(upstream.baseUrl, path);
  const breaker = breakers.getBreaker(url);
  const watched = findWatchedHost(definition.base, url);
  const { host } = watched;
  if (!breaker.admits()) {
    const result = { ...createFailure('unreachable', 'not called: the host is in trouble'), calls: 0 };
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
    getRandom,
    deadlineMs: UPSTREAM_DEADLINE_MS,
  });
  if (calls === 0) {
    breaker.withdraw();
    return { result: result.kind === 'failure' ? { ...result, calls } : result, breaker: breaker.state, ...watched };
  }
  if (host !== undefined && result.kind === 'failure' && result.tooMany !== undefined) {
    await gate?.noteTooManyCalls(host, result.tooMany, result.retryAfterMs);
  }
  if (isHostFailure(result, definition, previous)) breaker.noteFailure(getEndpoint(definition));
  else breaker.noteSuccess();
  return { result, isCalled: true, calls, breaker: breaker.state, ...watched };
}

/** Endpoint of a source, which is the same for all its parameters. */
function getEndpoint({ buildPath, sample }: SourceRequest['definition']): string {
  return buildPath(sample).split('?', 1)[0] ?? '';
}

/** The called host, for reports; absent for the site's own files. */
export function findWatchedHost(base: BaseName, url: string | undefined): { readonly host?: string } {
  return isOwnFile({ base }) || url === undefined ? {} : { host: new URL(url).host };
}

/**
 * Whether a result counts as a failure of the host: timeouts, broken connections, 5xx and refusals, unless a visitor may have invented the
 * parameters. A 429 counts for the budget instead.
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

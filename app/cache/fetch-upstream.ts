import type { RefreshFailure, Validators } from './entry';
import { BodyTooLargeError, readBody } from './read-body';

/** What upstream said, before any schema looked at it. */
export type UpstreamAnswer =
  | { readonly kind: 'body'; readonly body: string; readonly validators: Validators }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: RefreshFailure; readonly worthRetrying: boolean };

export interface UpstreamCall {
  readonly url: string;
  readonly validators: Validators;
  readonly maxBytes: number;
}

export interface UpstreamTools {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/** From the first byte asked to the last byte read, for each of two attempts. */
const attemptMs = 4_000;
const retryAfterMs = 150;
const retryJitterMs = 250;
const mostRedirects = 3;

/**
 * One upstream call: a deadline for the whole exchange, one retry with jitter after a failure that may pass, a size limit,
 * a check that it is JSON, and no redirects to another host. Never throws.
 */
export async function fetchUpstream(call: UpstreamCall, tools: UpstreamTools): Promise<UpstreamAnswer> {
  const first = await attempt(call, tools);
  if (first.kind !== 'failed' || !first.worthRetrying) return first;
  await tools.sleep(retryAfterMs + tools.random() * retryJitterMs);
  return attempt(call, tools);
}

async function attempt(call: UpstreamCall, tools: UpstreamTools): Promise<UpstreamAnswer> {
  const signal = AbortSignal.timeout(attemptMs);
  try {
    const response = await followOnHost(call, tools, signal);
    return response === null
      ? failed('upstream-error', 'redirects to another host, or without end')
      : await readAnswer(response, call.maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return failed('too-large', error.message);
    if (signal.aborted) return failed('timeout', `no answer within ${attemptMs} ms`);
    return failed('unreachable', error instanceof Error ? error.message : String(error), true);
  }
}

/** Follows redirects that stay on the host; `null` when they leave it. */
async function followOnHost(call: UpstreamCall, tools: UpstreamTools, signal: AbortSignal): Promise<Response | null> {
  let url = call.url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await tools.fetch(
      new Request(url, { headers: requestHeaders(call.validators), redirect: 'manual', signal }),
    );
    const location = response.headers.get('location');
    if (response.status === 304 || response.status < 300 || response.status >= 400 || location === null)
      return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.host !== new URL(url).host) return null;
    url = next.href;
  }
  return null;
}

function requestHeaders({ etag, lastModified }: Validators): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (etag !== undefined) headers.set('if-none-match', etag);
  if (lastModified !== undefined) headers.set('if-modified-since', lastModified);
  return headers;
}

async function readAnswer(response: Response, maxBytes: number): Promise<UpstreamAnswer> {
  const { status } = response;
  if (status === 200 && isJson(response)) {
    return { kind: 'body', body: await readBody(response, maxBytes), validators: validatorsOf(response) };
  }
  await response.body?.cancel();
  if (status === 304) return { kind: 'unchanged' };
  if (status === 404 || status === 410) return { kind: 'missing' };
  if (status === 200) return failed('bad-answer', `not JSON but ${response.headers.get('content-type') ?? 'untyped'}`);
  return failed('upstream-error', `status ${status}`, status >= 500 || status === 429);
}

/** Some servers of such files say `text/plain`; HTML with 200 is an error page. */
function isJson(response: Response): boolean {
  return !/html|xml|image|font/i.test(response.headers.get('content-type') ?? '');
}

function validatorsOf({ headers }: Response): Validators {
  return {
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
}

function failed(reason: RefreshFailure['reason'], detail: string, worthRetrying = false): UpstreamAnswer {
  return { kind: 'failed', failure: { reason, detail }, worthRetrying };
}

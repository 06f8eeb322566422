import type { FailureReason } from './answer';
import { sleep, type Clock } from './clock';
import { timedOut, withDeadline } from './deadline';
import type { Validators } from './entry';
import { messageOf } from './log';
import { readUpstreamResponse } from './upstream-response';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface UpstreamCall {
  readonly url: string;
  /** Of the copy at hand, if upstream may answer that it still holds. */
  readonly validators: Validators;
  readonly maxBytes: number;
}

/** What one call of upstream came to. It never throws: trouble is a result too. */
export type UpstreamResult =
  | { readonly kind: 'body'; readonly body: unknown; readonly validators: Validators }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'missing'; readonly detail: string }
  | Trouble;

export interface Trouble {
  readonly kind: 'trouble';
  readonly reason: Exclude<FailureReason, 'not-found'>;
  readonly detail: string;
  /** Asking once more at once may help: the connection failed, or upstream said 5xx or 429. */
  readonly passing: boolean;
}

export interface UpstreamTools {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** A number in [0, 1). */
  readonly random: () => number;
  /** For the call as a whole: retry, redirects and body included. */
  readonly deadlineMs: number;
}

const RETRY_AFTER_MS = { least: 100, spread: 300 };
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Calls upstream within a deadline, and once more when the first failure may have passed. */
export async function fetchUpstream(call: UpstreamCall, tools: UpstreamTools): Promise<UpstreamResult> {
  const abort = new AbortController();
  const result = await withDeadline(tools.clock, callWithRetry(call, tools, abort.signal), tools.deadlineMs);
  if (result !== timedOut) return result;
  abort.abort();
  return { kind: 'trouble', reason: 'timeout', detail: `no answer within ${tools.deadlineMs} ms`, passing: false };
}

async function callWithRetry(call: UpstreamCall, tools: UpstreamTools, signal: AbortSignal): Promise<UpstreamResult> {
  const first = await callOnce(call, tools, signal);
  if (first.kind !== 'trouble' || !first.passing) return first;
  await sleep(tools.clock, RETRY_AFTER_MS.least + tools.random() * RETRY_AFTER_MS.spread);
  return signal.aborted ? first : callOnce(call, tools, signal);
}

async function callOnce(call: UpstreamCall, { fetch }: UpstreamTools, signal: AbortSignal): Promise<UpstreamResult> {
  try {
    const response = await followWithinHost(call, fetch, signal);
    return response instanceof Response ? await readUpstreamResponse(response, call) : response;
  } catch (error) {
    return { kind: 'trouble', reason: 'unreachable', detail: messageOf(error), passing: true };
  }
}

/** Follows a few redirects on the same host. Another host may not answer in upstream's name. */
async function followWithinHost(call: UpstreamCall, fetch: Fetch, signal: AbortSignal): Promise<Response | Trouble> {
  let url = call.url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(url, { headers: headersOf(call), redirect: 'manual', signal });
    if (!REDIRECTS.has(response.status)) return response;
    await response.body?.cancel();
    const next = new URL(response.headers.get('location') ?? '', url);
    if (next.host !== new URL(url).host) return refused(`redirected to another host, ${next.host}`);
    url = next.href;
  }
  return refused(`redirected more than ${MAX_REDIRECTS} times`);
}

function refused(detail: string): Trouble {
  return { kind: 'trouble', reason: 'bad-answer', detail, passing: false };
}

function headersOf({ validators }: UpstreamCall): Record<string, string> {
  return {
    accept: 'application/json',
    'user-agent': 'Fieldhouse',
    ...(validators.etag !== undefined && { 'if-none-match': validators.etag }),
    ...(validators.lastModified !== undefined && { 'if-modified-since': validators.lastModified }),
  };
}

import { parseJson } from '~/parse-json';
import { DAY_SECONDS } from '~/time-units';
import { sleepBeforeRetry, timedOut, withDeadline, type Clock } from '../base/clock';
import { getErrorMessage } from '../base/log';
import { type FailureReason, heldBackDetail } from '../source/answer';
import { MEBIBYTE, type SourceFormat } from '../source/define-source';
import type { Claim, Validators } from '../source/entry';
import type { Urgency } from './call-budget';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface UpstreamCall {
  readonly url: string;
  readonly format: SourceFormat;
  /** Validators of the copy; none if it must not be revalidated. */
  readonly validators: Validators;
  readonly maxBytes: number;
  /** A 404 counts as such only with the API's JSON body. */
  readonly isApi: boolean;
  /** A 400 with an error text counts as a 404. */
  readonly badRequestMeansNone: boolean;
}

/** Age and expiry of an answer from a cache in front of upstream (RFC 9111, sections 5.1 and 5.2). */
interface CacheTimes {
  readonly ageMs?: number;
  /** How long that cache will return this answer; absent if unknown or without such a cache. */
  readonly expiresInMs?: number;
}

export type UpstreamResult =
  | ({ readonly kind: 'body'; readonly body: unknown; readonly validators: Validators } & CacheTimes)
  | ({ readonly kind: 'unchanged' } & CacheTimes)
  | ({ readonly kind: 'missing'; readonly detail: string } & CacheTimes)
  | FetchFailure;

export interface FetchFailure {
  readonly kind: 'failure';
  readonly reason: Exclude<FailureReason, 'not-found'>;
  readonly detail: string;
  /** A retry may succeed: the connection failed, or upstream answered 5xx or 429. */
  readonly isRetryable: boolean;
  /** The host refuses requests that it always accepted. A retry would not help, but this counts as a failure of the host. */
  readonly isRefusal?: true;
  /** Upstream gets too many calls: 429, or 503 with `Retry-After`. */
  readonly tooMany?: 429 | 503;
  /** The call was not made, because the budget of the host has no call for this urgency. */
  readonly heldBack?: Urgency;
  /** The answer contradicts the copy and is not used for that reason. */
  readonly claim?: Claim;
  /** How long upstream must not be called (`Retry-After`, RFC 9110, section 10.2.3). */
  readonly retryAfterMs?: number;
  /** Number of upstream calls, if any. */
  readonly calls?: number;
}

export interface UpstreamDependencies {
  readonly fetch: Fetch;
  /** Waits until the request's turn, then resolves with whether it may be made. */
  readonly admits: () => Promise<boolean>;
  readonly urgency: Urgency;
  readonly clock: Clock;
  readonly getRandom: () => number;
  /** Deadline of the whole call, with retry, redirects and body. */
  readonly deadlineMs: number;
}

export const MAX_REDIRECTS = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Calls upstream within a deadline. Retries once if the failure may be temporary. */
export async function fetchUpstream(call: UpstreamCall, dependencies: UpstreamDependencies): Promise<UpstreamResult> {
  const abort = new AbortController();
  const result = await withDeadline(
    dependencies.clock,
    callWithRetry(call, dependencies, abort.signal),
    dependencies.deadlineMs,
  );
  if (result !== timedOut) return result;
  abort.abort();
  return createFailure('timeout', `no answer within ${dependencies.deadlineMs} ms`);
}

async function callWithRetry(
  call: UpstreamCall,
  dependencies: UpstreamDependencies,
  signal: AbortSignal,
): Promise<UpstreamResult> {
  const redirects = { left: MAX_REDIRECTS };
  const first = await callOnce(call, dependencies, redirects, signal);
  if (first.kind !== 'failure' || !first.isRetryable) return first;
  if (first.retryAfterMs !== undefined || first.tooMany !== undefined) return first;
  await sleepBeforeRetry(dependencies.clock, dependencies.getRandom);
  if (signal.aborted) return first;
  const second = await callOnce(call, dependencies, redirects, signal);
  return second.kind === 'failure' && second.heldBack !== undefined ? first : second;
}

/** Number of redirects that both attempts together may still follow. */
interface Redirects {
  left: number;
}

async function callOnce(
  call: UpstreamCall,
  dependencies: UpstreamDependencies,
  redirects: Redirects,
  signal: AbortSignal,
): Promise<UpstreamResult> {
  const { clock } = dependencies;
  try {
    const response = await followWithinOrigin(call, dependencies, redirects, signal);
    if (!(response instanceof Response)) return response;
    const aged = readCacheTimes(response.headers);
    const result = await readUpstreamResponse(response, call, clock.getNowMs());
    return result.kind === 'failure' ? result : { ...result, ...aged };
  } catch (error) {
    return { kind: 'failure', reason: 'unreachable', detail: getErrorMessage(error), isRetryable: true };
  }
}

/** Follows redirects within the same origin only, because no other host may answer for upstream. */
async function followWithinOrigin(
  call: UpstreamCall,
  { fetch, admits, urgency }: UpstreamDependencies,
  redirects: Redirects,
  signal: AbortSignal,
): Promise<Response | FetchFailure> {
  let url = call.url;
  for (;;) {
    if (!(await admits())) return buildHeldBackFailure(urgency);
    const response = await fetch(url, { headers: buildRequestHeaders(call), redirect: 'manual', signal });
    if (!REDIRECTS.has(response.status)) return response;
    await response.body?.cancel();
    const next = new URL(response.headers.get('location') ?? '', url);
    if (next.origin !== new URL(url).origin)
      return createFailure('bad-answer', `redirected to another origin, ${next.origin}`);
    if (redirects.left === 0) return createFailure('bad-answer', `redirected more than ${MAX_REDIRECTS} times`);
    redirects.left -= 1;
    url = next.href;
  }
}

export function createFailure(reason: FetchFailure['reason'], detail: string): FetchFailure {
  return { kind: 'failure', reason, detail, isRetryable: false };
}

function buildHeldBackFailure(urgency: Urgency): FetchFailure {
  return {
    ...createFailure('unreachable', heldBackDetail),
    heldBack: urgency,
  };
}

function buildRequestHeaders({ format, validators }: UpstreamCall): Record<string, string> {
  return {
    accept: contentTypes[format].accept,
    'user-agent': 'Fieldhouse',
    ...(validators.etag !== undefined && { 'if-none-match': validators.etag }),
    ...(validators.lastModified !== undefined && { 'if-modified-since': validators.lastModified }),
  };
}

/** Reads a body as text; `null` if it has more than `maxBytes`. Invalid UTF-8 becomes spaces. */
export async function readText(
  message: Request | Response,
  maxBytes: number,
  decode = decodeUtf8,
): Promise<string | null> {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) {
    await discard(message);
    return null;
  }
  const reader = (message.body as ReadableStream<Uint8Array> | null)?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return decode(concatenate(chunks, length));
}

/** Cancels an unread body, to free its connection. */
async function discard({ body }: Request | Response): Promise<void> {
  try {
    await body?.cancel();
  } catch {
    // The connection is already closed.
  }
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes).replaceAll('\uFFFD', ' ');
  }
}

/** Decoder of an HTML page: UTF-8 if declared, otherwise windows-1252, as browsers decode ISO-8859-1. */
function decodePage(contentType: string): (bytes: Uint8Array) => string {
  if (/\bcharset=["']?utf-?8\b/i.test(contentType)) return decodeUtf8;
  return (bytes) => new TextDecoder('windows-1252').decode(bytes);
}

const ERROR_BODY_BYTES = 16 * 1024;
const MOST_AGE_SECONDS = 7 * DAY_SECONDS;

/** Content types by format. Upstream sends JSON also as text or without a type. */
const contentTypes: Readonly<Record<SourceFormat, { readonly accept: string; readonly fits: RegExp }>> = {
  json: { accept: 'application/json', fits: /^$|[/+]json\b|^text\/plain\b|^application\/octet-stream\b/i },
  html: { accept: 'text/html', fits: /^text\/html\b|^application\/xhtml\+xml\b/i },
  xml: { accept: 'text/xml, application/xml', fits: /^(?:text|application)\/(?:[\w.-]+\+)?xml\b/i },
};

/** Converts a response to a result. Its body is always read or canceled. */
async function readUpstreamResponse(response: Response, call: UpstreamCall, nowMs: number): Promise<UpstreamResult> {
  const { status } = response;
  if (status === 200) return readBody(response, call);
  if (status === 304 && hasValidators(call.validators)) {
    await discard(response);
    return { kind: 'unchanged' };
  }
  if (status === 404 || status === 410) {
    const words = await readErrorText(response);
    return words !== '' || !call.isApi
      ? { kind: 'missing', detail: words }
      : buildRefusal(`status ${status}, not by the API`);
  }
  if (status === 400) {
    const words = await readErrorText(response);
    if (words !== '' && call.badRequestMeansNone) return { kind: 'missing', detail: words };
    return buildRefusal(words === '' ? 'status 400' : `status 400: ${words}`);
  }
  await discard(response);
  const isRetryable = status >= 500 || status === 429;
  const retryAfterMs = isRetryable ? readRetryAfter(response.headers.get('retry-after'), nowMs) : undefined;
  return {
    ...createFailure('upstream-error', `status ${status}`),
    isRetryable,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(status === 429 && { tooMany: status }),
    ...(status === 503 && retryAfterMs !== undefined && { tooMany: status }),
  };
}

function buildRefusal(detail: string): FetchFailure {
  return { ...createFailure('upstream-error', detail), isRefusal: true };
}

/** Parses `Age` (whole seconds) to milliseconds; 0 if malformed. Limited to the longest lifetime, beyond which age has no effect. */
function readAge(field: string | null): number {
  const seconds = /^\d+$/.test(field?.trim() ?? '') ? Number(field) : 0;
  return Math.min(seconds, MOST_AGE_SECONDS) * 1000;
}

/** Only a response with `Age` comes from a cache. In others, `max-age` is meant for browsers. */
function readCacheTimes(headers: Headers): CacheTimes {
  const age = headers.get('age');
  const ageMs = readAge(age);
  const lifetime = /(?:^|,)\s*s-maxage="?(\d+)/i.exec(headers.get('cache-control') ?? '');
  const [, seconds] = lifetime ?? /(?:^|,)\s*max-age="?(\d+)/i.exec(headers.get('cache-control') ?? '') ?? [];
  const expiresInMs = Math.min(Number(seconds), MOST_AGE_SECONDS) * 1000 - ageMs;
  return { ...(ageMs > 0 && { ageMs }), ...(age !== null && expiresInMs > 0 && { expiresInMs }) };
}

/** Parses `Retry-After` (whole seconds or a date); `undefined` if malformed. */
function readRetryAfter(field: string | null, nowMs: number): number | undefined {
  if (field === null) return undefined;
  const waitMs = /^\d+$/.test(field.trim()) ? Number(field) * 1000 : Date.parse(field) - nowMs;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

async function readBody(response: Response, { format, maxBytes }: UpstreamCall): Promise<UpstreamResult> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!contentTypes[format].fits.test(contentType)) {
    await discard(response);
    return createFailure('bad-answer', `content type ${contentType}`);
  }
  const text = await readText(response, maxBytes, format === 'html' ? decodePage(contentType) : decodeUtf8);
  if (text === null) return createFailure('too-large', `answer larger than ${maxBytes / MEBIBYTE} MiB`);
  const body = format === 'json' ? parseJson(text) : text;
  if (body === undefined) return createFailure('bad-answer', 'not JSON');
  return { kind: 'body', body, validators: readValidators(response.headers) };
}

/** Error text of an `{"error": "..."}` body; `''` for other bodies. */
async function readErrorText(response: Response): Promise<string> {
  if (!contentTypes.json.fits.test(response.headers.get('content-type') ?? '')) {
    await discard(response);
    return '';
  }
  const body = parseJson((await readText(response, ERROR_BODY_BYTES)) ?? '');
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : '';
  return typeof words === 'string' ? words.slice(0, 200) : '';
}

function hasValidators({ etag, lastModified }: Validators): boolean {
  return etag !== undefined || lastModified !== undefined;
}

function readValidators(headers: Headers): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
}
